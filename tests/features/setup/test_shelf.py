"""People are pressed into seats, and whoever was typed once is there the next time."""

from __future__ import annotations

import pytest

from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.setup.forms import FORM, form, names, seats, started

SHELF = "cat green Ana\nowl blue Rui\nfox red Zé\ndog gold Bia"
TYPED = {"tessera/people": SHELF}


def laid(address: str = FORM, seats: str = "person Player 1\nnormal Livia") -> Tablet:
    device = FakeDevice({**TYPED, "tessera/seats": seats})
    return Tablet(address, device=device)


def standing(tablet: Tablet) -> list[str]:
    """The people beside the table, who don't sit."""
    return [
        str(node.attributes["data-press"]).removeprefix("app:person ")
        for node in with_class(tablet.page, "person")
        if "new" not in str(node.attributes["class"])
    ]


def shelf_of(tablet: Tablet) -> str:
    lines = tablet.device.store.texts.get("tessera/people", "").split("\n")
    return "\n".join(line for line in lines if not line.startswith("# "))


def test_a_name_that_was_typed_joins_the_shelf_by_itself() -> None:
    tablet = form("person Player 1, person Player 2, normal Livia")
    tablet.seat(0, "name Ana")
    assert with_class(tablet.page, "person") == []
    started(tablet)
    assert shelf_of(tablet) == "cat green Ana", "neither numbers nor computers are people"
    tablet.visit(FORM)
    assert seats(tablet).startswith("person green Ana, ")
    assert standing(tablet) == []


def test_people_are_pressed_into_the_seats_that_are_free() -> None:
    tablet = laid()
    for name in ("Rui", "Ana"):
        tablet.press(f"person {name}")
    assert seats(tablet) == "person blue Rui, person green Ana"
    assert standing(tablet) == ["Zé", "Bia"]
    tablet.press("person Zé")
    assert "person red Zé" in seats(tablet), "a seat more"
    tablet.press("person Bia")
    assert standing(tablet) == []
    for name in ("Rui", "Ana", "Zé", "Bia"):
        assert name in names(tablet)
    assert standing(laid()) == ["Ana", "Rui", "Zé", "Bia"], "till the game begins"


def test_an_empty_chair_seats_the_next_known_person() -> None:
    tablet = laid(seats="person Ana\nnormal Marcus")
    tablet.press("chair 1")
    tablet.press("chair 3")
    assert names(tablet) == ["Ana", "Rui", "Marcus", "Zé"]
    tablet.seat(2, "person Bia")
    assert [seat.split()[0] for seat in started(tablet).split(", ")] == ["person"] * 4


def test_whoever_left_comes_back_first() -> None:
    tablet = laid(seats="person Ana\nperson Bia")
    tablet.press("chair 1")
    tablet.seat(2, "leave")
    assert names(tablet) == ["Ana", "Rui"]
    tablet.press("chair 2")
    assert names(tablet) == ["Ana", "Rui", "Bia"]


def test_somebody_who_sits_already_changes_places() -> None:
    tablet = laid(seats="person Ana\nnormal Marcus\nperson Zé")
    tablet.seat(0, "person Zé")
    assert names(tablet) == ["Zé", "Marcus", "Ana"]


def test_where_all_seats_are_taken_it_says_what_can_be_done() -> None:
    tablet = laid("#/new/tabula", "person Ana\nperson Rui")
    tablet.press("person Zé")
    assert tablet.notice == "All seats are taken. Tap somebody who sits to free a seat."
    tablet.seat(1, "person Zé")
    assert names(tablet) == ["Ana", "Zé"]


def test_whoever_played_last_stands_first_and_keeps_the_colour_chosen() -> None:
    tablet = laid(seats="person Zé\nperson Ana")
    tablet.seat(0, "colour blue")
    tablet.seat(1, "colour red")
    tablet.tap("Start the game")
    assert shelf_of(tablet).splitlines()[:2] == ["fox blue Zé", "cat red Ana"]
    assert len(shelf_of(tablet).splitlines()) == 4


def test_partners_share_a_colour_and_keep_their_own() -> None:
    tablet = laid("#/new/sequence", "person Ana\nperson Rui\nperson Zé\nperson Bia")
    tablet.tap("Start the game")
    assert sorted(shelf_of(tablet).splitlines()) == sorted(SHELF.splitlines())


def test_an_earlier_name_brings_the_person() -> None:
    tablet = form()
    tablet.device.store.texts["tessera/people"] = "cat green Ana\n= Anna"
    tablet.seat(1, "name Zé")
    tablet.seat(0, "name Anna")
    assert seats(tablet) == "person green Ana, person blue Zé"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_pictures_are_no_words_of_a_language(language: str) -> None:
    device = FakeDevice(TYPED)
    texts = [
        n.text() for n in with_class(Tablet(FORM, device=device, language=language).page, "person")
    ]
    assert texts == ["Ana", "Rui", "Zé", "Bia"]


def test_in_a_running_game_somebody_is_pressed_onto_another_s_seat() -> None:
    tablet = laid(seats="person Ana\nnormal Livia")
    tablet.tap("Start the game")
    tablet.tap("More")
    tablet.tap("Who plays?")
    tablet.seat(1, "person Zé")
    tablet.press("seat 0")
    assert standing(tablet) == ["Ana", "Rui", "Bia"], "Zé sits elsewhere"
    tablet.press("person Bia")
    tablet.tap("Continue like this")
    players = tablet.play.context.table.players
    assert [(p.kind, p.name) for p in players] == [("person", "Bia"), ("person", "Zé")]
