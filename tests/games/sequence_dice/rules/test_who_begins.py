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
