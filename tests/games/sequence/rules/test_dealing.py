"""The deal."""

from __future__ import annotations

import pytest

from tessera.games.sequence.rules import RULES
from tests.games.sequence.scripts import agreed, awaited, cases, check, play


@cases("""
A card each, clockwise from the seat that begins
players=3
seat 1: -
seat 2: -
seat 3: -
seat 2: deal
may a card
do card 9C
now
seat 2: 9C
pile 103
seat 3: deal
do card 9C
do card 4H
do card 2C
now
seat 1: 4H
seat 2: 2C 9C
seat 3: 9C
pile 100
no card 9C: no_such_card

When all have their hands, the seat that was dealt to first plays
players=2
seat 1: 2C 3C 4C 5C 6C 7C
seat 2: 2C 3C 4C 5C 6C 7C 8C
seat 1: deal
do card 9C
now
seat 1: 2C 3C 4C 5C 6C 7C 9C
pile 90
seat 2: play

Nothing else can be done before
players=2
seat 1: 9C
seat 2: -
seat 2: deal
no play 9C a5: draw_first
no draw: no_card_now
no talk 1: draw_first
""")
def test_dealing(case: list[str]) -> None:
    check(case)


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
    assert turns == one_round * state.terms.hand
    assert awaited(state) == "seat 2: play"
