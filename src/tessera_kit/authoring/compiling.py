"""Compiles catalogues as GNU's msgfmt does, for who hasn't installed Babel.

It takes what msgfmt 0.21 takes, but for the keyword `domain`, and refuses the rest with line and
reason.
"""

import re
import struct
from collections.abc import Iterator
from functools import partial
from pathlib import Path

MAGIC, HEAD = 0x950412DE, 28
TOKEN = re.compile(
    r'\s*(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)|"((?:[^"\\]|\\.)*)"|(#.*))'
)
ESCAPE = re.compile(rb"\\(?:x([0-9A-Fa-f]+)|([0-7]{1,3})|(.))")
CHARSET = re.compile(rb"charset=([\w-]+)")
ESCAPES = dict(zip(b'abfnrtv\\"', b'\a\b\f\n\r\t\v\\"', strict=True))
AFTER = {"msgid": ("", "msgctxt"), "msgid_plural": ("msgid",), "msgstr": ("msgid",)}
"""The keywords of which one must stand right before; "" for none."""

Entry = dict[str, bytes]
"""The texts of an entry by their keywords: msgctxt, msgid, msgid_plural, msgstr, msgstr[0]."""


def compile_all(locale: Path) -> list[Path]:
    """Compiles each catalogue of a folder, and returns the compiled ones."""
    paths = []
    for path in sorted(locale.glob("*.po")):
        paths.append(path.with_suffix(".mo"))
        paths[-1].write_bytes(compiled(path.read_bytes()))
    return paths


def compiled(catalogue: bytes) -> bytes:
    """A catalogue in the form that `gettext` reads. Raises ValueError with the line and the reason
    where msgfmt takes none."""
    both = sorted(pair for pair in map(_pair, entries(catalogue)) if pair[1])
    at = HEAD + 16 * len(both)
    tables: list[bytes] = []
    strings = b""
    for column in (0, 1):
        for pair in both:
            tables.append(struct.pack("<II", len(pair[column]), at + len(strings)))
            strings += pair[column] + b"\0"
    second = HEAD + 8 * len(both)
    head = struct.pack("<7I", MAGIC, 0, len(both), HEAD, second, 0, at)
    return head + b"".join(tables) + strings


def _pair(entry: Entry) -> tuple[bytes, bytes]:
    """The key and the translation of an entry; b"" for what isn't translated."""
    translations = [text for word, text in entry.items() if word.startswith("msgstr")]
    return _key(entry), b"\0".join(translations) if translations[0] else b""


def _key(entry: Entry) -> bytes:
    context = [entry["msgctxt"] + b"\4"] if "msgctxt" in entry else []
    plural = [b"\0" + entry["msgid_plural"]] if "msgid_plural" in entry else []
    return b"".join([*context, entry["msgid"], *plural])


def entries(catalogue: bytes) -> Iterator[Entry]:
    """The entries of a catalogue that are in use, and not marked fuzzy; the header may be."""
    header = CHARSET.search(catalogue)
    charset = header[1].decode() if header and header[1] != b"CHARSET" else "utf-8"
    known: dict[bytes, int] = {}
    entry: Entry = {}
    word, begun, fuzzy, marked, old = "", 0, False, False, False
    lines = catalogue.decode(charset).splitlines()
    for number, line in enumerate([*lines, "msgid"], 1):
        obsolete = line.startswith("#~") and line[2:3] != "|"
        at = 2 if obsolete else 0
        while line[at:].strip():
            if not (token := TOKEN.match(line, at)):
                raise ValueError(f"line {number}: neither a keyword, a text nor a comment")
            at = token.end()
            keyword, text, comment = token.groups()
            if comment:
                flags = comment.removeprefix("#,").split(",") if comment[:2] == "#," else []
                marked |= "fuzzy" in map(str.strip, flags)
            elif keyword:
                if keyword in ("msgid", "msgctxt") and any(one[:6] == "msgstr" for one in entry):
                    _check(entry, begun, known)
                    if not old and (not fuzzy or _key(entry) == b""):
                        yield entry
                    entry = {}
                if not entry:
                    begun, fuzzy, marked, old = number, marked, False, obsolete
                _expect(keyword, [*entry], number)
                word, entry[keyword] = keyword, b""
            elif not word:
                raise ValueError(f"line {number}: a text without a keyword")
            else:
                entry[word] += ESCAPE.sub(partial(_sign, number), text.encode(charset))
    if [*entry] != ["msgid"] or begun <= len(lines):
        raise ValueError(f"line {begun}: an entry without a translation")


def _expect(keyword: str, before: list[str], number: int) -> None:
    # Raises ValueError where the keyword can't stand behind these.
    index = sum(one.startswith("msgstr[") for one in before)
    last = before[-1] if before else ""
    if keyword.startswith("msgstr["):
        right = keyword == f"msgstr[{index}]" and "msgid_plural" in before
    else:
        right = last in AFTER.get(keyword, ("",))
    if not right:
        raise ValueError(f"line {number}: {keyword} can't stand here")


def _check(entry: Entry, begun: int, known: dict[bytes, int]) -> None:
    # Raises ValueError for a text that is there twice, or has other ends than its translation.
    key = _key({word: entry[word] for word in ("msgctxt", "msgid") if word in entry})
    if (first := known.setdefault(key, begun)) != begun:
        raise ValueError(f"line {begun}: the same text as in line {first}")
    texts = [text for word, text in entry.items() if word != "msgctxt"]
    if entry["msgid"] and texts[-1]:
        for end in (bytes.startswith, bytes.endswith):
            if len({end(text, b"\n") for text in texts if text}) > 1:
                raise ValueError(f"line {begun}: not all begin and end with a line break alike")


def _sign(number: int, escape: re.Match[bytes]) -> bytes:
    # The byte that an escape stands for.
    hexadecimal, octal, sign = escape.groups()
    if sign and sign[0] not in ESCAPES:
        raise ValueError(f"line {number}: no text has \\{sign.decode(errors='replace')}")
    code = int(hexadecimal, 16) if hexadecimal else int(octal, 8) if octal else ESCAPES[sign[0]]
    return bytes([code & 255])
