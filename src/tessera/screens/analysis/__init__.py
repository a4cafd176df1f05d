"""Where a finished game was decided: luck, errors, and the chances to win all the way."""
