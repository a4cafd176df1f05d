"""The board of Ur: twenty squares, and the way that the pieces of each player go over them.

A board of three rows has eight columns, of which the outer rows lack the fifth and the sixth. Cells
are counted row by row, as if nothing were missing; in the gaps lie the pieces that are yet to come
and those that are home:

    row 0   the second player's     * . . .         * .
    row 1   shared                  . . . * . . . .
    row 2   the first player's      * . . .         * .

Glossary. *Way*: the cells that a player's pieces go over, one after the other. *Position*: how far
a piece has come on its way: START, the squares from 1 on, and HOME, which is the same number
however long the way is. A *path* is named after who proposed it, and `OPEN` at its end says that
rosettes don't protect.
"""

from __future__ import annotations

from functools import cache

COLUMNS, ROWS = 8, 3
CELLS = range(COLUMNS * ROWS)
MIDDLE = 1
OUTER = (2, 0)
"""The row of each player."""
START_COLUMN, HOME_COLUMN = 4, 5
START, HOME = 0, 17
PATHS = ("finkel", "masters")
OPEN = "-open"


def cell(row: int, column: int) -> int:
    """The number of a cell."""
    return row * COLUMNS + column


ROSETTES = frozenset(cell(row, c) for row, c in ((0, 0), (2, 0), (1, 3), (0, 6), (2, 6)))
GAPS = {cell(row, c): (seat, c == HOME_COLUMN) for seat, row in enumerate(OUTER)
        for c in (START_COLUMN, HOME_COLUMN)}  # fmt: skip
"""The cells that are no squares: whose they are, and whether pieces that are home lie there."""


@cache
def way(path: str, seat: int) -> dict[int, int]:
    """The cell of each position, from the start to home. By Finkel's path pieces leave the middle
    row at its end and come home through their own row; by Masters' they go round the small block
    first, through the other player's row."""
    own, other = OUTER[seat], OUTER[1 - seat]
    out = [cell(own, c) for c in (3, 2, 1, 0)]
    end = [cell(own, c) for c in (7, 6)]
    if path.startswith("finkel"):
        middle = [cell(MIDDLE, c) for c in range(8)]
    else:
        round_the_block = cell(other, 6), cell(other, 7), cell(MIDDLE, 7)
        middle = [*(cell(MIDDLE, c) for c in range(7)), *round_the_block]
    squares = dict(enumerate([*out, *middle, *end], 1))
    return {START: cell(own, START_COLUMN), **squares, HOME: cell(own, HOME_COLUMN)}


@cache
def positions(path: str, seat: int) -> dict[int, int]:
    """The player's position of each cell on their way, by cell."""
    return {of: position for position, of in way(path, seat).items()}


@cache
def last(path: str) -> int:
    """The position of the last square."""
    return len(way(path, 0)) - 2


@cache
def meets(path: str) -> dict[int, int]:
    """For the position of each square that both players use, the other's position of it: the same
    for both players."""
    other = positions(path, 1)
    return {p: other[of] for p, of in way(path, 0).items() if of in other}


@cache
def rosettes(path: str) -> frozenset[int]:
    """The positions of rosettes, the same for both players."""
    return frozenset(p for p, of in way(path, 0).items() if of in ROSETTES)


def safe(path: str) -> frozenset[int]:
    """The positions where no piece can be captured although both players use them."""
    return frozenset() if path.endswith(OPEN) else rosettes(path)


def goal(path: str, origin: int, thrown: int) -> int | None:
    """The position that a throw brings a piece to; None if it would go beyond home."""
    target = origin + thrown
    if target == last(path) + 1:
        return HOME
    return target if target <= last(path) else None
