"""Links to the app as they come: with what mail, messengers and people have put round them, into
them and behind them.

Letters that stand directly behind a code are left there: a code says itself where it ends.
"""

import re

MAX_LINK = 60_000
"""Characters of a link that is read at all."""
UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))
"""What messengers and editors put into long words, and nobody sees."""
WRAPPED = 3
"""So many times a link may stand percent-encoded within another one."""
LEADS = re.compile(r"#/(?:(open|letter|join)/|(?:join|puzzles)\b)")
"""What a link to the app has in it, and hardly anything else; those with a code may be long."""
PART = re.compile(r"[\w/-]*", re.ASCII)
BREAK = re.compile(r"=?[ \t]*\r?\n(?:>[ \t]?)*(?=[\w-])")
"""Within a code: the end of a line of mail, quoted-printable or quoted in an answer."""

ESCAPED = re.compile(r"(?:%[0-9A-Fa-f]{2})+")


def address_in(text: str) -> str:
    """The first address of the app in a text, as `#/open/CODE`; "" where there is none, or where
    the text is a record, in which somebody may be called like a link."""
    if len(text) > 2 * MAX_LINK or text.lstrip("\ufeff \r\n").startswith("tessera "):
        return ""
    text = text.translate(UNSEEN)
    for _ in range(WRAPPED + 1):
        if found := LEADS.search(text):
            return _cut_out(text, found.start(), is_long=bool(found[1]))
        text = _unquoted(text)
    return ""


def trimmed(address: str) -> str:
    """What stands behind `#` in the address of a page, without what no address of the app has."""
    return address_in(address) or _cut_out(address, 0, is_long=False)


def _unquoted(text: str) -> str:
    """As urllib has it, which asks for modules that the page does without."""

    def read(found: re.Match[str]) -> str:
        return bytes.fromhex(found[0].replace("%", "")).decode("utf-8", "replace")

    return ESCAPED.sub(read, text)


def _cut_out(text: str, start: int, *, is_long: bool) -> str:
    parts, end = [], start
    if text[start : start + 1] == "#":
        parts, end = ["#"], start + 1
    while part := PART.match(text, end):
        parts.append(part[0])
        broken = BREAK.match(text, part.end()) if is_long else None
        if broken is None:
            break
        end = broken.end()
    return "".join(parts)
