"""Luck and errors at Tabula: against a slow second opinion, in the mirror, and found out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from tessera.core.dice import Roll
from tessera.games.tabula.bots import BOTS
from tessera.games.tabula.bots.learned import net_of
from tessera.games.tabula.bots.net import win_probability
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.notation import read_position
from tessera.games.tabula.rules.state import State
from tests.analysed import mirrors, play, script

MANY = pytest.mark.cpython_only("a count over many games")
each_game = pytest.mark.parametrize("rules", ["seed", pytest.param("classical", marks=MANY)])
EVENTS = 40 if sys.platform == "emscripten" else 48

# A few pieces each, so that every order of the dice can be tried by the rules.
ENDINGS = {
    "seed": "first: 15:1 20:2 off:12\nsecond: 17:1 22:2 off:10 captured:2",
    "classical": "first: 15:1 20:2 off:12\nsecond: 17:1 22:2 off:12",
}


@pytest.mark.parametrize("rules", ENDINGS)
def test_before_a_throw_stands_the_mean_over_all_216_each_with_its_best_play(rules: str) -> None:
    """The throws one by one, and every step tried by the rules."""
    position = f"players=2 rules={rules}\n{ENDINGS[rules]}\nseat 1: to throw"
    state, won = read_position(position), 0.0
    for roll in map(Roll, map(tuple, map(sorted, product(range(1, 7), repeat=3)))):
        ends = set(played_out(RULES.apply(state, roll)))
        won += max(chance(end) for end in ends) / 216
    (step,) = script("tabula", position, "roll 1 1 2").steps
    assert step.before == pytest.approx((won, 1 - won), abs=1e-6)


def played_out(state: State) -> Iterator[State]:
    """What the first seat can leave with its dice, step by step."""
    if not state.dice or state.over:
        yield state
        return
    for step in RULES.legal_actions(state):
        yield from played_out(RULES.apply(state, step))


def chance(state: State) -> float:
    """The chance of the first seat, who has just moved."""
    if (over := RULES.result(state)) is not None:
        return (0 in over.winners) / len(over.winners) if over.winners else 0.5
    return win_probability(net_of(state).logit(*state.sides))


def test_the_last_throw_can_be_counted_by_hand() -> None:
    """The second has lost a piece more. The first needs 6 from 19 to be home, or 5 to capture the
    last piece of the second: all but 1-1-1 and 1-1-2, four of 216."""
    position = "players=2\nfirst: 19:1 off:14\nsecond: 24:1 off:13 captured:1\nseat 1: to throw"
    (throw, choice) = script("tabula", position, "roll 1 2 4", "19-20", "20-22", "22-off").steps
    assert [*throw.after, *choice.after] == pytest.approx([1, 0, 1, 0])
    assert throw.rarity == pytest.approx(212 / 216)


def test_who_lets_a_sure_win_go_is_found_out() -> None:
    """Each would bring nine home. Who captures on 11 leaves the other side eight, and has nothing
    to fear from its piece on 24."""
    position = "players=2\nfirst: 10:1 off:8 captured:6\nsecond: 11:1 24:1 off:7 captured:6\n{}"
    played = script("tabula", position.format("seat 1: dice 1 5 6"), "10-16", "16-21", "21-22")
    (choice,) = played.steps
    assert choice.best[0] == "10-11"
    assert choice.grade == "very bad"


@each_game
def test_with_the_seats_exchanged_the_luck_is_the_other_side_s(rules: str) -> None:
    played = play("tabula", 2, 3, [BOTS["easy"]] * 2, most=EVENTS, rules=rules)
    assert mirrors(played, exchanged)


def exchanged(state: State) -> State:
    return replace(state, sides=state.sides[::-1], seat=1 - state.seat)


@each_game
def test_the_hard_opponent_makes_no_error_by_its_own_measure(rules: str) -> None:
    played = play("tabula", 2, 5, [BOTS["hard"]] * 2, most=EVENTS, rules=rules)
    found = played.analysis()
    assert found.account(0).choices > 3
    assert [found.account(seat).error for seat in (0, 1)] == pytest.approx([0, 0], abs=1e-9)


def test_who_plays_without_a_thought_errs_far_more() -> None:
    found = play("tabula", 2, 1, [BOTS["normal"]], most=EVENTS).analysis()
    normal, thoughtless = found.account(0), found.account(1)
    assert thoughtless.error > 0.2
    assert thoughtless.error_per_choice > 2 * normal.error_per_choice


def test_a_draw_is_half_a_win() -> None:
    """Level when both have nothing left in play: the first bears off its last piece."""
    position = "players=2\nfirst: 24:1 off:8 captured:6\nsecond: 1:9 captured:6\nseat 1: dice 1 1 1"
    played = script("tabula", position, "24-off")
    assert played.steps[-1].after == (0.5, 0.5)
    assert played.analysis().final == (0.5, 0.5)


def test_zenos_play_was_forced() -> None:
    played = play("tabula", 2, 1, most=3, position="zeno")
    (only,) = played.steps
    assert (only.kind, only.error, only.best) == ("forced", 0, ())
    assert only.after[0] < 0.1
