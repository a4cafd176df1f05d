"""Each side draws a card for who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.core.cards import name_of
from tessera.core.rules import CHANCE
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import State
from tests.games.sequence.scripts import agreed, play, refused


def after(players: int, cards: str) -> State:
    return play(RULES.new(agreed(players)), *(f"card {card}" for card in cards.split()))


def test_a_card_that_was_drawn_is_gone_until_the_deal() -> None:
    state = after(2, "9C 9C")
    assert refused(state, "card 9C") == "no_such_card"
    left = {name_of(card): weight for (card,), weight in RULES.chance_outcomes(state)}
    assert "9C" not in left
    assert Counter(left.values()) == {2: 51}


def test_the_cards_go_back_before_the_deal() -> None:
    state = after(2, "9C 9C KD AS")
    assert {weight for _, weight in RULES.chance_outcomes(state)} == {2}
    assert len(RULES.chance_outcomes(state)) == 52
    assert state.pile == 104
    assert play(state, "card AS", "card AS").hands == ((51,), (51,))


@pytest.mark.parametrize("cards", ["", "9C", "9C 9D"])
def test_nothing_but_cards_is_expected(cards: str) -> None:
    state = after(2, cards)
    assert RULES.current_player(state) == CHANCE
    for text in ("play 9C a5", "draw", "forget", "pass", "talk 1", "claim a1-e1", "discard 9C"):
        code = {"draw": "no_card_now", "forget": "no_card_now", "claim a1-e1": "nothing_to_claim"}
        assert refused(state, text) == code.get(text, "draw_first")


def test_everybody_sees_the_cards_that_are_drawn() -> None:
    state = after(2, "9C")
    assert RULES.observation(state, None) == RULES.observation(state, 1) == state
    event = RULES.read("card KD")
    assert [RULES.observed_action(state, event, seat) for seat in (0, 1, None)] == [event] * 3
    assert not RULES.reveals(state, event)
