"""The games: those of the app in the order of the menu, and those that are installed beside it.

One of the app's own is a folder here and a name below. One from elsewhere is a package with an
entry point in the group `tessera.games`, whose name is the game's and whose value its module.
"""

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pkgutil import get_data
from typing import Any

from tessera.i18n import teach
from tessera.kit.game import Game

NAMES = ("sequence", "sequence_dice", "sequences", "tabula")
WITH_PUZZLES = ("sequence", "sequence_dice", "tabula")
"""Those that have puzzles, for who imports none of them."""
GROUP = "tessera.games"
ANY = "any"
"""Stands for the game's name in the style sheet of a package that games are made with."""

GAMES: tuple[Game[Any, Any], ...]
"""Those of the app, imported when they are first asked for: the menu of a first visit shows
before."""
INSTALLED: dict[str, str] = {}
"""The modules of the installed games that are known, by the games' names."""
LEFT_OUT: set[str] = set()
"""The names of installed games that aren't to be found: they can't be started."""
Begin = Callable[[], "Game[Any, Any]"]


def at_once(name: str, begin: Begin) -> Game[Any, Any] | None:
    """Imports an installed game without more ado."""
    return begin()


starting: Callable[[str, Begin], Game[Any, Any] | None] = at_once
"""Gives an installed game, by its name and what imports it. A page puts its own here, which
survives whatever a game may do then."""


def find(name: str) -> Game[Any, Any] | None:
    """The game of this name, None for an unknown one."""
    if name in NAMES:
        return _imported(f"{__name__}.{name}")
    if name in LEFT_OUT:
        return None
    if module := INSTALLED.get(name) or _entry_point(name):
        return starting(name, lambda: _begin(name, module))
    return None


def module_of(name: str) -> str:
    """The module of a game that was found."""
    return f"{__name__}.{name}" if name in NAMES else INSTALLED[name]


def brought(name: str, file: str) -> str | None:
    """The text of a file that an installed game has in its package; None where there is none, and
    for a game of the app."""
    if module := INSTALLED.get(name):
        with suppress(OSError):
            content = get_data(module, file)
            return content.decode("utf-8") if content else None
    return None


def _begin(name: str, module: str) -> Game[Any, Any]:
    teach(module)
    INSTALLED[name] = module
    return _imported(module)


def _imported(module: str) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(module).GAME
    return game


def _entry_point(name: str) -> str | None:
    try:
        from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and seldom asked
    except ImportError:  # A page's library leaves it out; a page says itself what is installed.
        return None
    return next((point.module for point in entry_points(group=GROUP, name=name)), None)


def __getattr__(name: str) -> tuple[Game[Any, Any], ...]:
    if name != "GAMES":
        raise AttributeError(name)
    return tuple(game for game in map(find, NAMES) if game)
