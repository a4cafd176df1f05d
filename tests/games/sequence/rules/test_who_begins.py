"""Each side draws a card for who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.core.cards import name_of
from tessera.core.rules import CHANCE
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import State
from tests.games.sequence.scripts import agreed, awaited, play, refused


def after(players: int, cards: str, **options: str) -> State:
    state = RULES.new(agreed(players, **options))
    return play(state, *(f"card {card}" for card in cards.split()))


@pytest.mark.parametrize(
    ("players", "cards", "then"),
    [
        # The sides draw in turn, a card for each.
        (2, "", "seat 1: opening . . ()"),
        (2, "9C", "seat 2: opening 9 . (9C)"),
        (3, "9C 2D", "seat 3: opening 9 2 . (9C 2D)"),
        # The highest begins.
        (2, "9C 2D", "seat 1: deal"),
        (2, "9C TD", "seat 2: deal"),
        (3, "9C 2D TH", "seat 3: deal"),
        (3, "3C 2D 2H", "seat 1: deal"),
        # The order is that of the ranks; suits count nothing.
        (2, "9C TC", "seat 2: deal"),
        (2, "TC JC", "seat 2: deal"),
        (2, "JC QC", "seat 2: deal"),
        (2, "QC KC", "seat 2: deal"),
        (2, "2S 3C", "seat 2: deal"),
        # The ace is high.
        (2, "KS AC", "seat 2: deal"),
        (2, "AC 2S", "seat 1: deal"),
        # For a team its first member draws and begins.
        (4, "9C", "seat 2: opening 9 . (9C)"),
        (4, "9C 2D", "seat 1: deal"),
        (4, "9C KD", "seat 2: deal"),
        (9, "9C KD 2H", "seat 2: deal"),
        (12, "9C KD", "seat 2: deal"),
        # Those who tie for the highest draw again, as often as it takes.
        (2, "9C 9D", "seat 1: opening . . (9C 9D)"),
        (2, "9C 9C", "seat 1: opening . . (9C 9C)"),
        (2, "9C 9D 2C", "seat 2: opening 2 . (9C 9D 2C)"),
        (2, "9C 9D 2C 3C", "seat 2: deal"),
        (2, "9C 9D 2C 2D", "seat 1: opening . . (9C 9D 2C 2D)"),
        (3, "9C 9D 9H", "seat 1: opening . . . (9C 9D 9H)"),
        # The others don't.
        (3, "9C 2D 9H", "seat 1: opening . - . (9C 2D 9H)"),
        (3, "9C 2D 9H 3C", "seat 3: opening 3 - . (9C 2D 9H 3C)"),
        (3, "9C 2D 9H 3C 4C", "seat 3: deal"),
        (3, "2C 9C 9H KC AC", "seat 3: deal"),
        # A tie below the highest means nothing.
        (3, "9C 9D KH", "seat 3: deal"),
    ],
)  # fmt: skip
def test_the_highest_card_begins_and_ties_draw_again(players: int, cards: str, then: str) -> None:
    assert awaited(after(players, cards)) == then


def test_three_teams_of_two_draw_three_cards() -> None:
    assert awaited(after(6, "2C 3C 4C", teams="3x2")) == "seat 3: deal"
    assert awaited(after(12, "2C 3C 4C", teams="3x4")) == "seat 3: deal"


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
