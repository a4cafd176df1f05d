"""One's own colour is said at the start: who doesn't see it needn't ask."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.post.houses import invited, joined
from tests.games.sequence.view.deals import ANA, EVA, GIL, RUI, at, before_the_deal, deal
from tests.screens.games import new_game, play_to_the_end


def heard(tablet: Tablet) -> list[str]:
    """The latest announcements."""
    return [words for _, words in tablet.app.services.messages.announcements]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Your colour is green."),
        ("pt", "A sua cor: verde."),
        ("pt-BR", "Sua cor: verde."),
        ("es", "Tu color: verde."),
    ],
)
def test_who_plays_alone_against_computers_hears_the_colour_in_any_language(
    language: str, words: str
) -> None:
    tablet = at(deal("person Ana, normal Rui"))
    tablet.app.services.speak(language)
    assert heard(tablet) == [words], "also where another language is chosen since"


def test_who_begins_a_game_hears_it_and_once() -> None:
    tablet = new_game("person Ana, normal Rui")
    assert "Your colour is green." in heard(tablet)
    assert tablet.app.services.messages.announcements[0][0] == 1, "before the goal"
    tablet.visit("#/")
    assert heard(tablet) == []


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ("person Ana, person Rui", "Ana: green. Rui: blue."),
        ("normal Ana, person Rui, person Eva", "Rui: blue. Eva: red."),
        ("person A, person B, person C, person D", "A and C: green. B and D: blue."),
    ],
)
def test_several_at_one_tablet_hear_whose_is_whose(seats: str, words: str) -> None:
    assert words in heard(new_game(seats, line=6))


def test_where_hands_are_hidden_each_hears_their_own_as_they_first_take_the_tablet() -> None:
    tablet = at(deal("person Ana, person Rui", events="play 3D d3, card 2H"), held=False)
    assert heard(tablet) == [], "nobody looks yet"
    tablet.press("take over")
    assert tablet.said == "Your colour is blue. Rui: Play a card.", "in one: it is said in order"
    tablet.press("card 4D 0")
    tablet.press("square e3")
    tablet.pass_time(3_000)
    tablet.press_primary()
    tablet.press("take over")
    assert tablet.said == "Your colour is green. Ana: Play a card."


def test_of_a_team_each_hears_the_colour_of_the_team() -> None:
    seats = "normal Ana, person Rui, normal Eva, normal Gil"
    hands = tuple(" ".join(hand.split()[:6]) for hand in (ANA, RUI, EVA, GIL))
    tablet = at(deal(seats, hands))
    assert heard(tablet) == ["Your colour is blue."]


def test_before_the_deal_nothing_is_hidden_and_all_hear_it_together() -> None:
    tablet = at(before_the_deal(deal()))
    assert "Ana: green. Rui: blue." in heard(tablet)


def test_where_all_only_throw_nothing_has_a_colour() -> None:
    device = FakeDevice({"tessera/seats": "person Ana\nnormal Rui"})
    tablet = Tablet("#/new/sequences", device=device)
    tablet.tap("Start the game")
    assert heard(tablet) == []


def test_of_a_game_that_is_over_no_colour_is_told() -> None:
    tablet = new_game("person Ana, normal Rui")
    play_to_the_end(tablet)
    tablet.visit(tablet.address)
    assert heard(tablet) == []


def test_by_message_only_those_on_this_device_are_told() -> None:
    tablet, link = invited()
    other, _ = joined(link)
    assert "Your colour is red." in heard(tablet)
    assert "Your colour is blue." in heard(other)
