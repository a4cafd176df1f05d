"""The games, in the order of the menu. A new game is a folder here and a name below."""

from importlib import import_module
from typing import Any

from tessera.kit.game import Game

NAMES = ("sequence", "sequence_dice", "sequences", "tabula")

GAMES: tuple[Game[Any, Any], ...]
"""All of them, imported when they are first asked for: the menu of a first visit shows before."""


def find(name: str) -> Game[Any, Any] | None:
    """The game of this name, None for an unknown one."""
    if name not in NAMES:
        return None
    game: Game[Any, Any] = import_module(f"{__name__}.{name}").GAME
    return game


def __getattr__(name: str) -> tuple[Game[Any, Any], ...]:
    if name != "GAMES":
        raise AttributeError(name)
    return tuple(game for game in map(find, NAMES) if game)
