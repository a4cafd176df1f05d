"""All games and settings of a device as one file."""
