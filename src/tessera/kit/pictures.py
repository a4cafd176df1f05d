"""The pictures beside the rules on a game's rules page."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tessera.core.files import text_of
from tessera.i18n import Translator
from tessera.kit.board import DRAWING
from tessera.scene.dice import pips
from tessera.scene.node import Node, classes

Box = tuple[float, float, float, float]
"""Left, top, width and height, in the units of a drawing."""


class Position(NamedTuple):
    """A position to be drawn by the game's own view, with its legal targets lit."""

    text: str
    """As the game writes it."""
    part: Box | None = None
    """The part of the drawing that is shown; None for all of it."""
    chosen: str = ""
    """The target that was pressed first: the targets that it can go to are lit."""


class Pictured(NamedTuple):
    """The pictures below a rule, side by side, and a caption that says what they show."""

    caption: str
    shown: tuple[Node | Position, ...]


Table = Callable[[Translator], Node]
"""A function that draws a table with words."""
Pictures = Mapping[str, Pictured | Table]
"""The pictures below rules, or tables, by the paragraph of the rules page."""


def pictured(caption: str, *shown: Node | Position) -> Pictured:
    """The pictures with their caption, which `N_` has marked."""
    return Pictured(caption, shown)


def positions_of(package: str) -> Callable[..., Position]:
    """Reads a package's `pictures.txt`, in which each position stands below its name.

    The function that it returns takes a name, the `part` to draw and the target that is `chosen`;
    it raises KeyError for a name that isn't there."""
    named = (block.partition("\n") for block in text_of(package, "pictures.txt").split("\n\n"))
    texts = {name: text for name, _, text in named}
    return lambda name, part=None, chosen="": Position(texts[name], part, chosen)


def row(*things: Node) -> Node:
    """Cards, chips or pieces in a row."""
    each = [Node("span", {}, thing, key=f"laid {n}") for n, thing in enumerate(things)]
    return Node("div", {"class": "rule-row"}, *each)


def dice(*faces: int, counted: int = 0, across: int = 3) -> Node:
    """Flat dice in rows of `across`; the first `counted` of them are marked as those that count."""
    shown = []
    for number, face in enumerate(faces):
        row, column = divmod(number, across)
        look = classes("flat-die", counts=number < counted)
        ground = Node("rect", {"width": 100, "height": 100, "rx": 18, "class": look})
        place = {"transform": f"translate({5 + 112 * column} {5 + 112 * row})"}
        shown.append(Node("g", place, ground, *pips(face)))
    wide, high = 112 * min(across, len(faces)) - 2, 112 * -(-len(faces) // across) - 2
    return Node("svg", {"viewBox": f"0 0 {wide} {high}", "class": DRAWING}, *shown)
