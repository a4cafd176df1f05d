"""Whatever a view may use of the kit has its picture in docs/new-game.md."""

import inspect
import re
from collections.abc import Iterator
from types import ModuleType

from tessera.kit import board, pictures
from tessera.scene import cards, chips, dice
from tools.art.kit import PICTURES, shown
from tools.paths import ROOT

PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
TABLE = PAGE.partition("### What a view may use")[2].partition("\n### ")[0]
ROW = re.compile(r"^\| (`[^|]+`) \| <img src=\"pictures/kit-(\w+)\.png\"", re.M)
KIT = (cards, chips, dice, board, pictures)
OTHERS = {"scene.cards.board_pictures", "kit.board.drawing_of"}
"""Sequence's own board, and what takes a drawing out of something."""


def drawn_by(module: ModuleType) -> Iterator[str]:
    """What a module of the kit has that draws something."""
    for name, thing in vars(module).items():
        made = inspect.unwrap(thing) if callable(thing) else None
        if inspect.isfunction(made) and made.__module__ == module.__name__:
            draws = "Node" in str(made.__annotations__["return"])
            lent = made.__name__ != name  # To a package of before, under another name.
            if draws and not lent and not name.startswith("_"):
                yield f"{module.__name__.removeprefix('tessera.')}.{name}"


def test_whatever_the_kit_draws_stands_in_the_table_with_a_picture() -> None:
    named = {name for things, _ in ROW.findall(TABLE) for name in re.findall("`([^`]+)`", things)}
    drawn = {name for module in KIT for name in drawn_by(module)}
    assert len(drawn) > 8
    assert drawn - named == OTHERS


def test_the_pictures_of_the_page_are_those_that_are_taken() -> None:
    kept = {path.stem.removeprefix("kit-") for path in PICTURES.glob("kit-*.png")}
    assert {picture for _, picture in ROW.findall(TABLE)} == kept == {*shown()}
