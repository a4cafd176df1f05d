"""A made-up language that is written from right to left: English in Hebrew letters.

It needs no catalogue, and imports nothing that a page lacks: so a page can be taught it as it is
(tests/browser/backwards.py).
"""

import gettext
import re

from tessera import i18n
from tessera.i18n import LANGUAGES, Translator

CODE, NAME = "he", "עברית"
HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתךםןף")
WORDS = re.compile(r"[^{}]+(?![^{]*\})")
"""All but the fields."""


def written(text: str) -> str:
    """The text in the letters of the made-up language; what stands in braces stays."""
    return WORDS.sub(lambda words: words[0].lower().translate(HEBREW), text)


class Letters(gettext.NullTranslations):
    """A catalogue that translates by letters."""

    def gettext(self, message: str) -> str:
        return written(super().gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return written(super().ngettext(msgid1, msgid2, n))


def from_right_to_left() -> Translator:
    """A translator into the made-up language."""
    return Translator(CODE, Letters())


def learn() -> None:
    """Makes it one of the languages of the app."""
    LANGUAGES[CODE] = NAME
    i18n._made[CODE] = from_right_to_left()
