"""The limits of a record, and the error for a text that can't be used. No text from elsewhere may
exhaust its reader."""

MAX_CHARACTERS = 200_000
MAX_HEAD = 32_000
"""Of what stands above the events; sections may need most of them, all else 4,000."""
MAX_LINE = 120


class CodedError(ValueError):
    """An error with a code that says what is wrong, and perhaps facts."""

    def __init__(self, code: str, *facts: object) -> None:
        super().__init__(code, *facts)
        self.code = code
