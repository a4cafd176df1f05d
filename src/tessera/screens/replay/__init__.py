"""A game to look at again."""
