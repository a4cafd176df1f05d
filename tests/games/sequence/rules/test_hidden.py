"""Hands are hidden from everybody but their owner, unless it was agreed that they lie open."""

from __future__ import annotations

from random import Random

import pytest

from tessera.core.cards import name_of
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import State
from tessera_kit.promises.cases import expected_of
from tests.games.sequence.scripts import agreed, changes, play, position

TABLE = """
players=3 hands={} drawing={}
2 .G........
seat 1: 2C 9D JS | 4H
seat 2: 3C 3C 9D | KD 5S
seat 3: 4C
seat 1: {}
"""


def table(awaited: str = "play", hands: str = "hidden", drawing: str = "automatic") -> State:
    return position(TABLE.format(hands, drawing, awaited))


def observed(state: State, event: str) -> str:
    """How the three seats and a spectator saw the event."""
    what = RULES.read(event)
    return " | ".join(
        RULES.write(RULES.observed_action(state, what, seat)) for seat in (0, 1, 2, None)
    )


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, ["seat 2: ?? ?? ?? | KD 5S", "seat 3: ??"]),
        (1, ["seat 1: ?? ?? ?? | 4H", "seat 3: ??"]),
        (2, ["seat 1: ?? ?? ?? | 4H", "seat 2: ?? ?? ?? | KD 5S"]),
        (None, ["seat 1: ?? ?? ?? | 4H", "seat 2: ?? ?? ?? | KD 5S", "seat 3: ??"]),
    ],
)
def test_one_sees_ones_own_hand_and_all_discards_and_counts(
    seat: int | None, seen: list[str]
) -> None:
    assert changes(table(), RULES.observation(table(), seat)) == seen


def test_partners_do_not_see_each_others_hands() -> None:
    state = position("players=4\nseat 1: 2C\nseat 3: 4C\nseat 1: play")
    assert changes(state, RULES.observation(state, 2)) == ["seat 1: ??"]


def test_open_hands_are_seen_by_all() -> None:
    state = table(hands="open")
    for seat in (0, 1, 2, None):
        assert RULES.observation(state, seat) == state


def test_ones_own_choices_are_known_from_what_one_sees() -> None:
    seen = RULES.observation(table(), 0)
    known = "may play 2C e2 g4 | play 9D h5 f10"
    assert expected_of(RULES, seen) == expected_of(RULES, table()) == known


@pytest.mark.parametrize("awaited", ["card", "deal", "card swapped"])
def test_a_card_from_the_pile_is_seen_by_its_owner_alone(awaited: str) -> None:
    state = (
        table(awaited)
        if awaited != "deal"
        else position("players=3\nseat 1: -\nseat 2: -\nseat 3: -\nseat 1: deal")
    )
    assert observed(state, "card QH") == "card QH | card ?? | card ?? | card ??"
    assert RULES.reveals(state, RULES.read("card QH"))


def test_a_card_for_an_open_hand_is_seen_by_all() -> None:
    state = table("card", hands="open")
    assert observed(state, "card QH") == "card QH | card QH | card QH | card QH"
    assert RULES.reveals(state, RULES.read("card QH"))


FROM_A_HAND = ("play 2C e2", "swap 9D", "discard 9D", "give 9D")
OTHERS = ("draw", "forget", "pass", "talk 1", "claim b2-f2")


@pytest.mark.parametrize("hands", ["hidden", "open"])
@pytest.mark.parametrize("event", [*FROM_A_HAND, *OTHERS])
def test_all_else_is_done_openly_and_shows_a_card_of_a_hidden_hand(event: str, hands: str) -> None:
    state = table(hands=hands)
    assert observed(state, event) == " | ".join([event] * 4)
    shows = hands == "hidden" and event in FROM_A_HAND
    assert RULES.reveals(state, RULES.read(event)) == shows


def test_what_could_be_in_the_other_hands_is_what_is_seen_nowhere() -> None:
    """The seat's own cards and the discards are known; of the rest each may be anywhere."""
    met = set()
    for n in range(300):
        guess = RULES.resample(table(), 0, Random(n))
        assert guess.hands[0] == table().hands[0]
        assert [len(hand) for hand in guess.hands] == [3, 3, 1]
        cards = [name_of(card) for hand in guess.hands[1:] for card in hand]
        met |= set(cards)
        assert cards.count("2C") <= 1
        assert cards.count("4H") <= 1
    assert len(met) == 52


def test_what_the_pile_may_bring_is_more_for_somebody_who_sees_less() -> None:
    state = table("card")
    known = dict(RULES.chance_outcomes(state))
    seen = dict(RULES.chance_outcomes(RULES.observation(state, 0)))
    assert sum(known.values()) == state.pile == 104 - 7 - 3
    assert sum(seen.values()) == 104 - 3 - 3
    assert (known.get(RULES.read("card 3C"), 0), seen[RULES.read("card 3C")]) == (
        0,
        2,
    )


def test_the_opening_hides_nothing() -> None:
    state = play(RULES.new(agreed(2)), "card 9C", "card 9D")
    for seat in (0, 1, None):
        assert RULES.observation(state, seat) == state
        assert RULES.resample(state, seat, Random(0)) == state
