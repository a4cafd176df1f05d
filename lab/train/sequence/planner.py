"""The planner's value of plays: `tessera.games.sequence.bots.evaluation` and the part of
`planner.py` beside it that judges plays, for loops that are compiled."""

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
    NOTHING,
    ONE_EYED,
    PRINTED,
    TWO_EYED,
    Position,
    completes,
    copy_of,
    place,
)
from lab.train.sequence.cards import Cards, Plays, Terms
from tessera.games.sequence.bots.planner import WON
from tessera.games.sequence.bots.weights import Fives as OfFives
from tessera.games.sequence.bots.weights import Weights
from tessera.games.sequence.rules.state import PACKS

Doubles = NDArray[np.float64]


class Fives(NamedTuple):
    """`weights.Fives`, as numba takes it."""

    tempo: float
    horizon: float
    obstacle: float
    first: float
    missing: tuple[float, float, float]


class Plan(NamedTuple):
    """`weights.Weights`, as numba takes it."""

    own: Fives
    others: Fives
    claimed: float
    wild: float
    back: float
    defence: float
    two_eyed: float
    one_eyed: float


def plan(chosen: Weights) -> Plan:
    """The weights as a Plan, all converted to float, because numba wants them of one type."""
    own, others = (_fives(fives) for fives in (chosen.own, chosen.others))
    rest = (float(getattr(chosen, name)) for name in Plan._fields[2:])
    return Plan(own, others, *rest)


def _fives(chosen: OfFives) -> Fives:
    first, second, third = map(float, chosen.missing)
    numbers = (float(getattr(chosen, name)) for name in Fives._fields[:-1])
    return Fives(*numbers, (first, second, third))


@njit
def _reaches(cards: Cards, mine: bool, terms: Terms, plan: Plan, horizon: float) -> Doubles:  # noqa: FBT001
    """For each square, how likely the side has its card in time."""
    members = terms.seats // terms.sides
    tries = terms.hand * (members - mine) + horizon * members
    left, jacks = 0, 0.0
    for card in range(52):
        left += cards.left[card]
        if KIND[card] == TWO_EYED:
            jacks += plan.wild * cards.left[card]
    chances = np.empty(PACKS + 1)
    for copies in range(PACKS + 1):
        share = min(1.0, (copies + jacks) / max(1, left))
        chances[copies] = max(plan.back, 1 - (1 - share) ** tries)
    reaches = np.ones(100)
    for square in range(100):
        card = PRINTED[square]
        if card != NOTHING and not (mine and cards.held[card]):
            reaches[square] = chances[cards.left[card]]
    return reaches


@njit
def _factors(
    position: Position,
    side: int,
    mine: bool,  # noqa: FBT001
    reaches: Doubles,
    fives: Fives,
) -> tuple[Doubles, Doubles]:
    """For each square its factor in the fives of the side, and the relative growth of that factor
    if I put a chip there or take one off."""
    factors, growth = np.ones(100), np.zeros(100)
    for square in range(100):
        owner, chance = position.chips[square], fives.tempo * reaches[square]
        if owner == FREE:
            factors[square] = chance
            growth[square] = (1 / chance if mine else fives.obstacle) - 1
        elif owner != side and owner != CORNER:
            factors[square] = fives.obstacle * chance
            growth[square] = 1 / fives.obstacle - 1
        elif owner == side and not mine:
            growth[square] = chance - 1
    return factors, growth


@njit
def evaluate(
    position: Position, cards: Cards, me: int, terms: Terms, plan: Plan
) -> tuple[float, Doubles]:
    """The total for my side, and for each square the growth of the total by a chip there."""
    total, gain = 0.0, np.zeros(100)
    chips, protected = position.chips, position.protected
    for side in range(terms.sides):
        lost = position.lost[side]
        mine, wins = side == me, position.claimed[side] + 1 >= terms.needed
        fives = plan.own if mine else plan.others
        sign = 1.0 if mine else -plan.defence / (terms.sides - 1)
        total += sign * plan.claimed * position.claimed[side]
        reaches = _reaches(cards, mine, terms, plan, fives.horizon)
        factors, growth = _factors(position, side, mine, reaches, fives)
        promise = sign if wins else sign * fives.first
        for five in range(len(FIVES)):
            if lost[five]:
                continue
            value, missing, clean, closed = promise, 0, True, False
            for at in range(5):
                square = FIVES[five, at]
                owner = chips[square]
                if owner != side and owner != CORNER:
                    missing += 1
                    clean = clean and owner == FREE
                    closed = closed or protected[square] == 1
                value *= factors[square]
            if closed:
                continue
            if (mine or wins) and clean and 1 <= missing <= 3:
                value *= fives.missing[missing - 1]
            total += value
            for at in range(5):
                square = FIVES[five, at]
                gain[square] += value * growth[square]
    return total, gain


@njit
def plan_values(
    position: Position,
    cards: Cards,
    me: int,
    terms: Terms,
    plan: Plan,
    plays: Plays,
    number: int,
) -> Doubles:
    """The planner's value of each of so many plays."""
    values = np.empty(number)
    total, gain = evaluate(position, cards, me, terms, plan)
    for at in range(number):
        card, square = plays.card[at], plays.square[at]
        value = total + gain[square]
        if KIND[card] != ONE_EYED and completes(position, me, square):
            after = copy_of(position)
            place(after, me, square)
            if after.claimed[me] >= terms.needed:
                value = WON
            else:
                cards.held[card] -= 1
                value = evaluate(after, cards, me, terms, plan)[0]
                cards.held[card] += 1
        if KIND[card] == TWO_EYED:
            value -= plan.two_eyed
        elif KIND[card] == ONE_EYED:
            value -= plan.one_eyed
        values[at] = value
    return values
