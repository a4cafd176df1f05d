"""Promises about the package that a game comes in: see `tessera_kit.promises`."""

import re
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint, entry_points

from tessera import games
from tessera.games import GROUP, INSTALLED, module_of
from tessera.kit.game import AnyGame
from tessera_kit.reading import read

TESSERA = "tessera-games"
"""The distribution; `tessera` on the package index is something else."""
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BLOCK = re.compile(r"([^{}]*)\{|\}")
COVERING = (
    (r"position:\s*fixed", "lies fixed on the screen, over what isn't the game's"),
    (r"@import|url\(\s*['\"]?(?:https?:)?//", "fetches something from elsewhere"),
    (r"z-index:\s*\d{2,}", "lies over all else: a z-index up to 9 is enough among its own"),
    (r"!important", "overrules what people chose"),
)  # fmt: skip


def check_style_sheet(game: AnyGame) -> None:
    """All of the style sheet stands under the game's root, and that of an added game covers nothing
    of the page."""
    sheet = COMMENT.sub("", read(game, "style.css"))
    root = f'[data-game="{game.rules.name}"]'
    if game.base:
        sheet = sheet.replace(f'[data-game="{games.ANY}"]', root)
    for head in outermost(sheet):
        own = head == root or head.startswith(("@keyframes ", "@property "))
        assert own, f"style.css: “{head}” stands outside of {root}"
    for pattern, why in () if game.rules.name in games.NAMES else COVERING:
        if match := re.search(pattern, sheet):
            raise AssertionError(f"style.css: “{match[0]}” {why}")


def outermost(sheet: str) -> Iterator[str]:
    """The heads of the blocks that are in no other block."""
    depth = 0
    for block in BLOCK.finditer(sheet):
        if block[0] == "}":
            depth -= 1
        else:
            if depth == 0:
                yield block[1].strip().rpartition(";")[2].strip()
            depth += 1
    assert depth == 0, "style.css: a block isn't closed"


def check_entry_point(game: AnyGame) -> None:
    """The package names the game as its rules do, requires Tessera by its name on the index, and
    names an author and a licence."""
    name = game.rules.name
    if name in games.NAMES:
        return
    assert name in INSTALLED, f"the game calls itself {name}, and its entry point doesn't"
    points = [point for point in entry_points(group=GROUP) if point.value == module_of(name)]
    for point in points:
        assert point.name == name, f"the entry point {point.name} isn't called {name}, as the game"
        if point.dist:
            check_distribution(point.dist, point)


def check_distribution(distribution: Distribution, point: EntryPoint) -> None:
    """The package's metadata names Tessera, a name of its own, an author, a licence and a
    summary."""
    about = distribution.metadata
    requires = [re.split(r"[^\w.-]", line)[0].lower() for line in distribution.requires or ()]
    assert "tessera" not in requires, f"{about['Name']} needs tessera: it is called {TESSERA}"
    assert TESSERA in requires, f"{about['Name']} doesn't say that it needs {TESSERA}"
    assert about["Name"].lower() not in ("tessera", TESSERA), f"{about['Name']} is Tessera's name"
    said = {key: about.get_all(key) for key in ("Author", "Author-email")}
    assert any(said.values()), "pyproject.toml doesn't say who wrote it (authors)"
    licence = [about.get_all(key) for key in ("License-Expression", "License")]
    assert any(licence), "pyproject.toml doesn't say what may be done with it (license)"
    assert about.get_all("Summary"), "pyproject.toml doesn't say what it is (description)"
