"""The choices before a game: which one, who plays, and by which rules."""
