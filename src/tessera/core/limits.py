"""The most characters of a record, so that no text from elsewhere can exhaust its reader."""

MAX_CHARACTERS = 200_000
MAX_HEAD = 8_000
"""Of what stands above the events; 24 long names and every option need half of them."""
MAX_LINE = 120
