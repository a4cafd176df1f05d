"""The board as arrays, and what a chip does to it.

Squares and fives are numbered as in `tessera.games.sequence.rules.board`, cards as in
`tessera.core.cards`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tessera.core.grid import squares
from tessera.games.sequence.rules import board

Ints = NDArray[np.int64]

FREE, CORNER = -1, 9
"""What stands for a square without a chip, and for one that counts for everybody."""
NOTHING = -1
"""What stands for no card, and for the rest of a row that is shorter than others."""
ORDINARY, TWO_EYED, ONE_EYED = range(3)
"""The kinds of cards."""


def _rows(lists: list[list[int]]) -> Ints:
    """An array with one of these lists in each row, filled up with NOTHING."""
    rows = np.full((len(lists), max(map(len, lists))), NOTHING, np.int64)
    for row, found in zip(rows, lists, strict=True):
        row[: len(found)] = found
    return rows


def _kind(card: int) -> int:
    if card in board.TWO_EYED:
        return TWO_EYED
    return ONE_EYED if card in board.ONE_EYED else ORDINARY


_MEMBERS = [list(squares(five)) for five in board.FIVES]
_THROUGH = [[n for n, five in enumerate(_MEMBERS) if square in five] for square in range(100)]
_NEAR = [
    sorted({near for five in fives for near in _MEMBERS[five] if board.PRINTED[near] is not None})
    for fives in _THROUGH
]

FIVES = _rows(_MEMBERS)
"""The five squares of each five."""
THROUGH = _rows(_THROUGH)
"""The fives through each square."""
NEAR = _rows(_NEAR)
"""The squares for chips that share a five with each square."""
EXCLUDES = np.array([[(a & b).bit_count() > 1 for b in board.FIVES] for a in board.FIVES])
"""Which fives can't both be sequences of a side; no five can be twice."""
PRINTED = np.array([NOTHING if card is None else card for card in board.PRINTED])
"""The card on each square; none on the corners."""
SQUARES = _rows([list(found) for found in board.SQUARES_OF])
"""The two squares of each card; none of a jack."""
KIND = np.array([_kind(card) for card in range(52)])


class Position(NamedTuple):
    """What lies on the board. The arrays are changed in place."""

    chips: Ints
    """For each square the side of its chip, or FREE, or CORNER."""
    protected: Ints
    """For each square 1 if its chip is part of a sequence."""
    lost: Ints
    """For each side and five 1 if a sequence of the side excludes it."""
    claimed: Ints
    """How many sequences each side has."""


@njit
def empty_board(sides: int) -> Position:
    """The position without a chip."""
    chips = np.where(PRINTED == NOTHING, CORNER, FREE)
    lost = np.zeros((sides, len(FIVES)), np.int64)
    return Position(chips, np.zeros(100, np.int64), lost, np.zeros(sides, np.int64))


@njit
def copy_of(position: Position) -> Position:
    """A copy, which can be changed by itself."""
    return Position(
        position.chips.copy(),
        position.protected.copy(),
        position.lost.copy(),
        position.claimed.copy(),
    )


@njit
def _full(position: Position, side: int, five: int, square: int) -> bool:
    """Whether the side could claim the five once a chip of its own lies on the square."""
    if position.lost[side, five]:
        return False
    for at in range(5):
        member = FIVES[five, at]
        owner = position.chips[member]
        if member != square and owner != side and owner != CORNER:
            return False
    return True


@njit
def completes(position: Position, side: int, square: int) -> bool:
    """Whether a chip on the square would complete a five."""
    found = False
    for five in THROUGH[square]:
        found = found or (five != NOTHING and _full(position, side, five, square))
    return found


@njit
def claim(position: Position, side: int, five: int) -> None:
    """Makes a five a sequence."""
    position.claimed[side] += 1
    for member in FIVES[five]:
        position.protected[member] = 1
    for other in range(len(FIVES)):
        if EXCLUDES[five, other]:
            position.lost[side, other] = 1


@njit
def place(position: Position, side: int, square: int) -> None:
    """Puts a chip down and claims the fives it completes; of fives that exclude each other the
    first."""
    position.chips[square] = side
    for five in THROUGH[square]:
        if five != NOTHING and _full(position, side, five, square):
            claim(position, side, five)
