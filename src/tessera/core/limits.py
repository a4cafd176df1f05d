"""The most characters of a record, so that no text from elsewhere can exhaust its reader."""

MAX_CHARACTERS = 200_000
MAX_HEAD = 32_000
"""Of what stands above the events; sections may need most of them, all else 4,000."""
MAX_LINE = 120
