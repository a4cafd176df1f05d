"""A game in progress: the table, who acts next, and the saved games."""
