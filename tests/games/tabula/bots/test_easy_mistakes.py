"""What the easy opponent is said to do wrong it does, and the normal one far more seldom."""

from __future__ import annotations

from functools import lru_cache

import pytest

from tessera.core.setup import Setup
from tessera.games.tabula import GAME
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.engine import CAPTURED, blots, count, occupied
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.rules.variants import Sides
from tests.effort import part
from tests.games.mistakes import Mistake, Play, Tallies, tallies

pytestmark = pytest.mark.cpython_only("a count over many games")

Legal = tuple[Event, ...]
DICE = 3
GAMES = {"seed": part(200, every=10), "classical": part(100, every=10)}
"""Of the classical game, which is three times as long, there are fewer."""


def play(rules: str) -> Tallies:
    setup = Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty")))
    judges = {"singles": leaves_singles_in_reach, "hunts": hunts_into_reach}
    return tallies(GAME, {setup: GAMES[rules]}, judges)


@pytest.fixture(scope="module")
def printed() -> Tallies:
    return play("seed")


@pytest.fixture(scope="module")
def classical() -> Tallies:
    return play("classical")


def test_it_never_looks_at_what_can_be_captured_of_its_own(printed: Tallies) -> None:
    printed["singles"].check(in_a_game=0.5, often=0.05, times=3)


def test_nor_in_the_classical_game(classical: Tallies) -> None:
    classical["singles"].check(in_a_game=2, often=0.1, times=5)


def test_it_captures_whenever_it_can(printed: Tallies, classical: Tallies) -> None:
    """In the classical game that is a mistake: what is captured there comes back. In the printed
    one, where it is out, the normal one hunts as well."""
    for found in (printed["hunts"], classical["hunts"]):
        found.check(in_a_game=0.5, often=1, times=1)
    classical["hunts"].check(in_a_game=2, often=1, times=3)


def leaves_singles_in_reach(seen: State, legal: Legal) -> Mistake | None:
    """It leaves single pieces that two numbers on a die or more would capture, though as much can
    be captured without leaving any within reach of one."""
    ends = _ends(seen)
    most = max([_lost(end) for end in ends], default=0)
    exposed = [_exposed(end) for end in ends if _lost(end) == most]
    if not exposed or min(exposed) or max(exposed) < 2:
        return None
    return lambda play: _exposed(_end(seen, play)) >= 2


def hunts_into_reach(seen: State, legal: Legal) -> Mistake | None:
    """It captures, though a play that doesn't would leave it less exposed than any that does."""
    before = count(seen.other, CAPTURED)
    hunting = [_exposed(end) for end in _ends(seen) if _lost(end) > before]
    quiet = [_exposed(end) for end in _ends(seen) if _lost(end) == before]
    if not hunting or not quiet or min(quiet) >= min(hunting):
        return None
    return lambda play: _lost(_end(seen, play)) > before


@lru_cache(maxsize=1)
def _ends(seen: State) -> tuple[Sides, ...]:
    """What can be made of a whole throw, its own side first; later in a turn nothing, because the
    turn was thought of as a whole."""
    if len(seen.dice) < DICE:
        return ()
    found = afterstates(seen.terms.variant, seen.own, seen.other, seen.dice)
    return tuple(after(key, seen.other) for key in found)


def _end(seen: State, play: Play) -> Sides:
    state = seen
    for event in play:
        state = RULES.apply(state, event)
    return state.sides[seen.seat], state.sides[1 - seen.seat]


def _lost(end: Sides) -> int:
    """How many pieces of the other side are captured."""
    return count(end[1], CAPTURED)


def _exposed(end: Sides) -> int:
    """How many numbers on one die of the other's would capture something."""
    single, hunters = blots(end[0]), occupied(end[1])
    return sum(bool(hunters << 4 * die & single) for die in range(1, 7))
