"""The games, in the order of the menu. A new game is a folder here and a name below."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tessera.games.box import Box

NAMES = ("sequence", "sequence_dice", "sequences", "tabula")

GAMES: tuple[Box[Any, Any], ...]
"""All of them, imported when they are first asked for: the menu of a first visit shows before."""


def find(name: str) -> Box[Any, Any] | None:
    """The game of this name, None for an unknown one."""
    if name not in NAMES:
        return None
    box: Box[Any, Any] = import_module(f"{__name__}.{name}").BOX
    return box


def __getattr__(name: str) -> tuple[Box[Any, Any], ...]:
    if name != "GAMES":
        raise AttributeError(name)
    return tuple(box for box in map(find, NAMES) if box)
