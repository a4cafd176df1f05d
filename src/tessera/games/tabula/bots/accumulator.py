"""What the pieces of a side, and the dangers that it is in, add to a net's accumulator: integers
with a lane of 16 bits for each hidden unit (see `net`), looked up and not worked out again.

Below the lanes are the marks that the dangers are made of. They add up with the pieces.
"""

from collections.abc import Callable
from functools import partial
from struct import Struct

from tessera.games.tabula.bots.features import QUARTERS, Dangers, Marks, longest_prime
from tessera.games.tabula.rules.engine import CAPTURED, OFF, START

WORD = 32
MARKS = 3 * WORD
"""The bits below the lanes: a word for each of the marks."""
LOWEST = (1 << WORD) - 1
TOGETHER = 4
"""The pieces on so many neighbouring places are looked up together, by their sixteen bits."""
SIDE = Struct("<7H")
HALF = 13
"""The first bit of the points in the second half of the way."""
MOST = 2048
"""As many results are remembered by each `Known`."""

Tables = list[list[int]]
"""For each of some numbers, what each of its values adds."""


class Known(dict[int, int]):
    """Results of `work`, kept from the first time they are asked for. A dictionary, because nothing
    is looked up faster."""

    def __init__(self, work: Callable[[int], int]) -> None:
        super().__init__()
        self.work = work

    def __missing__(self, key: int) -> int:
        if len(self) == MOST:
            self.clear()
        value = self[key] = self.work(key)
        return value


class Pieces:
    """The contributions of the pieces on all places of a side to the accumulator, with its
    marks."""

    def __init__(self, tables: Tables, *, returns: bool) -> None:
        marked = [
            [value + _mark(place, n, returns=returns) for n, value in enumerate(table)]
            for place, table in enumerate(tables)
        ]
        self._places = [
            Known(partial(_together, marked[place : place + TOGETHER]))
            for place in range(0, len(marked), TOGETHER)
        ]

    def add(self, side: int) -> int:
        """The sum for a side. Written out, because that takes half the time of a loop."""
        first, second, third, fourth, fifth, sixth, last = self._places
        a, b, c, d, e, f, g = SIDE.unpack(side.to_bytes(SIDE.size, "little"))
        return first[a] + second[b] + third[c] + fourth[d] + fifth[e] + sixth[f] + last[g]


def _together(tables: Tables, bits: int) -> int:
    return sum([table[bits >> 4 * n & 15] for n, table in enumerate(tables)])


def _mark(place: int, n: int, *, returns: bool) -> int:
    """The marks of n pieces on a place, to be added up. Captured pieces that return hunt from the
    start, but are marked on their own place, because the start may have a mark already."""
    if not n or place == OFF or (place == CAPTURED and not returns):
        return 0
    point = START < place < OFF
    return 1 << place | point << place + (WORD if n > 1 else 2 * WORD)


def marks_in(total: int) -> Marks:
    """The marks of the side whose pieces are in this sum."""
    marks = total & (1 << MARKS) - 1
    hunters = marks & LOWEST
    return (
        (hunters | hunters >> CAPTURED) & (1 << OFF) - 1,
        marks >> WORD & LOWEST,
        marks >> 2 * WORD,
    )


class Threats:
    """The contributions of a side's dangers to the accumulator. Those that depend on a set of
    points are looked up by the set."""

    def __init__(self, tables: Tables) -> None:
        self._dice, self._reached, *quarters = tables[:6]
        self._two, self._three, self._blots, self._points, primes, made, self._closed = tables[6:]
        self._early = Known(partial(_quarters, quarters))
        self._late = Known(lambda points: _quarters(quarters, points << HALF))
        self._made = Known(lambda points: primes[longest_prime(points)] + made[points.bit_count()])

    def add(self, dangers: Dangers) -> int:
        """The sum for these dangers."""
        dice, reached, two, three, blots, points, made, closed = dangers
        return (
            self._dice[dice]
            + self._reached[reached.bit_count()]
            + self._early[reached & (1 << HALF) - 1]
            + self._late[reached >> HALF]
            + self._two[two]
            + self._three[three]
            + self._blots[blots]
            + self._points[points]
            + self._made[made]
            + self._closed[closed]
        )


def _quarters(tables: Tables, points: int) -> int:
    return sum(
        [table[(points & part).bit_count()] for table, part in zip(tables, QUARTERS, strict=True)]
    )
