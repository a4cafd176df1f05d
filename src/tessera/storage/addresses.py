"""Finds links to the app in texts, in which mail, messengers and people may have added characters
round, within and behind them.

Letters directly behind a code are left there: a code tells by itself where it ends.
"""

import re

MAX_LINK = 60_000
"""The most characters of a link; a longer one isn't read."""
UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))
"""Invisible characters that messengers and editors put into long words."""
WRAPPED = 3
"""The most times that a link may be percent-encoded, each time within another link."""
LEADS = re.compile(r"#/(?:(open|letter|join)/|(?:join|puzzles)\b)")
"""The start of an address of the app, which hardly any other text contains. Those with a code, the
group, may be long."""
PART = re.compile(r"[\w/-]*", re.ASCII)
BREAK = re.compile(r"=?[ \t]*\r?\n(?:>[ \t]?)*(?=[\w-])")
"""Within a code: the end of a line of mail, quoted-printable or quoted in an answer."""

ESCAPED = re.compile(r"(?:%[0-9A-Fa-f]{2})+")


def address_in(text: str) -> str:
    """The first address of the app in a text, as `#/open/CODE`; "" if there is none, or if the text
    is a record, in which a player's name may look like a link."""
    if len(text) > 2 * MAX_LINK or text.lstrip("\ufeff \r\n").startswith("tessera "):
        return ""
    text = text.translate(UNSEEN)
    for _ in range(WRAPPED + 1):
        if lead := LEADS.search(text):
            return _cut_out(text, lead.start(), is_long=bool(lead[1]))
        text = _unquoted(text)
    return ""


def trimmed(address: str) -> str:
    """The address of the app in the part of a page's address from `#` on, without characters that
    were added to it."""
    return address_in(address) or _cut_out(address, 0, is_long=False)


def _unquoted(text: str) -> str:
    """The text with percent-encoded characters decoded, as by `urllib.parse.unquote`."""
    # urllib itself would import modules that the page does without.

    def read(quoted: re.Match[str]) -> str:
        return bytes.fromhex(quoted[0].replace("%", "")).decode("utf-8", "replace")

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
