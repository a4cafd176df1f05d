"""Moves as arithmetic on one integer a side, without states or checks: what the rules and the
computer opponents share, and what makes searching fast.

Glossary. *Place*: 0 holds the pieces not yet entered, 1 to 24 are the points, 25 the pieces borne
off, 26 those captured. *Side*: four bits a place, so a number of pieces is a hexadecimal digit
and the fifteen of a side always fit. *Unit*: one piece on a place. *Afterstate*: a side after
some steps, with the units of the points where it captured from bit HITS up; two are equal exactly
when the positions are. The word is Sutton and Barto's: a position after one's own move, before
chance answers.
"""

from collections.abc import Iterable

START, OFF, CAPTURED = 0, 25, 26
PIECES = 15
HOME = range(19, 25)
"""The last quarter of the way."""
UNIT = tuple(1 << 4 * place for place in range(27))
HITS = 4 * 27
COUNTS = (1 << HITS) - 1
ALL_AT_START = PIECES * UNIT[START]

POINTS = sum(UNIT[1:25])
IN_PLAY = sum(UNIT[START:OFF])
PRESENT = 15 * IN_PLAY
"""Every bit of the places where pieces are in play."""
ABROAD = 15 * sum(UNIT[START : HOME[0]])
"""Every bit of the places from which no piece may be borne off."""
LAST = tuple(sum(UNIT[OFF - die : OFF]) for die in range(7))
"""The points from which a die bears off."""
STEPS = {
    UNIT[target] - UNIT[origin]: (origin % CAPTURED, target)
    for origin in (*range(OFF), CAPTURED)
    for target in range(1, 26)
    if origin != target
}
"""Where a piece went, by the change of its side. A captured piece comes from the start again."""


def side(counts: dict[int, int]) -> int:
    """The side with so many pieces on each place."""
    return sum(count * UNIT[place] for place, count in counts.items())


def moved_back_ones(own: int, pieces: int, place: int) -> int:
    """The side with so many pieces, those furthest back, on that place instead."""
    for _ in range(pieces):
        own += UNIT[place] - UNIT[min(places(occupied(own)))]
    return own


def count(own: int, place: int) -> int:
    """The number of pieces of the side on the place."""
    return own >> 4 * place & 15


def occupied(own: int) -> int:
    """A unit on each place, start to point 24, that holds pieces of the side."""
    return (own | own >> 1 | own >> 2 | own >> 3) & IN_PLAY


def made_points(own: int) -> int:
    """A unit on each *made point*, one with two or more of the pieces: closed to the other side."""
    return (own >> 1 | own >> 2 | own >> 3) & POINTS


def blots(own: int) -> int:
    """A unit on each *blot*, a point with a single piece of the side."""
    return own & POINTS & ~made_points(own)


def places(units: int) -> tuple[int, ...]:
    """The places with a unit, ascending."""
    numbers = []
    while units:
        lowest = units & -units
        numbers.append(lowest.bit_length() // 4)
        units ^= lowest
    return tuple(numbers)


def in_play(own: int) -> int:
    """The number of pieces of the side that are neither borne off nor captured."""
    return PIECES - count(own, OFF) - count(own, CAPTURED)


def pips(own: int) -> int:
    """The pips that all pieces in play have to go; captured pieces are not counted."""
    return sum((OFF - place) * count(own, place) for place in range(OFF))


def captured(other: int, hits: int) -> int:
    """The other side once its blots on the points of `hits` are captured."""
    return other - hits + hits.bit_count() * UNIT[CAPTURED]


def reach(afterstates: Iterable[int], die: int, free: int, exposed: int, reached: set[int]) -> None:
    """Adds to `reached` every afterstate that one step with the die makes of one of these. `free`
    has a unit on each point that is not closed, `exposed` on each blot of the other side."""
    shift = 4 * die
    may, last, off, add = free >> shift, LAST[die], UNIT[OFF], reached.add
    for afterstate in afterstates:
        spread = afterstate | afterstate >> 1
        spread |= spread >> 2
        sources = spread & may
        while sources:
            unit = sources & -sources
            sources ^= unit
            target = unit << shift
            if target & exposed:
                add(afterstate - unit + target | target << HITS)
            else:
                add(afterstate - unit + target)
        if not afterstate & ABROAD:
            sources = spread & last
            while sources:
                unit = sources & -sources
                sources ^= unit
                add(afterstate - unit + off)


def reach_entering_first(
    afterstates: Iterable[int], die: int, free: int, exposed: int, reached: set[int]
) -> None:
    """`reach` where a captured piece must enter before any other may move."""
    target = UNIT[die]
    others = []
    for afterstate in afterstates:
        if not afterstate & 15 << 4 * CAPTURED:
            others.append(afterstate)
        elif free & target:
            reached.add(afterstate - UNIT[CAPTURED] + target | (target & exposed) << HITS)
    reach(others, die, free, exposed, reached)
