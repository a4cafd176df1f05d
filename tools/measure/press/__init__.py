"""How long a press takes, from the press to the next picture: `make bench-press`."""
