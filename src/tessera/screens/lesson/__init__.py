"""Learning a game by playing it: the list of its lessons, and one lesson on the table."""
