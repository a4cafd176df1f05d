"""Names that are written from right to left, within the sentences of the app.

All languages of the app are written from left to right, so any other text is somebody's name. Put
into a sentence as it is, it would reverse the numbers and commas beside it (Unicode Standard Annex
9, "Explicit Directional Isolates").
"""

import re

RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
NAME = re.compile(f"[{RIGHT_TO_LEFT}]+(?:[ '’.-]+[{RIGHT_TO_LEFT}]+)*")
"""One name. A comma ends it, so that the names of a list stay in their order."""
FIRST_STRONG_ISOLATE, POP = "\u2068", "\u2069"


def isolated(text: str) -> str:
    """The text with an isolate round each name that is written from right to left."""
    if text.isascii():
        return text
    return NAME.sub(lambda name: f"{FIRST_STRONG_ISOLATE}{name[0]}{POP}", text)
