"""What moves and is brought into sight once the page is written."""
