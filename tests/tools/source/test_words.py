"""One word for one thing, in every language, and one way to speak to whoever plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tessera.i18n import FALLBACK, without_region
from tessera_kit.authoring.catalogues import forms
from tools import messages
from tools.paths import PACKAGE, PACKS

LIST = Path(__file__).with_name("never_said.txt")
LINES = [line for line in LIST.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]


@cache
def said(language: str) -> tuple[tuple[Path, str], ...]:
    """Every text of a language: those of its region, and all others as without it. English is what
    the others are translated from."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[tuple[Path, str]]:
    for game in (None, *messages.games_apart()):
        if language == FALLBACK:
            whole = messages.read(messages.TRANSLATED[0], game)
            path = messages.po_file(messages.TRANSLATED[0], game)
            yield from ((path, text) for message in whole for text in forms(message.id) if text)
            continue
        own = messages.read(language, game)
        for message in messages.read(without_region(language), game):
            there = own.get(message.id) or message
            for text in forms(there.string) if message.id else ():
                yield messages.po_file(language, game), text


@pytest.mark.parametrize("line", LINES)
def test_these_words_are_never_said(line: str) -> None:
    language, _, rest = line.partition(" ")
    words, _, why = rest.rpartition(" → ")
    wrong = re.compile(words, re.IGNORECASE)
    found = [f"{path.name}: {text}" for path, text in said(language) if wrong.search(text)]
    assert not found, "\n".join([why, *found])


COLON = re.compile(r"""f["'][^"'\n]*\}: \{""")
NOT_PROSE = {"notation.py"}
"""A notation has its own colon."""


def test_no_colon_is_written_between_two_texts_but_by_the_translator() -> None:
    """French puts a space before it: `Translator.pair`."""
    folders = [
        PACKAGE / "screens",
        PACKAGE / "features",
        PACKAGE / "kit",
        *PACKAGE.glob("games/*/view"),
    ]
    folders += PACKS.glob("*/src/*/view")
    found = [
        f"{path.name}: {line.strip()}"
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if path.name not in NOT_PROSE
        for line in path.read_text(encoding="utf-8").splitlines()
        if COLON.search(line)
    ]
    assert found == []
