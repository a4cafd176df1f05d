"""Visible characters, and grapheme clusters: emoji that are joined, flags, letters with their
marks.

Python has no functions for such clusters. These are as much of Unicode's rules (UAX 29) as names
need.
"""

import re
import unicodedata

JOINER, NON_JOINER = "\u200d", "\u200c"
TONES = range(0x1F3FB, 0x1F400)
EMOJI = range(0x1F000, 0x1FB00)
"""All emoji, also those that this Python doesn't know yet: a name must be valid everywhere."""
ARROWS = "\u2194\u2195"
"""Parts of the emoji of heads that shake and nod."""
REGIONS = range(0x1F1E6, 0x1F200)
"""Two of them are a flag."""
TAGGED = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
"""The flag of England, Scotland or Wales: a black one, and its name in characters nobody sees."""


def visible(text: str) -> str:
    """The text with a space in place of every invisible character, except those that join several
    characters into one emoji or letter."""
    tags = {n for tag in TAGGED.finditer(text) for n in range(*tag.span())}
    return "".join(
        c if n in tags or _is_seen(c) or _joins(text, n) else " " for n, c in enumerate(text)
    )


def escaped(text: str) -> str:
    r"""The text with an escape such as `\u202e` in place of every unprintable character, such as
    those that reverse the order of others."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def cut(text: str, most: int) -> str:
    """The first `most` characters, or fewer, so that no grapheme cluster is split."""
    if len(text) <= most:
        return text
    end = most
    while end and _goes_on(text, end):
        end -= 1
    return text[: end or most].rstrip(JOINER + NON_JOINER)


def _is_seen(c: str) -> bool:
    return unicodedata.category(c)[0] not in "CZ" or ord(c) in EMOJI


def _joins(text: str, n: int) -> bool:
    """Whether this character joins its neighbours: two emoji, or a letter and what follows its
    virama, as in Sinhala."""
    if text[n] not in (JOINER, NON_JOINER) or not 0 < n < len(text) - 1:
        return False
    before, after = text[n - 1], text[n + 1]
    if unicodedata.combining(before) == 9:
        return _is_seen(after)
    drawn = before == "\ufe0f" or _is_emoji(before)
    return text[n] == JOINER and drawn and (_is_emoji(after) or after in ARROWS)


def _is_emoji(c: str) -> bool:
    return unicodedata.category(c) == "So" or ord(c) in EMOJI


def _goes_on(text: str, n: int) -> bool:
    """Whether this character and the one before it belong to one grapheme cluster."""
    c, before = text[n], text[n - 1]
    if ord(c) in REGIONS:
        run = n
        while run and ord(text[run - 1]) in REGIONS:
            run -= 1
        return (n - run) % 2 == 1
    marks = unicodedata.category(c)[0] == "M" or ord(c) in TONES
    return marks or c in (JOINER, NON_JOINER) or before == JOINER or ord(c) >> 8 == 0xE00
