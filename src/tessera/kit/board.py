"""A board on the screen: one SVG drawing, hidden from screen readers, and over it a grid of real
buttons, one for each square. Buttons have focus, Enter, Space and names everywhere; SVG has not.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tessera.core.grid import square_name
from tessera.i18n import Translator
from tessera.scene.node import Attributes, Node

DRAWING = "drawing"
"""The class of the drawing of a position, in which nothing can be pressed."""


def board(
    say: Translator,
    look: str,
    size: tuple[int, int],
    drawn: Iterable[Node],
    cells: Sequence[Node],
    columns: int,
) -> Node:
    """The board with the class `look`. `size` is the width and height of the drawing in units of
    its own, `drawn` what is on it; `cells` are the squares, row by row."""
    box = {"viewBox": f"0 0 {size[0]} {size[1]}", "class": DRAWING, "aria-hidden": "true"}
    starts = range(0, len(cells), columns)
    rows = [_row(*cells[at : at + columns]) for at in starts]
    grid = {"role": "grid", "class": "squares", "aria-label": say("Board")}
    return Node(
        "div", {"class": f"board {look}"}, Node("svg", box, *drawn), Node("div", grid, *rows)
    )


# Remembered, because a press changes few squares: neither marks nor the diff look into other rows.
@lru_cache(maxsize=512)
def _row(*cells: Node) -> Node:
    return Node("div", {"role": "row"}, *cells)


def drawing_of(drawn: Node) -> Node | None:
    """The drawing alone, without buttons, of a board that a view has drawn; None if it has none."""
    named = drawn.find_all("class", DRAWING)
    return named[0] if named else None


@lru_cache(maxsize=4096)
def cell(
    target: str,
    label: str,
    *,
    able: bool,
    here: bool,
    drag: bool = False,
    outline: Node | None = None,
) -> Node:
    """A square that can be pressed. `able` says whether a press does something, `here` whether the
    cursor is on it (the Tab key reaches only that square), and `drag` whether the piece on it can
    be picked up. `outline` is the shape of a target that isn't square; the style sheet marks that
    instead of a box."""
    button: Attributes = {
        "class": "square",
        "data-press": f"game:{target}",
        "data-board": True,
        "data-drag": f"game:{target}" if drag else None,
        "tabindex": 0 if here else -1,
        "aria-label": label,
        "aria-disabled": None if able else "true",
    }
    return Node("div", {"role": "gridcell"}, Node("button", button), outline)


class SquareBoard(NamedTuple):
    """The measures of a drawing of `size` rows and columns of squares, 100 wide, within a
    margin."""

    size: int
    margin: int

    @property
    def extent(self) -> int:
        """The width of the whole drawing."""
        return self.line(self.size) + self.margin

    def line(self, number: int) -> int:
        """The distance of a line between squares from the edge. Line 0 is that of the margin."""
        return self.margin + 100 * number

    def middle(self, square: int, inset: int = 50) -> tuple[int, int]:
        """The point that lies `inset` within a square, from its left and from its upper edge."""
        row, column = divmod(square, self.size)
        return self.line(column) + inset, self.line(row) + inset

    def place(self, square: int) -> str:
        """The transformation that moves a drawing to a square."""
        return "translate({} {})".format(*self.middle(square, 0))

    def band(self, look: str, ends: Sequence[int], key: str, inset: int = 50) -> Node:
        """A band from the first to the last of some squares, under their chips."""
        way = "L".join("{} {}".format(*self.middle(ends[at], inset)) for at in (0, -1))
        shape: Attributes = {"d": f"M{way}", "pathLength": 1}
        edge, core = (Node("path", {**shape, "class": part}) for part in ("edge", "core"))
        return Node("g", {"class": look}, edge, core, key=key)


def coordinates(size: int, margin: int, tile: int) -> Node:
    """The letters of the columns and the numbers of the rows of a square board, outside its frame.
    The style sheet shows them where there is room."""
    letters = 0.026 * (size * tile + 2 * margin)
    marks = []
    for number in range(size):
        middle = margin + number * tile + tile // 2
        column, row = square_name(number, size)[0], str(number + 1)
        top: Attributes = {"x": middle, "y": f"{-letters * 0.4:.1f}"}
        left: Attributes = {"x": f"{-letters * 0.7:.1f}", "y": f"{middle + letters * 0.36:.1f}"}
        marks += [Node("text", top, column), Node("text", left, row)]
    return Node("g", {"class": "coordinates", "font-size": f"{letters:.1f}"}, *marks)


def last_square(events: Sequence[object]) -> int | None:
    """The square of the latest event that has one; None while no event has."""
    squares = (getattr(event, "square", None) for event in reversed(events))
    return next((square for square in squares if square is not None), None)
