"""One throw a turn, clockwise from whoever began, and what a throw does to the sheet."""

from __future__ import annotations

import pytest

from tessera.core.dice import Roll
from tessera.core.rules import CHANCE, Illegal
from tessera.games.sequences.rules import RULES
from tests.games.sequences.scripts import agreed, footer, play, position, roll, sheet


@pytest.mark.parametrize(
    ("first", "order"),
    [(1, "1 2 3 4 1 2 3 4 1"), (2, "2 3 4 1 2 3 4 1 2"), (4, "4 1 2 3 4 1 2 3 4")],
)
def test_the_turn_passes_clockwise_round_and_round(first: int, order: str) -> None:
    state, throwing = position(" | | | ", f"first {first}: seat {first} to throw"), []
    for _ in order.split():
        throwing.append(str(state.seat + 1))
        assert (RULES.current_player(state), RULES.on_turn(state)) == (CHANCE, state.seat)
        state = play(state, "5")
    assert " ".join(throwing) == order


def test_everybody_throws_once_before_anybody_throws_twice() -> None:
    state = position(" | | ", "first 3: seat 3 to throw")
    assert sheet(play(state, "5 10 0")) == "10 | 0 | 5"
    assert sheet(play(state, "5 10 0 25")) == "10 | 0 | 5 25"


@pytest.mark.parametrize(
    ("before", "throws", "after", "total"),
    [
        ("", "5", "5", 5),
        ("", "0", "0", 0),
        ("5 10", "0", "5 10 0", 15),
        ("5 10", "25", "5 10 25", 40),
        ("5 10", "x", "5 10 x", 0),
        ("5 10", "x 15", "5 10 x 15", 15),
        ("5 10", "x x 15 0 5", "5 10 x x 15 0 5", 20),
        ("", "x", "x", 0),
        ("95", "x 60", "95 x 60", 60),
    ],
)
def test_points_add_up_and_a_wipe_out_begins_again_from_zero(
    before: str, throws: str, after: str, total: int
) -> None:
    state = play(position(before, "first 1: seat 1 to throw"), throws)
    assert sheet(state) == after
    assert state.totals == (total,)


def test_a_wipe_out_takes_nothing_from_the_others() -> None:
    state = play(position("50 | 60 | 70", "first 1: seat 2 to throw"), "x")
    assert state.totals == (50, 0, 70)
    assert footer(state) == "first 1: seat 3 to throw"


@pytest.mark.parametrize(
    ("variant", "dice", "total"),
    [("sequences", "166666", 30), ("hearts_due", "166666", 40), ("hearts_due", "133445", 5)],
)
def test_the_agreed_variant_counts(variant: str, dice: str, total: int) -> None:
    state = position("", "first 1: seat 1 to throw", variant)
    assert RULES.apply(state, roll(dice)).totals == (total,)


@pytest.mark.parametrize(
    "dice", [(2, 1, 3, 4, 5, 6), (1, 2, 3, 4, 5), (1,) * 7, (0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 7)]
)
@pytest.mark.parametrize("players", [1, 2])
def test_what_six_dice_cannot_show_is_refused(dice: tuple[int, ...], players: int) -> None:
    with pytest.raises(Illegal) as refusal:
        RULES.apply(RULES.new(agreed(players)), Roll(dice))
    assert refusal.value.code == "no_such_throw"


def test_once_somebody_has_won_nobody_throws() -> None:
    state = position("100 | 95", "first 1: seat 1 won")
    assert (RULES.current_player(state), RULES.on_turn(state)) == (None, None)
    assert RULES.chance_outcomes(state) == ()
    with pytest.raises(Illegal) as refusal:
        play(state, "5")
    assert refusal.value.code == "over"
