"""Everybody throws the six dice; the highest total begins, and ties for highest throw again."""

from __future__ import annotations

import pytest

from tessera.core.rules import CHANCE
from tessera.games.sequences.rules import RULES
from tests.games.sequences.scripts import agreed, footer, play, roll, sheet

DICE = {
    6: "111111",
    9: "111123",
    12: "222222",
    21: "123456",
    30: "555555",
    34: "466666",
    36: "666666",
}
"""A throw for each total."""


def stands(players: int, totals: str) -> str:
    """Where the opening stands after throws of these totals."""
    state = RULES.new(agreed(players))
    for total in totals.split():
        state = RULES.apply(state, roll(DICE[int(total)]))
    assert sheet(state) == " | " * (players - 1), "nobody has a turn on the sheet"
    return footer(state)


@pytest.mark.parametrize(
    ("players", "totals", "then"),
    [
        # One alone begins at once.
        (1, "", "first 1: seat 1 to throw"),
        # The seats throw in turn, beginning with the first.
        (2, "", "seat 1: opening . ."),
        (2, "21", "seat 2: opening 21 ."),
        (3, "21 30", "seat 3: opening 21 30 ."),
        # The highest begins.
        (2, "21 12", "first 1: seat 1 to throw"),
        (2, "12 21", "first 2: seat 2 to throw"),
        (3, "21 12 30", "first 3: seat 3 to throw"),
        (3, "21 30 12", "first 2: seat 2 to throw"),
        # Only the total counts: not runs, not six of a kind, and four 1s cancel nothing.
        (2, "30 21", "first 1: seat 1 to throw"),
        (2, "34 36", "first 2: seat 2 to throw"),
        (2, "9 6", "first 1: seat 1 to throw"),
        # All tied: all throw again.
        (2, "21 21", "seat 1: opening . ."),
        (2, "21 21 30", "seat 2: opening 30 ."),
        (2, "21 21 12 30", "first 2: seat 2 to throw"),
        (2, "21 21 30 30 12 6", "first 1: seat 1 to throw"),
        (3, "21 21 21", "seat 1: opening . . ."),
        # Some tied: only they throw again, in the order of their seats.
        (3, "21 12 21", "seat 1: opening . - ."),
        (3, "21 12 21 6", "seat 3: opening 6 - ."),
        (3, "21 12 21 6 9", "first 3: seat 3 to throw"),
        (3, "12 30 30", "seat 2: opening - . ."),
        # Tied again: still fewer throw, and nobody comes back.
        (4, "30 30 12 30 21 12 21", "seat 1: opening . - - ."),
        (4, "30 30 12 30 21 12 21 6 9", "first 4: seat 4 to throw"),
        # A tie below the highest means nothing.
        (3, "12 12 21", "first 3: seat 3 to throw"),
    ],
)
def test_who_throws_next_or_begins(players: int, totals: str, then: str) -> None:
    assert stands(players, totals) == then


def test_with_twenty_four_the_last_one_may_begin() -> None:
    assert stands(24, "21 " * 23 + "30") == "first 24: seat 24 to throw"


def test_only_dice_are_awaited_and_everybody_knows_whose() -> None:
    state = RULES.new(agreed(3))
    for seat in range(3):
        assert (RULES.current_player(state), RULES.on_turn(state)) == (CHANCE, seat)
        assert RULES.legal_actions(state) == ()
        state = RULES.apply(state, roll(DICE[21]))


def test_the_winner_of_the_opening_throws_anew_for_the_first_turn() -> None:
    state = RULES.new(agreed(2))
    for total in (12, 21):
        state = RULES.apply(state, roll(DICE[total]))
    assert sheet(play(state, "10")) == " | 10"
