"""Motion, and scrolling into sight, once the page is written."""
