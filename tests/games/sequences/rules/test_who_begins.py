"""Everybody throws the six dice; the highest total begins, and ties for highest throw again."""

from __future__ import annotations

from tessera.core.rules import CHANCE
from tessera.games.sequences.rules import RULES
from tests.games.sequences.scripts import agreed, play, roll, sheet


def test_only_dice_are_awaited_and_everybody_knows_whose() -> None:
    state = RULES.new(agreed(3))
    for seat in range(3):
        assert (RULES.current_player(state), RULES.on_turn(state)) == (CHANCE, seat)
        assert RULES.legal_actions(state) == ()
        state = RULES.apply(state, roll("123456"))


def test_the_winner_of_the_opening_throws_anew_for_the_first_turn() -> None:
    state = RULES.new(agreed(2))
    for dice in ("222222", "123456"):
        assert sheet(state) == " | ", "nobody has a turn on the sheet"
        state = RULES.apply(state, roll(dice))
    assert sheet(play(state, "10")) == " | 10"
