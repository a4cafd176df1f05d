"""Names that run in another direction than the sentence in which they stand.

Put into it as they are they would turn round the numbers and commas beside them (Unicode Standard
Annex 9, "Explicit Directional Isolates"). In a language that is written from left to right any text
from right to left is somebody's name, and is found wherever it comes to the screen. In the others
names can't be told from words: there each fact of a sentence is isolated as it is filled in.
"""

import re

RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
NAME = re.compile(f"[{RIGHT_TO_LEFT}]+(?:[ '’.-]+[{RIGHT_TO_LEFT}]+)*")
"""One name. A comma ends it, so that the names of a list stay in their order."""
FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE, POP = "\u2068", "\u2067", "\u2069"


def isolated(text: str) -> str:
    """The text with an isolate round each name that is written from right to left."""
    if text.isascii():
        return text
    return NAME.sub(lambda name: isolate(name[0]), text)


def isolate(text: str) -> str:
    """The text in an isolate: it runs by itself, as its first letter does. A list of names that are
    isolated runs from right to left, for it is made only where sentences do."""
    listed = FIRST_STRONG_ISOLATE in text
    return f"{RIGHT_TO_LEFT_ISOLATE if listed else FIRST_STRONG_ISOLATE}{text}{POP}"
