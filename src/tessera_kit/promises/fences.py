"""A promise about the rooms of a game: see `tessera_kit.promises`."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from tessera.games import module_of
from tessera.kit.game import AnyGame
from tessera_plain.first_checks import OUTSIDE, imports, is_in

SHUT = {
    "rules": ("tessera.kit", "tessera.scene", "tessera.i18n", "{own}.view", "{own}.bots"),
    "view": ("{own}.bots",),
    "bots": ("tessera.scene", "tessera.i18n", "{own}.view"),
}
"""What each room may not import besides."""
HOUSE = ("browser", "features", "screens", "storage", "thinking", "session", "games", "main")
"""Of Tessera, what stands above a game."""


def check_fences(game: AnyGame) -> None:
    """Rules know `tessera.core` alone, views no bot, bots no text and no drawing; none has chance,
    a clock or a page of its own, and nothing is needed that no page has."""
    own = module_of(game.rules.name)
    shut_to_all = [f"tessera.{room}" for room in HOUSE] + [*OUTSIDE]
    for path, code in sources(files(own), ""):
        room = path.partition("/")[0].removesuffix(".py")
        shut = [*shut_to_all, *(name.format(own=own) for name in SHUT.get(room, ()))]
        for module, _ in imports(code):
            # The four games of the app lie in a package of the house.
            fences = [name for name in shut if name.startswith(own) or not is_in(module, own)]
            broken = [name for name in fences if is_in(module, name)]
            assert not broken, f"{path} imports {module}"
            assert known(module, own), f"{path} imports {module}, which no page has"


def sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """The Python files of a package, each by its path in it with its text."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{path}{entry.name}", entry.read_text(encoding="utf-8")


def known(module: str, own: str) -> bool:
    """Whether a module comes with Python, with Tessera or with the game."""
    root = module.partition(".")[0]
    return root in {*sys.stdlib_module_names, "tessera", "tessera_plain", own.partition(".")[0]}
