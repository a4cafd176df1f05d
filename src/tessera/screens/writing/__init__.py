"""Games in one file, written, tried and kept in the page."""
