"""The tablet goes round, and phones beside it have seats of their own."""
