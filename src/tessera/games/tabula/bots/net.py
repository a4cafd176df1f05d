"""The learned net's evaluation of a position, in whole numbers.

The net has one hidden layer; its weights came from TD(0) on afterstates, in self-play. The
*accumulator* is its first layer before the curve, as in an NNUE ("efficiently updatable") net of
chess programs, but with all hidden units packed into one large integer: unit i has the 16 bits
from bit 16 i, its *lane*, above the marks (see `accumulator`). What a number of pieces, or a
tactical number, adds to all units is then one addition. A negative part borrows from the lane
above while adding, which the whole accumulator settles, as long as each lane ends between 0 and
65535; `lab/train/lanes.py` proves that for all positions.
"""

import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import accumulate
from math import exp
from operator import mul
from typing import NamedTuple

from tessera.core.files import text_of
from tessera.games.tabula.bots.accumulator import MARKS, Pieces, Tables, Threats, marks_in
from tessera.games.tabula.bots.features import (
    INPUTS,
    NUMBERS,
    PLACES,
    SIDES,
    Marks,
    Number,
    dangers,
    lead,
)

if sys.version_info >= (3, 12):
    from math import sumprod
else:

    def sumprod(p: Iterable[int], q: Iterable[int]) -> int:
        """The function that Python 3.12 and later have in `math`, and faster."""
        return sum(map(mul, p, q))


LANE = 16
MIDDLE = 1 << LANE - 1
"""The lane of a unit whose sum is zero."""
ACTIVE = 1 << 15
"""What a hidden unit gives that is fully active."""
PRECISION = 1 << 10
"""What the weight 1 of a hidden unit is."""
UNIT = ACTIVE * PRECISION
"""The 1 of the net's logit."""
FLAT = 12
"""From this sum on a unit counts as fully active, or, below zero, as not at all."""

Row = tuple[int, ...]


class Weights(NamedTuple):
    """The content of a file of weights. `one` is what 1 is in the accumulator. `rows` is inputs x
    hidden, a row for each of INPUTS; `bias` (hidden) is the row that is always added. `output`
    (hidden) and `end` make the logit of what the hidden units give."""

    one: int
    bias: Row
    rows: tuple[Row, ...]
    output: Row
    end: int


def read_weights(text: str) -> Weights:
    """The weights of a text: lines `name: numbers`, and remarks that start with #. Raises
    ValueError if the inputs are not those of this version."""
    lines = [line.rpartition(": ") for line in text.splitlines() if not line.startswith("#")]
    names = tuple(name for name, _, _ in lines)
    if names != ("one", "bias", "output", "end", *INPUTS):
        raise ValueError("these weights are for other inputs")
    (one,), bias, output, (end,), *rows = (tuple(map(int, n.split())) for _, _, n in lines)
    return Weights(one, bias, tuple(rows), output, end)


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """A net ready to be asked."""

    mover: Pieces
    """What the pieces of the side that has just moved add, with its marks."""
    waiter: Callable[[int], tuple[int, Marks]]
    """What those of the other side add, and its marks; remembered, because most plays leave it
    alone."""
    threats: tuple[Threats, Threats]
    """What the dangers of both sides add."""
    leads: list[int]
    """What it adds to have lost fewer pieces."""
    curve: Row
    """What a unit gives, 0 to ACTIVE, by its lane (65536 values)."""
    lanes: struct.Struct
    output: Row
    start: int
    end: int

    def logit(self, mover: int, waiter: int) -> int:
        """The mover's chance to win after moving to this position, as a logit in units of UNIT; 0
        for even chances."""
        accumulator = self.start + self.mover.add(mover)
        hunters, made, blots = marks_in(accumulator)
        added, (others, their_points, their_blots) = self.waiter(waiter)
        mine, theirs = self.threats
        accumulator += (
            added
            + mine.add(dangers(made, blots, others))
            + theirs.add(dangers(their_points, their_blots, hunters))
            + self.leads[lead(mover, waiter)]
        )
        units = self.lanes.unpack(accumulator.to_bytes(self.lanes.size, "little"))
        curve = self.curve
        return self.end + sumprod(self.output, [curve[unit] for unit in units])


def win_probability(logit: float) -> float:
    """The chance to win, 0 to 1, that a logit of the net means."""
    return 1 / (1 + exp(-logit / UNIT))


def build(weights: Weights, *, returns: bool) -> Net:
    """The net of these weights."""
    rows = map(pack, weights.rows)
    tables = [_values(number, rows) for number in NUMBERS]
    sides, tactical = tables[: len(PLACES)], tables[len(PLACES) : -1]
    mover, waiter = (Pieces(half, returns=returns) for half in _halves(sides))
    mine, theirs = map(Threats, _halves(tactical))
    return Net(
        mover=mover,
        waiter=lru_cache(maxsize=256)(partial(_waiting, waiter)),
        threats=(mine, theirs),
        leads=tables[-1],
        curve=_curve(weights.one),
        lanes=struct.Struct(f"<{MARKS // 8}x{len(weights.bias)}H"),
        output=weights.output,
        start=pack(weights.bias) + (_in_all(len(weights.bias), MIDDLE) << MARKS),
        end=weights.end,
    )


def _halves(tables: Tables) -> tuple[Tables, Tables]:
    """The tables of the side that has just moved, and those of the other."""
    middle = len(tables) // len(SIDES)
    return tables[:middle], tables[middle:]


def _values(number: Number, rows: Iterator[int]) -> list[int]:
    """The contribution of each value of the number to the accumulator, from 0 to its `most`. Takes
    as many rows as the number has inputs."""
    own = [next(rows) for _ in number.names]
    each = own.pop() if number.slope else 0
    levels = dict(zip(number.levels, own, strict=True))
    steps = [each + levels.get(n, 0) for n in range(1, number.most + 1)]
    return list(accumulate(steps, initial=0))


def pack(row: Row) -> int:
    """The row in lanes above the marks; negative parts borrow from the lane above. Raises
    struct.error for a weight that needs more than a lane."""
    signs = _in_all(len(row), MIDDLE)
    lanes = int.from_bytes(struct.pack(f"<{len(row)}h", *row), "little")
    return (lanes ^ signs) - signs << MARKS


@cache
def _in_all(lanes: int, value: int) -> int:
    """The same value in every lane."""
    return int.from_bytes(value.to_bytes(LANE // 8, "little") * lanes, "little")


def _waiting(pieces: Pieces, side: int) -> tuple[int, Marks]:
    total = pieces.add(side)
    return total >> MARKS << MARKS, marks_in(total)


@cache
def _curve(one: int) -> Row:
    flat = min(FLAT * one, MIDDLE)
    rising = [round(ACTIVE / (1 + exp(-x / one))) for x in range(flat)]
    falling = [ACTIVE - value for value in reversed(rising)]
    rest = MIDDLE - flat
    return (0,) * (rest + 1) + (*falling[:-1], *rising) + (ACTIVE,) * rest


@cache
def shipped(rules: str) -> Weights:
    """The weights learned for these rules."""
    return read_weights(text_of(__package__, f"{rules}.weights"))


@cache
def net(rules: str, *, returns: bool) -> Net:
    """The net that was trained for these rules."""
    return build(shipped(rules), returns=returns)


def reading(rules: str, *, returns: bool) -> Iterator[None]:
    """Does what `net` has to do once, with a pause after every few milliseconds."""
    weights = shipped(rules)
    yield
    _curve(weights.one)
    yield
    net(rules, returns=returns)
    yield
