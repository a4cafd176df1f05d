"""The rules of Ur against a second, slow opinion, and what is no position."""

from __future__ import annotations

from random import Random

import pytest

from packs.ur.tests.brute import WAYS, Pieces, Place, moved, over
from tessera.core.chance import draw
from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera_ur.rules import RULES
from tessera_ur.rules.board import HOME
from tessera_ur.rules.state import State
from tests.limit import within


@pytest.mark.parametrize("pieces", ["5", "7"])
@pytest.mark.parametrize("path", WAYS)
def test_whole_games_go_as_the_slow_rules_say(path: str, pieces: str) -> None:
    for seed in range(4):
        lockstep(path, pieces, Random(seed))
        lockstep(path, pieces, Random(seed), start1=str(seed), start2="2")


def test_a_start_is_pieces_that_are_home_already() -> None:
    agreed = ("pieces", "5"), ("path", "finkel"), ("rosettes", "safe"), ("start2", "3")
    setup = Setup(2, agreed)
    text = RULES.write_position(RULES.new(setup))
    assert text.split("\n")[1:3] == ["first: 0 0 0 0 0", "second: 0 0 home home home"]
    assert RULES.read_position(text) == RULES.new(setup)
    with pytest.raises(Illegal):
        RULES.read_position(text.replace("0 0 home", "0 0 0"))


def lockstep(path: str, pieces: str, rng: Random, **starts: str) -> None:
    """A random game by both rules, with the same after each event."""
    way, _, unprotected = path.partition("-")
    rosettes = unprotected or "safe"
    options = (("pieces", pieces), ("path", way), ("rosettes", rosettes), *starts.items())
    state = RULES.new(RULES.checked_setup(Setup(2, options)))
    with within(lambda: RULES.write_position(state)):
        while not state.over:
            if RULES.current_player(state) == CHANCE:
                event = draw(RULES.chance_outcomes(state), rng)
                stuck = not moved(path, told(state), event.total)
                after = RULES.apply(state, event)
                if not state.opening:
                    assert (after.thrown is None) == stuck
                    assert (after.seat != state.seat) == stuck
            else:
                slow = dict(moved(path, told(state), state.thrown or 0))
                legal = RULES.legal_actions(state)
                assert list(map(RULES.write, legal)) == list(slow)
                event = rng.choice(legal)
                after = RULES.apply(state, event)
                expected = slow[RULES.write(event)]
                assert told(after)[:2] == expected[:2]
                assert over(expected) == after.over
                assert after.over or after.seat == expected[2]
            state = after


def told(state: State) -> Place:
    """A position as the slow rules have it."""
    first, second = (pieces(state, seat) for seat in range(2))
    return first, second, state.seat


def pieces(state: State, seat: int) -> Pieces:
    road = ["start", *WAYS[state.terms.path][seat]]
    return tuple(sorted("home" if p == HOME else road[p] for p in state.sides[seat]))


@pytest.mark.parametrize(
    "text",
    [
        "first: 0 0 0 0 18\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0 15\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 2 2\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0 7\nsecond: 0 0 0 0 7\nseat 1: to throw",
        "first: 2 0 0 0 0\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0\nsecond: 0 0 0 0 0\nseat 1: to throw",
        "first: 0 0 0 0 13\nsecond: home home home home home\nseat 1: to throw",
        "first: home home home home 14\nsecond: 0 0 0 0 0\nseat 1: thrown 4",
        "first: 0 0 0 0 1\nsecond: 0 0 0 0 0\nseat 1: opening . .",
    ],
)
def test_what_can_not_be_is_no_position(text: str) -> None:
    with pytest.raises(Illegal, match="unreadable"):
        RULES.read_position(f"players=2 pieces=5\n{text}")
