"""Opponents that look at one throw: they carry their plays through, and one overlooks what a
beginner does."""

from __future__ import annotations

import sys

import pytest

from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.tabula.bots import evaluate, greedy, hasty
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import State
from tessera.games.tabula.rules.variants import VARIANTS
from tessera.kit.bot import decide, uniform

GAMES = 1 if sys.platform == "emscripten" else 4


def winners(rules: str, seed: str, seat: int) -> tuple[int, ...]:
    """Who wins with the opponent on one seat and chance on the other."""
    state = RULES.new(Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty"))))
    n = 0
    while (player := RULES.current_player(state)) is not None:
        rng = generator(seed, "x", n)
        if player == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            choose = greedy if player == seat else uniform
            seen = RULES.observation(state, player)
            event = decide(choose, seen, RULES.legal_actions(state), rng)
        state = RULES.apply(state, event)
        n += 1
    result = RULES.result(state)
    assert result is not None
    return result.winners


@pytest.mark.parametrize("rules", VARIANTS)
def test_it_beats_chance(rules: str) -> None:
    for n in range(GAMES):
        assert winners(rules, f"{n}", n % 2) == (n % 2,)


@pytest.mark.parametrize(
    "turn",
    [
        "first: 0:15\nsecond: 3:1 0:14\nseat 1: dice 1 2 3",
        "first: 2:1 5:2 9:1 0:11\nsecond: 3:1 8:2 12:1 0:11\nseat 1: dice 1 3 5",
        "first: 19:3 21:2 off:10\nsecond: 3:1 20:2 12:1 0:11\nseat 1: dice 1 2 5",
    ],
)
def test_its_steps_lead_to_the_best_end_of_its_throw(turn: str) -> None:
    state: State = RULES.read_position(f"players=2\n{turn}")
    here, other = state, state.other
    found = afterstates(VARIANTS["seed"], state.own, other, state.dice)
    best = max(evaluate(state, *after(key, other)) for key in found)
    while here.seat == 0 and not here.over:
        rng = generator("s", "bot", 0)
        here = RULES.apply(here, decide(greedy, here, RULES.legal_actions(here), rng))
    assert evaluate(state, *here.sides) == best


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        pytest.param(
            "first: 5:2 9:2 0:11\nsecond: 3:1 8:2 11:1 0:11\nseat 1: dice 2 6 6",
            "first: 0:11 5:2 9:1 23:1",
            id="it captures on its way and runs on, though two then stand alone",
        ),
        pytest.param(
            "first: 5:2 14:1 0:12\nsecond: 3:2 0:13\nseat 1: dice 1 2 5",
            "first: 0:12 5:2 22:1",
            id="it runs with the piece that is ahead",
        ),
        pytest.param(
            "first: 3:1 5:1 14:1 0:12\nsecond: 24:2 0:13\nseat 1: dice 1 2 5",
            "first: 0:12 5:2 20:1",
            id="it brings two together and runs with what is left",
        ),
    ],
)
def test_the_hasty_overlooks_what_can_be_captured(turn: str, expected: str) -> None:
    state: State = RULES.read_position(f"players=2\n{turn}")
    *_, ranking = hasty(state, RULES.legal_actions(state), generator("s", "bot", 0))
    for step in ranking[0].actions:
        state = RULES.apply(state, step)
    assert RULES.write_position(state).splitlines()[1] == expected
