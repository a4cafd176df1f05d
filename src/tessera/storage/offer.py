"""Reads packs/games.json, the list of the games that a site offers in packages.

Whatever that file contains, the result has the shape that is promised here. An entry that isn't
valid is left out.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from tessera.i18n import FALLBACK
from tessera.storage.added import NAME

MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", re.ASCII)
FILE = re.compile(r"[\w.+-]+\.whl", re.ASCII)
PROJECT = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
VERSION = re.compile(r"[\w.+!]{1,40}", re.ASCII)
SUM = re.compile(r"[A-Za-z0-9+/]{43}=")
LONG = 80
"""The most characters of an author or a licence."""
LONGEST, NESTED = 1_000_000, 2_000
"""The most characters, and brackets, of a list: Python in a page can't parse deeply nested JSON."""


class Wheel(NamedTuple):
    """A file that lies beside the list, and is put on the path of imports."""

    name: str
    sha256: str
    """In base64."""


class Offered(NamedTuple):
    """A game, and the files that it needs, its own last."""

    game: str
    module: str
    project: str
    version: str
    wheels: tuple[Wheel, ...]
    size: int
    """The size of its files, in bytes."""
    title: Mapping[str, str]
    tagline: Mapping[str, str]
    """By language, as the title."""
    author: str = ""
    """The author, or "" if unknown; likewise the licence."""
    licence: str = ""
    base: str = ""
    """The package that the game is made with, if that has a style sheet (`Game.base`)."""


class Offer(NamedTuple):
    """All that the site offers."""

    games: Mapping[str, Offered]
    """By their names."""
    installer: int
    """The bytes that are loaded once, with the first game."""
    plain: Wheel | None = None
    """The package that games in one file are made with."""


def read_offer(text: str) -> Offer:
    """The offer of a text. Raises ValueError for a text that is no list of games."""
    if len(text) > LONGEST or text.count("[") + text.count("{") > NESTED:
        raise ValueError("too long")
    try:
        offer = json.loads(text)
        entries, installer = offer["games"], offer["installer"]
    except (RecursionError, TypeError, KeyError) as error:
        raise ValueError("no list of games") from error
    if not isinstance(entries, list):
        raise ValueError("no list of games")
    games = [game for entry in entries if (game := _game(entry))]
    return Offer({game.game: game for game in games}, _size(installer), _wheel(offer.get("plain")))


def _game(entry: Any) -> Offered | None:
    try:
        return Offered(
            _word(NAME, entry["game"]),
            _word(MODULE, entry["module"]),
            _word(PROJECT, entry["project"]),
            _word(VERSION, entry["version"]),
            _wheels(entry["wheels"]),
            _size(entry["size"]),
            _by_language(entry["title"]),
            _by_language(entry["tagline"]),
            _said(entry.get("author")),
            _said(entry.get("licence")),
            _word(MODULE, base) if (base := entry.get("base")) else "",
        )
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return None


def _wheel(wheel: Any) -> Wheel | None:
    try:
        return Wheel(_word(FILE, wheel["name"]), _word(SUM, wheel["sha256"]))
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _wheels(wheels: Any) -> tuple[Wheel, ...]:
    *others, own = wheels
    read = tuple(_wheel(wheel) for wheel in [*others, own])
    if None in read:
        raise ValueError(wheels)
    return tuple(wheel for wheel in read if wheel)


def _word(pattern: re.Pattern[str], word: Any) -> str:
    if not pattern.fullmatch(word):
        raise ValueError(word)
    return str(word)


def _size(size: Any) -> int:
    return max(0, size) if isinstance(size, int) else 0


def _said(words: Any) -> str:
    """The first `LONG` characters of a printable text; "" for anything else."""
    return words[:LONG] if isinstance(words, str) and words.isprintable() else ""


def _by_language(texts: Any) -> Mapping[str, str]:
    texts_by_code = {code: text for code, text in texts.items() if isinstance(text, str)}
    if not texts_by_code[FALLBACK]:
        raise ValueError(texts)
    return texts_by_code
