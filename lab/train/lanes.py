"""Proves that the accumulator of `tessera.games.tabula.bots.net` never leaves its lanes.

Each side has fifteen pieces, somewhere on the 27 places. For each hidden unit the least and the
most that fifteen pieces can add are found exactly, by dynamic programming over the places; to them
come the least and the most of every tactical number, whether or not they can occur together. So the
range is wider than any position can reach, and the sum is safe if the range fits.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import mul
from typing import NamedTuple

from lab.train.tactics import spread
from tessera.games.tabula.bots.features import NUMBERS, PLACES, SIDES, Number
from tessera.games.tabula.bots.net import LANE, MIDDLE, Row, Weights
from tessera.games.tabula.rules.engine import PIECES

Choice = Callable[[list[int]], int]


class Range(NamedTuple):
    """The least and the most that a lane can hold."""

    least: int
    most: int

    @property
    def fits(self) -> bool:
        """Whether both are numbers of LANE bits."""
        return self.least >= 0 and self.most < 1 << LANE


def contributions(weights: Weights) -> list[list[Row]]:
    """For each of NUMBERS, the contribution of each of its values to the hidden units."""
    rows = iter(weights.rows)
    return [_values(number, [next(rows) for _ in number.names]) for number in NUMBERS]


def _values(number: Number, rows: list[Row]) -> list[Row]:
    units = list(zip(*rows, strict=True))
    return [
        tuple([sum(map(mul, spread(number, n), unit)) for unit in units])
        for n in range(number.most + 1)
    ]


def ranges(weights: Weights) -> list[Range]:
    """The range of each hidden unit's lane."""
    parts = contributions(weights)
    half = len(PLACES) // len(SIDES)
    found = []
    for unit, bias in enumerate(weights.bias):
        tables = [[row[unit] for row in values] for values in parts]
        sides = tables[:half], tables[half : 2 * half]
        least, most = (
            MIDDLE
            + bias
            + sum(_pieces(side, choose) for side in sides)
            + sum(choose(table) for table in tables[2 * half :])
            for choose in (_least, _most)
        )
        found.append(Range(least, most))
    return found


def _least(values: list[int]) -> int:
    return min(values)


def _most(values: list[int]) -> int:
    return max(values)


def _pieces(places: list[list[int]], choose: Choice) -> int:
    """The least or most that the pieces of a side can contribute together, over every way to place
    them."""
    best = places[0]
    for table in places[1:]:
        best = [
            choose([best[n - here] + table[here] for here in range(n + 1)])
            for n in range(PIECES + 1)
        ]
    return best[PIECES]
