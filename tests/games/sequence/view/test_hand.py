"""The hand, the pile and the discard piles of Sequence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.cards import UNKNOWN
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Card, Event
from tessera.games.sequence.view import VIEW
from tessera.games.sequence.view.targets import Sight
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequence.view.sights import hand, marked, position, sight

NINES = ("a5", "c7")


def pictured(node: Node) -> list[str]:
    """The cards drawn below a node, by their names on the sheet."""
    used = [str(n.attributes["href"]) for n in nodes(node) if n.tag == "use"]
    return [href.removeprefix("#deck-") for href in used]


@pytest.mark.parametrize(
    ("sorting", "order"),
    [
        ("suit", "9C JC 2D TD 2H AS"),
        ("rank", "2D 2H 9C TD JC AS"),
        ("", "9C JC 2D TD 2H AS"),
    ],
)
def test_the_hand_is_sorted_as_one_likes(sorting: str, order: str) -> None:
    wish = {"sorting": sorting} if sorting else {}
    seen = sight(position("AS TD 2H 9C JC 2D"), preferences=wish)
    assert pictured(with_class(VIEW.hand(seen), "fan")[0]) == order.split()


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "en",
            ["9 of clubs", "two-eyed jack of clubs", "one-eyed jack of hearts", "ace of spades"],
        ),
        (
            "pt",
            ["9 de paus", "valete de paus, de dois olhos", "valete de copas, de um olho",
             "ás de espadas"],
        ),
    ],
)  # fmt: skip
def test_cards_say_their_names_and_jacks_how_many_eyes(language: str, names: list[str]) -> None:
    assert hand(sight(position("9C JC JH AS"), language=language)) == names


def test_a_dead_card_is_marked_and_swapped_with_a_button_of_its_own() -> None:
    seen = sight(position("9C 9C QH", chips=NINES))
    assert hand(seen)[0] == "9 of clubs, dead card"
    assert marked(seen, "dead") == marked(seen, "cannot") == "9C 9C"
    (swap,) = with_class(VIEW.hand(seen), "swap")
    assert swap.attributes["data-press"] == "game:swap 9C"
    assert swap.attributes["aria-label"] == "Swap the dead 9 of clubs"


def test_after_one_swap_no_other_is_offered_in_the_same_turn() -> None:
    seen = sight(position("9C QH", chips=NINES, awaits="play swapped"))
    assert marked(seen, "dead") == "9C"
    assert with_class(VIEW.hand(seen), "swap") == []


def test_a_jack_is_never_dead_though_it_can_do_nothing() -> None:
    seen = sight(position("JH QH"))
    assert marked(seen, "dead") == ""
    assert marked(seen, "cannot") == "JH"


DRAWN = "play JC d4, card 9C"
"""What Ana did, who sits on the first seat and is on turn again."""


def test_the_card_drawn_last_is_marked_once() -> None:
    seen = sight(position("9C 9C QH"), events=f"{DRAWN}, play 2S b1, card KC")
    assert marked(seen, "new") == "9C"
    assert hand(seen)[0] == "9 of clubs, new"


def test_by_keyboard_the_focus_comes_to_the_card_that_was_drawn() -> None:
    seen = sight(position("2D 9C"), events=f"{DRAWN}, play 2S b1, card KC")
    assert VIEW.first_target(seen) == "card 9C 0"
    assert VIEW.first_target(replace(seen, events=())) == "card 2D 0", "nothing is new"


def test_a_new_card_that_cannot_be_used_is_passed_by() -> None:
    events = f"{DRAWN}, play 2S b1, card KC"
    assert VIEW.first_target(sight(position("9C QH", chips=NINES), events=events)) == "card QH 0"
    seen = sight(position("9C 2D"), chosen="square c3", events=events)
    assert VIEW.first_target(seen) == "card 2D 0", "a square was pressed first"


@pytest.mark.parametrize(
    ("events", "awaits", "seats", "new"),
    [
        # Others play, pass, forget to draw, swap and talk; it is still to be seen in one's turn.
        (f"{DRAWN}, play 2S b1, card ??, play 3S c1, card ??", "play", 3, "9C"),
        (f"{DRAWN}, pass", "play", 2, "9C"),
        (f"{DRAWN}, play 2S b1, forget", "play", 2, "9C"),
        (f"{DRAWN}, swap 5S, card ??, play 3S c1, draw, card ??", "play", 2, "9C"),
        (f"{DRAWN}, give 2S, play 3S c1, claim a1-e1, card ??", "play", 2, "9C"),
        (f"{DRAWN}, play 2S b1, card ??, talk 2", "play", 2, "9C"),
        # One's own next card makes it old, also while another is awaited.
        (f"{DRAWN}, play 2S b1, card ??, play QH h2", "card", 2, ""),
        (f"{DRAWN}, play 2S b1, card ??, swap 5S, card QH", "play swapped", 2, "QH"),
        (f"{DRAWN}, play 2S b1, card ??, play 5S f1, forget, play 3S c1, card ??", "play", 2, ""),
        # What was dealt, or drawn by somebody else, is not new.
        ("card 9C, card ??", "play", 2, ""),
        ("card 9C, card ??, card QH, card ??, play 2S b1, card ??", "play", 2, ""),
        ("", "play", 2, ""),
    ],
)
def test_a_card_is_new_until_its_owner_plays_again(
    events: str, awaits: str, seats: int, new: str
) -> None:
    seen = sight(position("9C QH", awaits=awaits, seats=seats))
    seen = replace(seen, events=tuple(map(read, events.split(", ") if events else ())))
    assert marked(seen, "new") == new


def read(text: str) -> Event:
    return Card(UNKNOWN) if text == "card ??" else RULES.read(text)


def test_the_sheet_is_named_for_what_lies_on_it() -> None:
    assert VIEW.open_cards_title(sight(position())) == "Discard piles"
    assert VIEW.open_cards_title(sight(position(hands="open"))) == "Hands and discard piles"


def test_equal_cards_can_be_told_apart() -> None:
    seen = sight(position("QH QH"), chosen="card QH 1")
    (chosen,) = with_class(VIEW.hand(seen), "chosen")
    assert chosen.attributes["data-press"] == "game:card QH 1"
    assert chosen.attributes["aria-pressed"] == "true"


def test_cards_that_can_be_given_up_can_all_be_pressed() -> None:
    seen = sight(position("9C QH", seats=4, owes=1, awaits="give", chips=NINES))
    assert marked(seen, "can") == "9C QH"


@pytest.mark.parametrize(("owner", "cards"), [(0, ["9C", "QH"]), (1, []), (None, [])])
def test_only_the_hand_of_who_looks_is_there(owner: int | None, cards: list[str]) -> None:
    seen = sight(position("9C QH"))
    seen = replace(seen, viewer=owner, legal=seen.legal if owner == 0 else ())
    assert pictured(with_class(VIEW.hand(seen), "fan")[0]) == cards


@pytest.mark.parametrize(
    ("awaits", "look"), [("play", "waits"), ("pile", "beckons"), ("pile swapped", "beckons")]
)
def test_the_pile_shows_how_many_are_left_and_beckons_when_it_is_time(
    awaits: str, look: str
) -> None:
    seen = sight(position("9C QH", awaits=awaits, drawing="by_hand"))
    (pile,) = with_class(VIEW.hand(seen), "pile")
    assert pile.attributes["aria-label"] == "The pile: 100 cards"
    assert pile.text() == "100"
    enabled = pile.attributes["aria-disabled"] is None
    assert enabled == (look == "beckons") == (pile.attributes["class"] == "pile can")


def test_fives_have_buttons_with_their_ends() -> None:
    seen = sight(position(chips=("f4 f5 f6 f7 f8 f9", ""), awaits="claim f8"))
    (fives,) = with_class(VIEW.hand(seen), "fives")
    assert [child.text() for child in fives.children if isinstance(child, Node)] == [
        "3 of clubs to ace of clubs",
        "4 of hearts to 3 of spades",
    ]
    assert with_class(VIEW.hand(sight(position())), "fives") == []


DISCARDED = position("9C QH", discards="2S KD JC")


def test_the_last_discard_lies_beside_its_players_name() -> None:
    top = VIEW.beside_name(sight(DISCARDED), 0)
    assert top is not None
    assert pictured(top) == ["JC"]
    (picture,) = top.find_all("role", "img")
    assert picture.attributes["aria-label"] == "discarded last: two-eyed jack of clubs"
    assert VIEW.beside_name(sight(DISCARDED), 1) is None


def test_all_discard_piles_can_be_looked_through_the_latest_first() -> None:
    piles = open_cards(sight(DISCARDED))
    assert pictured(piles) == ["JC", "KD", "2S"]
    assert piles.text() == "AnaRuiNo cards yet."
    assert [n.attributes["aria-label"] for n in piles.find_all("role", "img")] == [
        "two-eyed jack of clubs",
        "king of diamonds",
        "2 of spades",
    ]


def open_cards(seen: Sight) -> Node:
    node = VIEW.open_cards(seen)
    assert node is not None
    return node


def test_at_the_end_the_cards_of_what_has_won_lie_there() -> None:
    won = position(seats=3, chips=("b1 c1 d1 e1",), sequences=("a1-e1",), awaits="over")
    hand = VIEW.hand(sight(won))
    (five,) = with_class(hand, "won-five")
    assert pictured(five) == ["2S", "3S", "4S", "5S"]
    assert len(with_class(five, "chip-picture")) == 1, "for the wild corner"
    assert with_class(hand, "pile") == with_class(hand, "fan") == []
