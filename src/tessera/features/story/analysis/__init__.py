"""The analysis of a finished game: luck, errors, and chances to win."""
