"""People are pressed into seats, and whoever was typed once is there the next time."""

from __future__ import annotations

import pytest

from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.setup.forms import FORM, form, seats, started

SHELF = "cat green Ana\nowl blue Rui\nfox red Zé\ndog gold Bia"
TYPED = {"tessera/people": SHELF}


def laid(address: str = FORM, seats: str = "person Player 1\nnormal Livia") -> Tablet:
    device = FakeDevice({**TYPED, "tessera/seats": seats})
    return Tablet(address, device=device)


def pressed(tablet: Tablet) -> list[str]:
    return [
        str(node.attributes["data-press"]).removeprefix("app:person ")
        for node in with_class(tablet.page, "person")
        if node.attributes["aria-pressed"] == "true"
    ]


def shelf_of(tablet: Tablet) -> str:
    lines = tablet.device.store.texts.get("tessera/people", "").split("\n")
    return "\n".join(line for line in lines if not line.startswith("# "))


def test_a_name_that_was_typed_joins_the_shelf_by_itself() -> None:
    tablet = form("person Player 1, person Player 2, normal Livia")
    tablet.choose("name 0", "Ana")
    assert with_class(tablet.page, "person") == []
    started(tablet)
    assert shelf_of(tablet) == "cat green Ana", "neither numbers nor computers are people"
    tablet.visit(FORM)
    assert pressed(tablet) == ["Ana"]


def test_people_are_pressed_into_the_seats_that_are_free() -> None:
    tablet = laid()
    for name in ("Rui", "Ana"):
        tablet.press(f"person {name}")
    assert seats(tablet) == "person blue Rui, person green Ana"
    assert pressed(tablet) == ["Ana", "Rui"]
    tablet.press("person Zé")
    assert seats(tablet) == "person blue Rui, person green Ana, person red Zé", "a seat more"
    tablet.press("person Bia")
    tablet.press("person Ana")
    assert "Ana" not in seats(tablet)
    assert "Bia" not in pressed(laid())


def test_where_all_seats_are_taken_it_says_what_can_be_done() -> None:
    tablet = laid("#/new/tabula", "person Ana\nperson Rui")
    tablet.press("person Zé")
    assert tablet.notice == "All seats are taken. Tap somebody who sits to free a seat."
    tablet.press("person Rui")
    tablet.press("person Zé")
    assert pressed(tablet) == ["Ana", "Zé"]


def test_whoever_played_last_stands_first_and_keeps_the_colour_chosen() -> None:
    tablet = laid(seats="person Zé\nperson Ana")
    tablet.choose("colour 0", "blue")
    tablet.choose("colour 1", "red")
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
    tablet.choose("name 1", "Zé")
    tablet.choose("name 0", "Anna")
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
    tablet.press("person Zé")
    assert pressed(tablet) == ["Ana", "Zé"]
    tablet.press("person Bia")
    assert tablet.notice, "there is no seat for a third"
    tablet.press("person Ana")
    tablet.press("person Bia")
    tablet.tap("Continue like this")
    players = tablet.play.context.table.players
    assert [(p.kind, p.name) for p in players] == [("person", "Bia"), ("person", "Zé")]
