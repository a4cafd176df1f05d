"""Opponents that look at everything that can be made of a throw and take what leaves the best
position: one that thinks of what can be captured next, and one that doesn't."""

from collections.abc import Iterator
from functools import partial

from tessera.core.chance import Rng
from tessera.core.dice import throws
from tessera.games.tabula.bots.candidates import candidates
from tessera.games.tabula.bots.learned import foresighted
from tessera.games.tabula.rules.engine import (
    CAPTURED,
    OFF,
    blots,
    count,
    made_points,
    occupied,
    pips,
    places,
)
from tessera.games.tabula.rules.state import Event, State
from tessera.kit.bot import Choice, Ranking, glancing

PIECE, PIP, BLOCK, EXPOSED = 30.0, 0.3, 1.0, 14.0
"""The values of a piece more than the other side, a pip less to go, a made point, and a blot that
is sure to be hit by the next throw. Of nine sets tried against a first guess, over 40 to 150 games
each, this one won most: 88 of 150."""


HUNT, PAIR = 1000, 170
"""What a captured piece and a made point count for `hasty`: more than any distance, and as much as
a step from the middle of the board to its last third."""


def hasty(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Captures whenever it can, likes pieces in pairs, and otherwise runs for home with those that
    are furthest on; it never looks at what can be captured of its own."""
    for best in candidates(seen, rush):
        yield tuple(Choice(candidate.steps) for candidate in best)


def rush(own: int, other: int) -> float:
    """The value of a position for `hasty`. Distances count by their squares, so that the piece
    furthest on runs."""
    way = sum(place * place * count(own, place) for place in range(OFF + 1))
    return HUNT * count(other, CAPTURED) + PAIR * made_points(own).bit_count() + way


def greedy(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Ranks the plays by the positions that they leave."""
    for best in candidates(seen, partial(evaluate, seen)):
        yield tuple(Choice(candidate.steps) for candidate in best)


def evaluate(state: State, own: int, other: int) -> float:
    """The value of a position for the owner of `own`, with the other side to throw."""
    variant = state.terms.variant
    if variant.ended(own, other):
        return 1000.0 * (variant.score(own) - variant.score(other))
    return _standing(state, own) - _standing(state, other) - EXPOSED * _exposure(own, other)


def _standing(state: State, own: int) -> float:
    lost = count(own, CAPTURED)
    way = pips(own)
    if state.terms.variant.returns:
        way += OFF * lost
        lost = 0
    return -PIECE * lost - PIP * way + BLOCK * made_points(own).bit_count()


def _exposure(own: int, other: int) -> float:
    """The expected number of own blots that can be hit by the next throw; blocked ways are not
    considered."""
    hunters = places(occupied(other))
    expected = 0.0
    for place in places(blots(own)):
        missed = 1.0
        for hunter in hunters:
            if 0 < place - hunter < len(REACHED):
                missed *= 1 - REACHED[place - hunter]
        expected += 1 - missed
    return expected


def _reached() -> tuple[float, ...]:
    """For each distance, the share of throws that bring one piece there if nothing blocks it."""
    hits = [0] * 19
    for roll, weight in throws(3):
        a, b, c = roll.dice
        for distance in {a, b, c, a + b, a + c, b + c, a + b + c}:
            hits[distance] += weight
    return tuple(hit / 216 for hit in hits)


REACHED = _reached()


TWICE = 0.6
"""How often the youngest level sees two things that it could do, and not one."""
BOTS = {"youngest": glancing(hasty, TWICE), "easy": hasty, "normal": greedy, "hard": foresighted}
