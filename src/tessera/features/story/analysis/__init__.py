"""The analysis of a finished game: luck, errors, and the chances to win all the way."""
