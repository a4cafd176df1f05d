"""Errors at Sequence: by what the seat could see, and without a word about luck."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from lab.strength.told_apart import WAYS
from tessera.core.rules import CHANCE
from tessera.games.sequence.bots import BOTS
from tessera.games.sequence.bots.analyst import ANALYST, choices
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.kit.analysis import GameStep
from tessera.kit.bot import decide
from tests.analysed import Played, play
from tests.games.sequence.scripts import position


@cache
def played(players: int, seed: int, *bots: str) -> Played:
    """A game of these opponents, the other seats at random, and analysed once for all."""
    return play("sequence", players, seed, [BOTS[name] for name in bots])


MANY = pytest.mark.cpython_only("a count over many games")
# The first has b1 to f1 already, and four more of the eighth row.
TO_WIN = """
players=2
1 *GGGGG...*
8 ...GGGG...
10 *BBB.....*
G: b1-f1
seat 1: KD 9C
seat 1: play
"""


def test_who_does_not_see_the_win_is_found_out() -> None:
    seen = position(TO_WIN)
    win, other = RULES.read("play KD h8"), RULES.read("play 9C a5")
    found = choices(seen)
    assert found.of_sides(win, 0) == (1, 0)
    assert found.chances[other] < 0.98


@MANY
def test_no_luck_is_claimed_and_no_step_is_chance() -> None:
    assert not ANALYST.claims_luck
    found = played(2, 1, "normal", "normal")
    assert {step.kind for step in found.steps} <= {"choice", "forced"}
    assert found.analysis().luck == (0, 0)


@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=MANY) for n in (3, 6))])
def test_the_hard_opponent_makes_no_error(players: int) -> None:
    found = played(players, 3, *["hard"] * players).analysis()
    assert found.account(0).choices > 3
    assert found.cost == pytest.approx((0,) * len(found.cost), abs=1e-9)


@MANY
def test_who_plays_without_a_thought_is_found_out() -> None:
    found = played(2, 1, "hard").analysis()
    assert found.account(0).error == pytest.approx(0, abs=1e-9)
    assert found.account(1).error > 0.2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_the_seat_could_not_see_make_no_difference(players: int) -> None:
    rng = Random(2)
    for state in played(players, 6).states[::5]:
        seat = RULES.current_player(state)
        if seat not in (None, CHANCE):
            other = RULES.resample(state, seat, rng)
            seen, dealt_anew = (RULES.observation(each, seat) for each in (state, other))
            assert choices(seen) == choices(dealt_anew)


@MANY
def test_what_a_play_costs_goes_by_no_hidden_card_either() -> None:
    rng = Random(5)
    for state in played(2, 6).states[40::60]:
        seat = RULES.current_player(state)
        if seat not in (None, CHANCE):
            for event in RULES.legal_actions(state)[::8]:
                steps = {_step_of(state, event)} | {
                    _step_of(RULES.resample(state, seat, rng), event) for _ in range(2)
                }
                assert len(steps) == 1


def _step_of(state: State, event: Event) -> GameStep:
    (found,) = (step for step in ANALYST.analyse([state], [event]) if step)
    return found


@MANY
def test_the_normal_level_is_told_from_who_plays_without_a_thought() -> None:
    errors = {}
    for name, bots in (("normal", ["normal", "normal"]), ("random", ["normal"])):
        errors[name] = played(2, 1, *bots).analysis().account(1).error_per_choice
    assert errors["random"] > 2 * errors["normal"]


@MANY
def test_in_any_position_plays_at_random_or_worst_on_purpose_cost_more_than_good_ones() -> None:
    rng, ways = Random(1), ("worst", "random", "normal", "hard")
    costs: dict[str, list[float]] = {way: [] for way in ways}
    for state in played(2, 6).states[14::18]:
        seat = RULES.current_player(state)
        if seat in (None, CHANCE):
            continue
        seen, legal = RULES.observation(state, seat), RULES.legal_actions(state)
        for way in ways:
            costs[way].append(_step_of(state, decide(WAYS[way], seen, legal, rng)).error)
    assert all(
        bad > good + 0.01 for bad, good in zip(costs["random"], costs["normal"], strict=True)
    )
    assert sum(costs["random"]) > 10 * sum(costs["normal"])
    assert sum(costs["worst"]) >= sum(costs["random"]) > sum(costs["hard"]) == 0


def test_an_overlooked_win_costs_what_may_happen_before_it_comes_again() -> None:
    seen = position(TO_WIN)
    missed = _step_of(seen, RULES.read("play 9C a5"))
    assert missed.best == ("play KD h8",)
    assert missed.before == (1, 0)
    assert 0.8 < missed.after[0] < 0.96


@MANY
def test_a_side_s_error_is_shared_by_the_others() -> None:
    game = played(3, 6)
    for step in game.steps_from(len(game.events) * 3 // 4):
        change = [after - before for after, before in zip(step.after, step.before, strict=True)]
        assert sum(change) == pytest.approx(0)
        assert all(gain >= -1e-9 for side, gain in enumerate(change) if side != step.side)
