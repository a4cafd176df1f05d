"""The rules agree with a second, slow set of rules, in whole games and in positions of any kind."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tessera.core.chance import generator
from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import State
from tessera_kit.playing import offered, setups, some
from tests.games.sequence.brute import Brute, name_of
from tests.games.sequence.positions import position_text
from tests.limit import within

SETUPS = [
    setup
    for players in RULES.players
    for setup in setups(RULES, players)
    if setup["undo"] == "strict"  # It is no matter of the rules.
]
MOST = 600
"""Events after which a random game is left as it is."""


def same(state: State, other: Brute) -> None:
    """Both see the same position, and allow the same."""
    _, *lines = RULES.write_position(state).splitlines()
    sides = slice(10, 10 + len(other.colours))
    lines[sides] = [" ".join([line[:2], *sorted(line.split()[1:])]) for line in lines[sides]]
    if other.ways_to_win:
        # Which five of a run longer than that won is of no interest, so that either will do.
        claimed = set(lines[10 + other.seat % len(other.colours)].split()[1:])
        new = claimed - {name_of(five) for five in other.sequences[other.me]}
        [way] = [way for way in other.ways_to_win if {name_of(five) for five in way} == new]
        other.sequences[other.me] += way
    assert lines == other.position()
    events = [RULES.write(event) for event in offered(RULES, state)]
    assert len(events) == len(set(events))
    assert set(events) == other.events()
    result = RULES.result(state)
    assert (result is None) == (other.phase != "over")
    if result is not None:
        won = bool(other.ways_to_win)
        mine = [seat for seat in range(other.players) if other.colour_of(seat) == other.me]
        assert list(result.winners) == (mine if won else [])
        assert result.reason == ("sequences" if won else "nobody_can_play")


def chosen(state: State, rng: Random, tastes: dict[str, float]) -> Any:
    """An event at random; some kinds of choices are liked less than others."""
    events = offered(RULES, state)
    weights = [tastes.get(RULES.write(event).split()[0], 1.0) for event in events]
    return rng.choices(events, weights)[0] if any(weights) else rng.choice(events)


TASTES = st.fixed_dictionaries(
    {
        "talk": st.sampled_from([0.0, 0.02, 1.0]),
        "forget": st.sampled_from([0.0, 0.1, 1.0]),
        "swap": st.sampled_from([0.0, 1.0, 20.0]),
    }
)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32), TASTES)
def test_random_games_in_lockstep(setup: Setup, seed: int, tastes: dict[str, float]) -> None:
    state, rng, other = RULES.new(setup), generator(str(seed), "game", 0), None
    with within(lambda: RULES.write_position(state)):
        for _ in range(MOST):
            if RULES.result(state) is not None:
                break
            if not state.opening:
                other = other or Brute(RULES.write_position(state))
                same(state, other)
            event = chosen(state, rng, tastes)
            state = RULES.apply(state, event)
            if other:
                other.do(RULES.write(event))
        assert other
        same(state, other)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
def test_any_position_and_all_that_may_follow(setup: Setup, seed: int) -> None:
    text = position_text(setup, generator(str(seed), "position", 0))
    state = RULES.read_position(text)
    with within(lambda: text):
        same(state, Brute(text))
        for event in some(RULES.legal_actions(state), 30):
            after = RULES.apply(state, event)
            other = Brute(text)
            other.do(RULES.write(event))
            same(after, other)
            for following in some(offered(RULES, after), 3):
                last = deepcopy(other)
                last.do(RULES.write(following))
                same(RULES.apply(after, following), last)
