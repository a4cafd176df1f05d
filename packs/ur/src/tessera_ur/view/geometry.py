"""Where everything lies on the board: lying, or standing on an upright screen. All is drawn in the
units of a board that lies, 100 to a square; one that stands is the same with rows and columns
exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tessera.scene.style import SCREENS
from tessera_ur.rules.board import CELLS, COLUMNS, GAPS, MIDDLE, ROWS

SQUARE = 100
MARGIN = 32
RIM = 17
"""How far the wood of the board goes beyond its squares."""
REACH = 0.68
"""How far a drawn way goes from the middle of a square into the tray beside it."""
XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Geometry:
    """One way to lay the board on the screen."""

    name: str
    standing: bool

    def at(self, along: float, across: float) -> XY:
        """The point of the drawing that lies so far from the corner of the first square."""
        x, y = (across, along) if self.standing else (along, across)
        return x + MARGIN, y + MARGIN

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the drawing."""
        long, short = COLUMNS * SQUARE + 2 * MARGIN, ROWS * SQUARE + 2 * MARGIN
        return (short, long) if self.standing else (long, short)

    @property
    def columns(self) -> int:
        """The number of cells in a row on the screen."""
        return ROWS if self.standing else COLUMNS

    @property
    def walk(self) -> tuple[int, ...]:
        """The cells row by row as they are on the screen, for the arrow keys."""
        if not self.standing:
            return tuple(CELLS)
        return tuple(row * COLUMNS + column for column in range(COLUMNS) for row in range(ROWS))

    def middle(self, cell: int) -> XY:
        """The centre of a square, or of the tray in a gap, which lies a little off the board."""
        row, column = divmod(cell, COLUMNS)
        along, across = (column + 0.5) * SQUARE, (row + 0.5) * SQUARE
        if cell in GAPS:
            along += 9 if not GAPS[cell][1] else -9
            across += 16 * (row - MIDDLE)
        return self.at(along, across)

    def way(self, cells: Sequence[int]) -> list[XY]:
        """The points of a line over these cells, which begins and ends where the trays do."""
        places = [divmod(cell, COLUMNS) for cell in cells]
        middles = [((column + 0.5) * SQUARE, (row + 0.5) * SQUARE) for row, column in places]
        first, last = _towards(*middles[1::-1]), _towards(*middles[-2:])
        return [self.at(*middle) for middle in (first, *middles[1:-1], last)]

    def outline(self, rim: float) -> str:
        """The edge of the board as a path, `rim` beyond its squares: two blocks and a bridge."""
        near, far, end = -rim, 4 * SQUARE + rim, 8 * SQUARE + rim
        block, top, foot = 6 * SQUARE - rim, SQUARE - rim, 2 * SQUARE + rim
        low = 3 * SQUARE + rim
        corners = [
            (near, near), (far, near), (far, top), (block, top), (block, near), (end, near),
            (end, low), (block, low), (block, foot), (far, foot), (far, low), (near, low),
        ]  # fmt: skip
        return "M" + "L".join("{:g} {:g}".format(*self.at(*corner)) for corner in corners) + "Z"


def _towards(square: XY, tray: XY) -> XY:
    """The edge of a tray, seen from the square beside it."""
    (x, y), (far_x, far_y) = square, tray
    return x + REACH * (far_x - x), y + REACH * (far_y - y)


LYING = Geometry("", standing=False)
STANDING = Geometry("standing", standing=True)
SHAPES = {
    "standing": f"{SCREENS['upright']} and (max-width: 600px)",
    "beside": "(min-width: 601px) and (max-aspect-ratio: 1/1)",
}
"""Where the board stands: on a phone, and on a tablet with all else beside it, where its squares
are larger than they would be across the screen. Everywhere else it lies."""


def geometry(shape: str) -> Geometry:
    """The geometry of the board for a screen of this shape."""
    return STANDING if shape in SHAPES else LYING
