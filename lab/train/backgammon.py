"""Ordinary backgammon, for one purpose: to see whether what teaches Tabula teaches a game for which
there is a reference player written by others (see `pubeval`).

Backgammon is Tabula with captured pieces that return, with two dice that count twice when they are
equal, with a narrower rule for bearing off, and with a side that comes from the other end. Each
side is packed as in `tessera.games.tabula.rules.engine` and counts its points in its own direction.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

import numpy as np

from lab.train import batch
from lab.train.selfplay import Told
from tessera.games.tabula.rules.engine import (
    ABROAD,
    CAPTURED,
    COUNTS,
    HITS,
    OFF,
    PIECES,
    START,
    UNIT,
    captured,
    count,
    occupied,
    side,
)
from tessera.games.tabula.rules.plays import Dice, afterstates
from tessera.games.tabula.rules.variants import CLASSICAL, Sides, Variant

BEGIN = side({1: 2, 12: 5, 17: 3, 19: 5})
ACROSS = np.array([START, *(OFF - point for point in range(1, OFF)), OFF, CAPTURED])
"""For each place, its number as the other side counts."""


@lru_cache(maxsize=1 << 16)
def across(own: int) -> int:
    """The side with its points as the other side counts them."""
    kept = own & (15 * UNIT[OFF] | 15 * UNIT[CAPTURED])
    return kept + sum(count(own, point) * UNIT[OFF - point] for point in range(1, OFF))


def reach(afterstates: Iterable[int], die: int, free: int, exposed: int, found: set[int]) -> None:
    """Tabula's steps, but a die larger than needed bears off only the last piece."""
    off, entered, exact = UNIT[OFF], UNIT[die], UNIT[OFF - die]
    for afterstate in afterstates:
        if afterstate & 15 * UNIT[CAPTURED]:
            if free & entered:
                found.add(afterstate - UNIT[CAPTURED] + entered | (entered & exposed) << HITS)
            continue
        there = occupied(afterstate)
        sources = there & free >> 4 * die
        while sources:
            unit = sources & -sources
            sources ^= unit
            target = unit << 4 * die
            found.add(afterstate - unit + target | (target & exposed) << HITS)
        if not afterstate & ABROAD:
            last = there & -there
            if there & exact:
                found.add(afterstate - exact + off)
            elif last > exact:
                found.add(afterstate - last + off)


VARIANT = Variant(reach, CLASSICAL.ended, CLASSICAL.score, returns=True)


def plays(own: int, other: int, dice: Dice) -> list[Sides]:
    """The positions that the dice can lead to, the mover's side first."""
    facing = across(other)
    return [
        (found & COUNTS, across(captured(facing, found >> HITS)) if found >> HITS else other)
        for found in afterstates(VARIANT, own, facing, dice)
    ]


def doubled(first: int, second: int) -> Dice:
    """The dice of a throw, ascending."""
    return (first,) * 4 if first == second else (min(first, second), max(first, second))


class Backgammon:
    """The game as the trainer needs it. Only winning counts, not by how much."""

    def begin(self) -> Sides:
        """The initial position."""
        return BEGIN, BEGIN

    def answers(self, own: int, other: int, rng: Random) -> list[Sides]:
        """The positions that a throw of two dice can lead to, the mover's side first."""
        return plays(own, other, doubled(rng.randint(1, 6), rng.randint(1, 6)))

    def told(self, positions: list[Sides]) -> Told:
        """The facts of the positions, with Tabula's inputs."""
        mover, waiter = (batch.counts(sides) for sides in zip(*positions, strict=True))
        over = mover[:, OFF] == PIECES
        inputs = batch.inputs(mover, waiter, returns=True, order=ACROSS)
        return Told(inputs, over, over.astype(np.float32))
