"""What the net is told of a position: small numbers, each spread over a few inputs.

A number n with levels and a slope becomes an input 1 for each level that n reaches, and n itself.
So the net can learn any curve over the lowest values and a straight line beyond. First come the
numbers of pieces on the 27 places of the side that has just moved and of the other, then the
tactical numbers below: for either side as the one in danger, and once for both.

The same numbers are worked out one by one in `lab/train/tactics.py`, and for thousands of
positions at once in `lab/train/batch.py`; tests hold the three together.
"""

from typing import NamedTuple

from tessera.games.tabula.rules.engine import CAPTURED, OFF


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


SIDES = "mover", "waiter"
"""The side that has just moved, and the one that will throw next."""

PLACES = tuple(
    Number(f"{side} on {place}", 15, (1, 2, 3), slope=True) for side in SIDES for place in range(27)
)
DANGERS = (
    Number("dice that hit", 6, (1, 2, 3, 4, 5, 6), slope=False),
    Number("blots in reach of one die", 15, (2, 3), slope=True),
    *(Number(f"of them in quarter {quarter}", 6, (), slope=True) for quarter in (1, 2, 3, 4)),
    Number("blots in reach of two dice", 15, (1,), slope=True),
    Number("blots in reach of three dice", 15, (), slope=True),
    Number("blots ahead of an enemy", 15, (), slope=True),
    Number("points ahead of an enemy", 15, (), slope=True),
    Number("longest prime", 7, (2, 3, 4, 5, 6), slope=False),
    Number("made points", 7, (), slope=True),
    Number("steps closed to the enemy", 42, (), slope=True),
)
MARGIN = 6
TACTICS = (
    *(danger._replace(name=f"{side}: {danger.name}") for side in SIDES for danger in DANGERS),
    Number("mover has lost less", 2 * MARGIN, tuple(range(1, 2 * MARGIN + 1)), slope=False),
)
NUMBERS = PLACES + TACTICS
INPUTS = tuple(name for number in NUMBERS for name in number.names)


Marks = tuple[int, int, int]
"""Where a side stands, bit p for place p: what can hunt, the made points, and the
blots. Small numbers, because small numbers are fast."""
Dangers = tuple[int, int, int, int, int, int, int, int]
"""What threatens a side: how many different dice hit; the blots in reach of one die, as bits;
how many more are in reach of two and of three; how many blots, and points with any pieces, are
ahead of an enemy; the made points, as bits; and how many steps to them are closed."""

BITS = tuple(1 << place for place in range(OFF + 1))
ON_POINTS = sum(BITS[1:OFF])
QUARTERS = tuple(sum(BITS[first : first + 6]) for first in (1, 7, 13, 19))
# Six dice at once: as many lanes of 32 bits, one for each.
LANES = tuple(1 << 32 * n for n in range(6))
EACH = sum(LANES)
SPREAD = sum(lane << n + 1 for n, lane in enumerate(LANES))
TOP = EACH << 31
FULL = TOP - EACH


def lead(mover: int, waiter: int) -> int:
    """The number of pieces that the mover has lost less than the waiter, plus MARGIN: from 0 to
    twice MARGIN."""
    fewer = (waiter >> 4 * CAPTURED) - (mover >> 4 * CAPTURED) + MARGIN
    return 0 if fewer < 0 else min(fewer, 2 * MARGIN)


def dangers(made: int, blots: int, hunters: int) -> Dangers:
    """The dangers of a side with these made points and blots when the hunters throw next."""
    reached = hunters * SPREAD
    hit = reached & blots * EACH
    one = _onward(hunters)
    first = one & blots
    two = three = 0
    if later := blots ^ first:
        free = ON_POINTS & ~made
        onward = _onward(one & free)
        second = onward & later
        two = second.bit_count()
        three = (_onward(onward & free) & (later ^ second)).bit_count()
    ahead = -(hunters & -hunters)
    return (
        (hit + FULL & TOP).bit_count(),
        first,
        two,
        three,
        (blots & ahead).bit_count(),
        ((made | blots) & ahead).bit_count(),
        made,
        (reached & made * EACH).bit_count(),
    )


def longest_prime(made: int) -> int:
    """The number of points in the longest *prime*: made points next to each other."""
    longest = 0
    while made:
        made &= made >> 1
        longest += 1
    return longest


def _onward(units: int) -> int:
    """The places that the units reach with one more die."""
    near = units << 1 | units << 2
    return near | near << 2 | near << 4
