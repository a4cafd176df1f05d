"""The dice of a game that is played: thrown by shaking, or real ones whose faces are tapped."""
