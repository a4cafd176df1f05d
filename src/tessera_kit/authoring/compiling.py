"""Compiles catalogues as GNU's msgfmt does, for who hasn't installed Babel."""

import ast
import struct
from collections.abc import Iterator
from pathlib import Path

MAGIC, HEAD = 0x950412DE, 28
Entry = dict[str, str]
"""The texts of an entry by their keywords: msgid, msgid_plural, msgstr, msgstr[0]."""


def compile_all(locale: Path) -> list[Path]:
    """Compiles each catalogue of a folder, and returns the compiled ones."""
    paths = []
    for path in sorted(locale.glob("*.po")):
        paths.append(path.with_suffix(".mo"))
        paths[-1].write_bytes(compiled(path.read_text(encoding="utf-8")))
    return paths


def compiled(text: str) -> bytes:
    """A catalogue in the form that `gettext` reads."""
    pairs = [pair for pair in map(_pair, entries(text)) if pair[1]]
    both = sorted([one.encode() for one in pair] for pair in pairs)
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


def _pair(entry: Entry) -> tuple[str, str]:
    """The key and the translation of an entry; "" for what isn't translated."""
    translations = [text for word, text in sorted(entry.items()) if word.startswith("msgstr")]
    key = "\0".join(entry[word] for word in ("msgid", "msgid_plural") if word in entry)
    return key, "\0".join(translations) if all(translations) else ""


def entries(text: str) -> Iterator[Entry]:
    """The entries of a catalogue that aren't marked fuzzy."""
    for block in text.split("\n\n"):
        entry: Entry = {}
        word = ""
        for line in block.splitlines():
            if line.startswith("#, ") and "fuzzy" in line:
                entry = {}
                break
            if line.startswith("msg"):
                word = line.partition(" ")[0]
                entry[word] = ""
            if line.startswith(("msg", '"')):
                entry[word] += ast.literal_eval(line.removeprefix(word).strip())
        if "msgid" in entry:
            yield entry
