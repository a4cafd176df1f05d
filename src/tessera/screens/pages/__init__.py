"""Pages about games rather than in one: menu, saved games, numbers, sharing."""
