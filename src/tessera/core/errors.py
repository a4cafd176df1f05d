"""Errors that say by a code what is wrong."""


class CodedError(ValueError):
    """An error with a code that says what is wrong, and perhaps facts."""

    def __init__(self, code: str, *facts: object) -> None:
        super().__init__(code, *facts)
        self.code = code
