"""Everybody throws both dice; the highest total begins, and ties for highest throw again."""

from __future__ import annotations

import pytest

from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera.games.sequence_dice.rules import RULES
from tests.games.sequence_dice.scripts import play


def opening(players: int) -> Setup:
    line = "5" if players == 3 else "6"
    return Setup(players, (("line", line), ("chips", "unlimited")))


def last_line(players: int, throws: str) -> str:
    """Where the opening stands after throws like `1-3 2-2`."""
    texts = [f"roll {throw.replace('-', ' ')}" for throw in throws.split()]
    return RULES.write_position(play(RULES.new(opening(players)), *texts)).splitlines()[-1]


@pytest.mark.parametrize(
    ("players", "throws", "then"),
    [
        # The seats throw in turn, beginning with the first.
        (2, "", "seat 1: opening . ."),
        (2, "2-5", "seat 2: opening 7 ."),
        (3, "", "seat 1: opening . . ."),
        (3, "2-5 1-1", "seat 3: opening 7 2 ."),
        (4, "2-5 1-1 6-6", "seat 4: opening 7 2 12 ."),
        # The highest begins.
        (2, "2-5 2-4", "seat 1: to throw"),
        (2, "2-5 4-4", "seat 2: to throw"),
        (3, "2-5 1-1 6-6", "seat 3: to throw"),
        (3, "2-5 1-1 1-1", "seat 1: to throw"),
        (4, "2-5 6-6 5-6 1-1", "seat 2: to throw"),
        (4, "2-5 1-6 1-1 4-4", "seat 4: to throw"),
        # The total counts, not the higher die or a double.
        (2, "1-6 4-4", "seat 2: to throw"),
        (2, "3-3 1-6", "seat 2: to throw"),
        # All tied: all throw again.
        (2, "2-5 1-6", "seat 1: opening . ."),
        (2, "2-5 1-6 6-6", "seat 2: opening 12 ."),
        (2, "2-5 1-6 1-1 1-2", "seat 2: to throw"),
        (2, "2-5 1-6 6-6 6-6", "seat 1: opening . ."),
        (2, "2-5 1-6 6-6 6-6 1-2 1-1", "seat 1: to throw"),
        (3, "4-4 4-4 4-4", "seat 1: opening . . ."),
        (4, "4-4 4-4 4-4 4-4", "seat 1: opening . . . ."),
        # Some tied: only they throw again, in the order of their seats.
        (3, "4-4 1-1 4-4", "seat 1: opening . - ."),
        (3, "4-4 1-1 4-4 1-1", "seat 3: opening 2 - ."),
        (3, "4-4 1-1 4-4 1-1 1-2", "seat 3: to throw"),
        (3, "1-1 4-4 4-4", "seat 2: opening - . ."),
        (3, "1-1 4-4 4-4 6-6 1-2", "seat 2: to throw"),
        (4, "4-4 5-5 4-4 5-5", "seat 2: opening - . - ."),
        (4, "4-4 5-5 4-4 5-5 1-1 1-2", "seat 4: to throw"),
        (4, "5-5 5-5 1-1 5-5", "seat 1: opening . . - ."),
        # Tied again: still fewer throw, and nobody comes back.
        (4, "5-5 5-5 1-1 5-5 3-3 1-1 3-3", "seat 1: opening . - - ."),
        (4, "5-5 5-5 1-1 5-5 3-3 1-1 3-3 1-2 1-1", "seat 1: to throw"),
        (3, "4-4 1-1 4-4 2-2 2-2", "seat 1: opening . - ."),
        # A tie below the highest means nothing.
        (3, "1-1 1-1 1-2", "seat 3: to throw"),
        (4, "3-3 6-6 3-3 3-3", "seat 2: to throw"),
    ],
)
def test_who_throws_next_or_begins(players: int, throws: str, then: str) -> None:
    assert last_line(players, throws) == then


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_but_dice_is_expected_before_the_first_turn(players: int) -> None:
    state = RULES.new(opening(players))
    for seat in range(players):
        assert (RULES.current_player(state), RULES.on_turn(state)) == (CHANCE, seat)
        with pytest.raises(Illegal, match="throw_first"):
            RULES.apply(state, RULES.read("place a1"))
        state = play(state, "roll 3 3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_empty_before_the_first_turn(players: int) -> None:
    rows = RULES.write_position(RULES.new(opening(players))).splitlines()[1:7]
    assert rows == ["......"] * 6
