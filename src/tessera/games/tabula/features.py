"""What the net is told of a position: small numbers, each spread over a few inputs.

A number n with levels and a slope becomes an input 1 for each level that n reaches, and n itself.
So the net can learn any curve over the lowest values and a straight line beyond. First come the
numbers of pieces on the 27 places of the side that has just moved and of the other, then the
tactical numbers below: for either side as the one in danger, and once for both.

The same numbers are worked out for thousands of positions at once by `tools/train/batch.py`; a
test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

from tessera.games.tabula.engine import CAPTURED, POINTS, UNIT, occupied


class Number(NamedTuple):
    """A number from 0 to `most`: its name, the levels that have an input each, and whether there
    is one for the number itself."""

    name: str
    most: int
    levels: tuple[int, ...]
    slope: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its inputs."""
        own = tuple(f"{self.name} {level}+" for level in self.levels)
        return (*own, f"{self.name} each") if self.slope else own

    def inputs(self, n: int) -> tuple[int, ...]:
        """Its inputs at the value n."""
        own = tuple(int(n >= level) for level in self.levels)
        return (*own, n) if self.slope else own


SIDES = "mover", "waiter"
"""The side that has just moved, and the one that will throw next."""

PLACES = tuple(
    Number(f"{side} on {place}", 15, (1, 2, 3), slope=True) for side in SIDES for place in range(27)
)
DANGERS = (
    Number("dice that hit", 6, (1, 2, 3, 4, 5, 6), slope=False),
    Number("singles in reach of one die", 15, (2, 3), slope=True),
    *(Number(f"of them in quarter {quarter}", 6, (), slope=True) for quarter in (1, 2, 3, 4)),
    Number("singles in reach of two dice", 15, (1,), slope=True),
    Number("singles in reach of three dice", 15, (), slope=True),
    Number("singles ahead of an enemy", 15, (), slope=True),
    Number("points ahead of an enemy", 15, (), slope=True),
    Number("longest wall", 7, (2, 3, 4, 5, 6), slope=False),
    Number("points held", 7, (), slope=True),
    Number("steps closed to the enemy", 42, (), slope=True),
)
MARGIN = 6
TACTICS = (
    *(danger._replace(name=f"{side}: {danger.name}") for side in SIDES for danger in DANGERS),
    Number("mover has lost less", 2 * MARGIN, tuple(range(1, 2 * MARGIN + 1)), slope=False),
)
NUMBERS = PLACES + TACTICS
INPUTS = tuple(name for number in NUMBERS for name in number.names)

QUARTERS = tuple(sum(UNIT[first : first + 6]) for first in (1, 7, 13, 19))
SHIFTS = tuple(4 * die for die in range(1, 7))


def tactics(mover: int, waiter: int, *, returns: bool) -> tuple[int, ...]:
    """The tactical numbers, in the order of TACTICS. `returns` says whether captured pieces enter
    again, and so are hunters too."""
    hunters = _hunters(waiter, returns=returns), _hunters(mover, returns=returns)
    lead = (waiter >> 4 * CAPTURED) - (mover >> 4 * CAPTURED) + MARGIN
    return (
        *_dangers(mover, hunters[0]),
        *_dangers(waiter, hunters[1]),
        min(max(lead, 0), 2 * MARGIN),
    )


def _hunters(own: int, *, returns: bool) -> int:
    units = occupied(own)
    return units | 1 if returns and own >> 4 * CAPTURED else units


def _dangers(own: int, hunters: int) -> tuple[int, ...]:
    """What threatens a side when the hunters throw next."""
    held = (own >> 1 | own >> 2 | own >> 3) & POINTS
    single = own & POINTS & ~held
    dice = closed = one = 0
    for shift in SHIFTS:
        reached = hunters << shift
        one |= reached
        closed += (reached & held).bit_count()
        if reached & single:
            dice += 1
    two = _onward(one & ~held & POINTS)
    three = _onward(two & ~held & POINTS)
    first = one & single
    second = two & single & ~first
    ahead = -(hunters & -hunters)
    wall, run = 0, held
    while run:
        run &= run >> 4
        wall += 1
    return (
        dice,
        first.bit_count(),
        (first & QUARTERS[0]).bit_count(),
        (first & QUARTERS[1]).bit_count(),
        (first & QUARTERS[2]).bit_count(),
        (first & QUARTERS[3]).bit_count(),
        second.bit_count(),
        (three & single & ~first & ~second).bit_count(),
        (single & ahead).bit_count(),
        ((held | single) & ahead).bit_count(),
        wall,
        held.bit_count(),
        closed,
    )


def _onward(units: int) -> int:
    """Everything that one more die reaches."""
    near = units << 4 | units << 8
    return near | near << 8 | near << 16
