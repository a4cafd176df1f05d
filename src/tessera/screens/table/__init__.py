"""A table on the screen, whoever plays on it: what is seen, pressed, marked and moved."""
