"""What a seat knows of squares: how likely their cards are, and where the last chips may lie."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from lab.train.sequence.board import KIND, NOTHING, ONE_EYED, PRINTED, SQUARES, TWO_EYED, Ints
from lab.train.sequence.cards import Cards
from tessera.games.sequence.rules.state import PACKS


class Known(NamedTuple):
    """The facts that a seat knows of every square. The arrays are changed in place."""

    classes: Ints
    """The class of each square, in one row for the seat's side and in one for the others."""
    held: Ints
    """For each square 1 if the seat holds its card."""
    new: Ints
    """For each side, as it is on turn, and square 1 if its last chip may lie there."""


@njit
def nothing_known(sides: int) -> Known:
    """Arrays for what a seat may know, empty."""
    return Known(
        np.zeros((2, 100), np.int64), np.zeros(100, np.int64), np.zeros((sides, 100), np.int64)
    )


@njit
def know_cards(cards: Cards, known: Known) -> None:
    """Derives the classes of squares from the cards."""
    hand, left, held = cards.held, cards.left, known.held
    own, others = known.classes
    for square in range(100):
        card = PRINTED[square]
        if card != NOTHING:
            held[square] = hand[card] > 0
            own[square] = 0 if held[square] else 1 + PACKS - left[card]
            others[square] = PACKS - left[card]


@njit
def know_last(tops: Ints, seat: int, sides: int, known: Known) -> None:
    """Derives from the discard piles the squares where the others' last chips may lie; none yet for
    the seat's own side."""
    known.new[:] = 0
    for turn in range(1, sides):
        card = tops[(seat - sides + turn) % len(tops)]
        if card == NOTHING or KIND[card] == ONE_EYED:
            continue
        if KIND[card] == TWO_EYED:
            known.new[turn] = 1
        else:
            for square in SQUARES[card]:
                known.new[turn, square] = 1
