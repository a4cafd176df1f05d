"""What is known of Rota, and what its strongest computer and its hints make of it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from packs.rota.tests.brute import Position, solve
from tessera.core.rules import Result
from tessera.kit.bot import decide
from tessera_kit.command import bots_play
from tessera_rota import GAME
from tessera_rota.bots import BOTS
from tessera_rota.rules import RULES
from tessera_rota.rules.board import BY_NAME
from tessera_rota.rules.solution import (
    DRAWN,
    ROWS,
    Outlook,
    outlook,
    reachable,
    solved,
    spent,
    wheel,
)
from tessera_rota.rules.state import State
from tests.limit import within

VARIANTS = list(product(("spokes", "all"), ("free", "later")))


def bits(points: frozenset[str]) -> int:
    return sum(1 << BY_NAME[point] for point in points)


def at(text: str, options: str = "") -> State:
    return RULES.read_position(f"players=2{options}\n{text.strip()}")


@pytest.mark.parametrize(("lines", "hub"), VARIANTS)
def test_every_value_is_what_the_slow_solution_finds(lines: str, hub: str) -> None:
    with within(lambda: f"players=2 lines={lines} hub={hub}"):
        slow, ways = solve(lines, hub)
    table = solved(lines, hub)
    assert len(reachable(lines, hub)) == len(ways)

    def told(here: Position) -> Outlook:
        n = slow.get(here, 0)
        return Outlook((n > 0) - (n < 0), abs(n) - 1) if n else DRAWN

    for here in ways:
        assert table.get((bits(here[0]), bits(here[1])), DRAWN) == told(here)


@pytest.mark.parametrize(("lines", "hub"), VARIANTS)
def test_nobody_wins_by_force_what_is_offered(lines: str, hub: str) -> None:
    options = f" lines={lines} hub={hub}"
    assert outlook(at("...\n...\n...", options)) == DRAWN


def test_what_is_not_offered_is_won_by_who_begins() -> None:
    """With the rim, and nothing placed on the hub."""
    slow, _ = solve("all", "never")
    assert slow[frozenset(), frozenset()] == 8


@pytest.mark.parametrize(("lines", "hub"), VARIANTS)
def test_nobody_is_ever_without_a_move(lines: str, hub: str) -> None:
    for (_, other), ways in reachable(lines, hub).items():
        assert ways or other in ROWS[lines]


ONE_WAY = """
    xxo
    o.x
    o.."""
"""x wins in two moves, and only if a piece slides from 1 to the hub now."""


def test_a_win_by_way_of_what_would_come_for_the_third_time_is_none() -> None:
    here = at(ONE_WAY)
    there = RULES.apply(here, RULES.read("slide 1 hub"))
    mine, next_one = wheel(here.board, 0), wheel(there.board, 1)
    assert outlook(here) == Outlook(1, 3)
    assert solved("spokes", "free", frozenset({next_one})).get(mine) != Outlook(1, 3)


def test_what_has_come_twice_is_remembered() -> None:
    state = at(ONE_WAY)
    first = wheel(state.board, 0)
    for slide in ("slide 1 hub", "slide 6 5", "slide hub 1", "slide 5 6"):
        assert spent(state) == frozenset()
        state = RULES.apply(state, RULES.read(slide))
    assert spent(state) == {first}
    for slide in ("slide 1 hub", "slide 6 5", "slide hub 1", "slide 5 6"):
        assert not state.over
        state = RULES.apply(state, RULES.read(slide))
    assert state.over
    assert RULES.result(state) == Result((), "repetition")


def test_what_was_there_before_counts_wherever_it_matters() -> None:
    """`outlook` works a new table out only where the spent wheels could matter: it says what one
    worked out for each position says, also where that is another value than without them."""
    rng, told = Random(3), []
    while len(told) < 120:
        state, moved = at(ONE_WAY), []
        while not state.over and len(moved) < 40:
            if shut := spent(state):
                here = wheel(state.board, state.seat)
                slow = solved("spokes", "free", shut).get(here, DRAWN)
                assert outlook(state) == slow
                told.append(slow != solved("spokes", "free").get(here, DRAWN))
            legal = RULES.legal_actions(state)
            back = [slide for slide in legal if moved[-2:-1] == [(slide[1], slide[0])]]
            moved.append(rng.choice(back if back and rng.random() < 0.8 else legal))
            state = RULES.apply(state, moved[-1])
    assert any(told)


def test_the_strongest_never_loses() -> None:
    for seed in range(10):
        for level in ("easy", "normal"):
            assert 1 not in _winners("hard", level, seed)
            assert 0 not in _winners(level, "hard", seed)


def _winners(first: str, second: str, seed: int) -> tuple[int, ...]:
    state, rng = RULES.new(RULES.standard_setup(2)), Random(seed)
    with within(lambda: RULES.write_position(state)):
        while not state.over:
            bot = BOTS[(first, second)[state.seat]]
            state = RULES.apply(state, decide(bot, state, RULES.legal_actions(state), rng))
    result = RULES.result(state)
    assert result
    return result.winners


def test_each_level_is_stronger_than_the_one_below() -> None:
    for strong, weak in (("normal", "easy"), ("hard", "normal")):
        first = [_winners(strong, weak, seed) for seed in range(15)]
        second = [_winners(weak, strong, seed) for seed in range(15)]
        won, lost = first.count((0,)) + second.count((1,)), first.count((1,)) + second.count((0,))
        assert won > lost + 5


def test_two_strong_ones_draw() -> None:
    assert RULES.result(bots_play(GAME, "hard").state) == Result((), "repetition")
