"""The inputs of the net, counted by loops that are compiled.

What they mean and in which order they come, the page says alone: the tables are made of the
`places` in `tessera.games.sequence.bots.inputs`. Here every five and every
square can also be taken out again, because a play changes few of them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from lab.train.sequence.board import (
    CORNER,
    FIVES,
    FREE,
    KIND,
    NEAR,
    NOTHING,
    ONE_EYED,
    ORDINARY,
    SQUARES,
    THROUGH,
    TWO_EYED,
    Ints,
    Position,
)
from lab.train.sequence.cards import Cards
from lab.train.sequence.known import Known, know_cards
from lab.train.sequence.scales import scales
from tessera.games.sequence.bots.inputs import CLASSES, FRESH, HAND, places, size

Counts = NDArray[np.int32]
POWERS = 6 ** np.arange(max(CLASSES))
ALL_FIVES, ALL_SQUARES = np.arange(len(FIVES)), np.arange(100)
NEW_FOUR = 16
"""A fresh four counts as so many fours of a square: more than can cross it."""


class Tables(NamedTuple):
    """The place of each input, for the sides in the order in which they are on turn, the one that
    is asked for first."""

    fives: Ints
    """By the side, what stands in the way of the five, and the code of its empty squares."""
    squares: Ints
    """By the side, the kind of the square, and what it completes."""
    scales: NDArray[np.float32]


class Counted(NamedTuple):
    """The inputs, and of each side and square what the square would make a five or a four of."""

    inputs: Counts
    fours: Ints
    threes: Ints


def tables(sides: int) -> Tables:
    """The tables for so many sides."""
    fives = np.full((sides, FRESH + 1, 6 ** max(CLASSES)), -1)
    squares = np.full((sides, 2 * max(CLASSES), 9), -1)
    first = 0
    for turn in range(sides):
        known = places(turn > 0)
        for key, place in known.fives.items():
            fives[turn][key] = first + place
        for key, place in known.squares.items():
            squares[turn][key] = first + place
        first += len(known.kinds)
    assert first + HAND == size(sides)
    return Tables(fives, squares, np.array(scales(sides), np.float32))


@njit
def nothing_counted(sides: int, inputs: int) -> Counted:
    """Arrays for so many inputs, with nothing counted yet."""
    crossing = np.zeros((2, sides, 100), np.int64)
    return Counted(np.zeros(inputs, np.int32), crossing[0], crossing[1])


@njit
def copy_counts(source: Counted, target: Counted) -> None:
    """Copies all counts from `source` into `target`."""
    target.inputs[:] = source.inputs
    target.fours[:] = source.fours
    target.threes[:] = source.threes


@njit
def _count_fives(
    position: Position,
    known: Known,
    tables: Tables,
    counted: Counted,
    me: int,
    turn: int,
    fives: Ints,
    sign: int,
) -> None:
    """Adds fives of a side to the counts, or with the sign -1 takes them out."""
    # The arrays get names of their own, because numba counts the references to an array whenever
    # it is taken out of a tuple.
    side, other = (me + turn) % len(position.claimed), min(turn, 1)
    chips, protected, lost = position.chips, position.protected, position.lost[side]
    classes, new = known.classes[other], known.new[turn]
    inputs, fours, threes = counted.inputs, counted.fours[turn], counted.threes[turn]
    table = tables.fives[turn]
    for five in fives:
        if five == NOTHING:
            break
        if lost[five]:
            continue
        empty, code, in_the_way, obstacle, fresh = 0, 0, 0, 0, 0
        last = before = 0
        for at in range(5):
            square = FIVES[five, at]
            owner = chips[square]
            if owner == side:
                fresh |= new[square]
            elif owner == FREE:
                empty += 1
                code += POWERS[classes[square]]
                before, last = last, square
            elif owner != CORNER:
                in_the_way += 1 + protected[square]
                obstacle = 1 + classes[square]
        if in_the_way > 1 or empty + in_the_way == 0:
            continue
        if in_the_way == 0 and empty == 1:
            fours[last] += sign * (NEW_FOUR if fresh else 1)
            if fresh:
                obstacle = FRESH
        elif in_the_way == 0 and empty == 2:
            threes[last] += sign
            threes[before] += sign
        inputs[table[obstacle, code]] += sign


@njit
def _count_squares(
    known: Known, tables: Tables, counted: Counted, turn: int, squares: Ints, sign: int
) -> None:
    """Adds squares of a side to the counts, or with the sign -1 takes them out."""
    inputs, all_fours, all_threes = counted.inputs, counted.fours[turn], counted.threes[turn]
    classes, held, table = known.classes[min(turn, 1)], known.held, tables.squares[turn]
    for square in squares:
        if square == NOTHING:
            break
        fours, threes = all_fours[square], all_threes[square]
        if fours or threes:
            kind = 2 * classes[square] + (held[square] if turn else 0)
            four = 2 if fours >= NEW_FOUR else min(fours, 1)
            inputs[table[kind, 3 * four + min(threes, 2)]] += sign


@njit
def count_all(
    position: Position, cards: Cards, known: Known, tables: Tables, me: int, counted: Counted
) -> None:
    """Counts all inputs anew, after `known` has been brought up to date with the cards."""
    counted.inputs[:] = 0
    counted.fours[:] = 0
    counted.threes[:] = 0
    know_cards(cards, known)
    for turn in range(len(position.claimed)):
        _count_fives(position, known, tables, counted, me, turn, ALL_FIVES, 1)
        _count_squares(known, tables, counted, turn, ALL_SQUARES, 1)
    count_hand(position, cards, me, counted.inputs)


@njit
def count_around(
    position: Position,
    known: Known,
    tables: Tables,
    me: int,
    counted: Counted,
    square: int,
    sign: int,
) -> None:
    """Adds everything that depends on a square to the counts, or with the sign -1 takes it out."""
    for turn in range(len(position.claimed)):
        if sign < 0:
            _count_squares(known, tables, counted, turn, NEAR[square], sign)
        _count_fives(position, known, tables, counted, me, turn, THROUGH[square], sign)
        if sign > 0:
            _count_squares(known, tables, counted, turn, NEAR[square], sign)


@njit
def count_hand(position: Position, cards: Cards, me: int, inputs: Counts) -> None:
    """Counts the inputs of the hand, of what is unseen, and of the chips; see `_of_hand` of the
    page."""
    jacks, unseen = np.zeros(3, np.int64), np.zeros(3, np.int64)
    useless = pairs = open_ = 0
    for card in range(52):
        held, kind = cards.held[card], KIND[card]
        jacks[kind] += held
        unseen[kind] += cards.left[card]
        if held and kind == ORDINARY:
            room = 0
            for at in range(2):
                room += position.chips[SQUARES[card, at]] == FREE
            useless += held if room == 0 else 0
            pairs += 0 < room < held
            open_ += room == 2
    own = others = 0
    for owner in position.chips:
        if owner == me:
            own += 1
        elif owner not in (FREE, CORNER):
            others += 1
    hand = inputs[-HAND:]
    hand[0], hand[1] = jacks[TWO_EYED] > 0, jacks[TWO_EYED] > 1
    hand[2], hand[3] = jacks[ONE_EYED] > 0, jacks[ONE_EYED] > 1
    hand[4], hand[5] = unseen[TWO_EYED], unseen[ONE_EYED]
    hand[6], hand[7], hand[8], hand[9] = useless, pairs, open_, unseen.sum()
    hand[10], hand[11] = own, others
