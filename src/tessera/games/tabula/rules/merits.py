"""What speaks for the rest of a turn of Tabula, as codes with facts that are true of the
position."""

from functools import lru_cache

from tessera.core.story import Line
from tessera.games.tabula.rules import RULES, step
from tessera.games.tabula.rules.engine import (
    ABROAD,
    CAPTURED,
    OFF,
    START,
    UNIT,
    blots,
    count,
    made_points,
    occupied,
    places,
)
from tessera.games.tabula.rules.state import PASS, PieceStep, State

WALL = 3
"""So many closed points in a row are a wall."""


@lru_cache(maxsize=8)
def merits(state: State, steps: tuple[PieceStep, ...]) -> tuple[Line, ...]:
    """The merits of the steps, the strongest first; none where nothing plain can be said."""
    after = state
    for taken in steps:
        after = step(after, taken)
    seat = state.seat
    result = RULES.result(after)
    if result and result.winners == (seat,):
        return (Line("wins"),)
    if steps in ((), (PASS,)):
        return ()
    own, other = after.sides[seat], after.sides[1 - seat]
    facts = [
        _captured(state, count(other, CAPTURED) - count(state.other, CAPTURED)),
        _safety(state, own, other),
        Line("all_home") if not own & ABROAD and state.own & ABROAD else None,
        _closed(state, own, other),
        _number("bears_off", count(own, OFF) - count(state.own, OFF)),
    ]
    lines = tuple(line for line in facts if line)
    entered = _number("enters", count(state.own, START) - count(own, START))
    return lines or ((entered,) if entered else ())


def _number(code: str, n: int) -> Line | None:
    return Line(code, {"n": n}) if n > 0 else None


def _captured(state: State, n: int) -> Line | None:
    return _number("sends_back" if state.terms.variant.returns else "captures", n)


def last_enemy(state: State, other: int) -> int:
    """The place of the other side's piece that is furthest behind; OFF where none is in play."""
    if state.terms.variant.returns and count(other, CAPTURED):
        return START
    return min(places(occupied(other)), default=OFF)


def in_danger(state: State, own: int, other: int) -> int:
    """A unit on each single piece that has a piece of the other side behind it."""
    return blots(own) & _beyond(last_enemy(state, other))


def _beyond(place: int) -> int:
    """A unit on each point further on."""
    return sum(UNIT[place + 1 : OFF])


def _safety(state: State, own: int, other: int) -> Line | None:
    before = in_danger(state, state.own, state.other).bit_count()
    after = in_danger(state, own, other).bit_count()
    if after:
        return Line("fewer_in_danger", {"n": after}) if after < before else None
    meets = bool(occupied(own) & _beyond(last_enemy(state, other)))
    return Line("none_in_danger") if before or meets else None


def _closed(state: State, own: int, other: int) -> Line | None:
    """The newly closed points that enemy pieces still have to pass, or the wall that they are part
    of."""
    ahead = _beyond(last_enemy(state, other))
    made = made_points(own)
    new = places(made & ~made_points(state.own) & ahead)
    longest = max((_run(made & ahead, place) for place in new), default=0)
    if longest >= WALL:
        return Line("wall", {"n": longest})
    return Line("closes", {"closed": new}) if new else None


def _run(made: int, place: int) -> int:
    """The number of closed points in a row that includes this one."""
    first = last = place
    while made & UNIT[first - 1] and first > 1:
        first -= 1
    while made & UNIT[last + 1]:
        last += 1
    return last - first + 1
