"""Luck and errors at Sequence Dice: against a slow second opinion, in the mirror, and found out."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tessera.core.dice import Roll
from tessera.games.sequence_dice.bots import BOTS
from tessera.games.sequence_dice.bots.analyst import ANALYST, chances
from tessera.games.sequence_dice.bots.evaluation import After, learned
from tessera.games.sequence_dice.bots.expert import at_first_sight
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import State
from tests.analysed import Played, mirrors, play, script

# The first has five of the upper row; f1, a 2, is missing.
FIVE_OF_SIX = """players=2
GGGGG.
......
.B..B.
......
.BB...
...B..
seat 1: {}"""
SOME = (
    FIVE_OF_SIX.format("to throw"),
    FIVE_OF_SIX.format("to throw").replace("seat 1", "seat 2"),
    "players=4 line=5 chips=box\n.G..B.\nGG..B.\n...B..\n..G...\n.B..G.\n......\nseat 3: to throw",
    "players=3\n.G..B.\nGG..B.\n...RR.\n..G...\n.B..G.\n.R....\nseat 2: to throw",
)


@pytest.mark.parametrize("position", SOME)
def test_before_a_throw_stands_the_mean_over_all_36_each_with_its_best_move(position: str) -> None:
    """The throws one by one, and every move tried by the rules."""
    state, every = RULES.read_position(position), [0.0, 0.0, 0.0]
    for dice in product(range(1, 7), repeat=2):
        thrown = RULES.apply(state, Roll(tuple(sorted(dice))))
        ends = [RULES.apply(thrown, move) for move in RULES.legal_actions(thrown)]
        # Of moves that it likes alike it takes the last; to others they need not be the same.
        best = max(ends[::-1], key=lambda end: likes(end, state.side))
        for side, chance in enumerate(worth(best)):
            every[side] += chance / 36
    (step,) = script("sequence_dice", position, "roll 3 4").steps
    assert step.before == pytest.approx(every[: len(state.chips)])


def left(state: State) -> After:
    return After(state.chips, state.side, bool(state.won))


def likes(state: State, side: int) -> float:
    """What a side itself thinks of its chance."""
    terms = state.terms
    return learned(len(state.chips), terms.line, terms.supply).win_probability(left(state), side)


def worth(state: State) -> tuple[float, ...]:
    terms = state.terms
    return chances(learned(len(state.chips), terms.line, terms.supply), left(state))


def test_a_throw_that_wins_is_as_rare_as_its_dice() -> None:
    """1-1 or, as wild, 5-6 or 6-5: three of 36."""
    win = script("sequence_dice", FIVE_OF_SIX.format("to throw"), "roll 5 6", "place f1")
    throw, choice = win.steps
    assert throw.after == pytest.approx((1, 0))
    assert throw.rarity == pytest.approx(3 / 36)
    assert choice.error == 0


def test_who_does_not_see_the_win_is_found_out() -> None:
    missed = script("sequence_dice", FIVE_OF_SIX.format("roll 5 6"), "place d2")
    (choice,) = missed.steps
    assert choice.best == ("place f1",)
    assert choice.before == pytest.approx((1, 0))
    assert choice.grade == "very bad"


def test_with_the_seats_exchanged_the_luck_is_the_other_side_s() -> None:
    played = play("sequence_dice", 2, 7, [BOTS["easy"]] * 2)
    assert mirrors(played, exchanged)


def exchanged(state: State) -> State:
    return replace(state, chips=state.chips[::-1], seat=1 - state.seat)


@pytest.mark.parametrize("line", ["6", "5"])
def test_the_hard_opponent_makes_no_error_by_its_own_measure(line: str) -> None:
    found = play("sequence_dice", 2, 4, [BOTS["hard"]] * 2, line=line).analysis()
    assert found.account(0).choices > 5
    assert found.cost == pytest.approx((0, 0), abs=1e-9)
    assert [found.account(seat).error for seat in (0, 1)] == pytest.approx([0, 0], abs=1e-9)


def test_among_three_it_makes_almost_none() -> None:
    """Its own chance is judged by itself there, and here together with those of the others."""
    found = play("sequence_dice", 3, 4, [BOTS["hard"]] * 3).analysis()
    assert all(found.account(seat).error < 0.01 for seat in range(3))


def test_the_better_move_need_not_be_the_best_at_first_sight() -> None:
    played, others = play("sequence_dice", 2, 4, [BOTS["normal"]] * 2), 0
    for step in played.steps:
        if step.best:
            state = played.states[step.at]
            weights = learned(2, state.terms.line, state.terms.supply)
            first = at_first_sight(state, RULES.legal_actions(state), weights)[0]
            others += step.best != tuple(map(RULES.write, first.actions))
    assert others


def test_who_plays_without_a_thought_errs_far_more() -> None:
    found = play("sequence_dice", 2, 1, [BOTS["hard"]]).analysis()
    hard, thoughtless = found.account(0), found.account(1)
    assert thoughtless.error > 0.2
    assert thoughtless.error_per_choice > 10 * hard.error_per_choice


def test_the_first_throws_count_for_what_it_is_worth_to_begin() -> None:
    """Four as partners: who begins matters to a team, and before any throw all are alike."""
    played = play("sequence_dice", 4, 2)
    steps = played.steps
    assert steps[0].before == pytest.approx((0.5, 0.5))
    begun = next(step for step in steps if not played.states[step.until].opening)
    following = next(step for step in steps if step.at == begun.until)
    assert begun.after == pytest.approx(following.before)
    assert 0.5 < begun.after[begun_side(played, begun.until)] < 0.6


def begun_side(played: Played, at: int) -> int:
    side: int = played.states[at].side
    return side


def test_it_says_that_it_is_an_evaluation_and_claims_luck() -> None:
    assert ANALYST.off_by == 0.01
    assert ANALYST.claims_luck
