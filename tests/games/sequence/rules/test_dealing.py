"""The deal."""

from __future__ import annotations

import pytest

from tessera.games.sequence.rules import RULES
from tests.games.sequence.scripts import agreed, awaited, play


@pytest.mark.parametrize("players", RULES.players)
def test_everybody_is_dealt_to_in_turn(players: int) -> None:
    state = play(RULES.new(agreed(players)), "card 2C", "card AS")
    if state.opening:
        state = play(state, "card 3C")
    turns = []
    while awaited(state).endswith("deal"):
        turns.append(state.seat)
        state = RULES.apply(state, RULES.chance_outcomes(state)[-1][0])
    one_round = [*range(1, players), 0]
    assert turns == one_round * state.terms.hand[0]
    assert awaited(state) == "seat 2: play"
