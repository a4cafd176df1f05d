"""A table on the screen, whoever plays on it: the page, its parts, presses, marks and flights."""
