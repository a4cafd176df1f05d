"""Where people sit: two change places, seats come and go, and a line says who begins."""

from __future__ import annotations

import pytest

from tessera.features.setup.seating import ACROSS, MOST, beside, place
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.setup.forms import FORM, form, names, seats, started

THREE = "person Ana, person Rui, normal Livia"


@pytest.mark.parametrize("count", range(2, MOST + 1))
def test_no_seat_is_on_another_and_an_even_number_sits_opposite(count: int) -> None:
    places = [place(count, seat) for seat in range(count)]
    last = max(beside(count), 1) + 2
    cells = {(row, column + half) for row, column in places for half in (0, 1)}
    assert len(cells) == 2 * count
    assert all(1 <= row <= last and 1 <= column <= ACROSS for row, column in cells)
    middle = {(row, column) for row in range(2, last) for column in (3, 4)}
    assert not cells & middle
    if count % 2 == 0:
        turned = [(last + 1 - row, ACROSS - column) for row, column in places]
        assert turned == places[count // 2 :] + places[: count // 2]


def test_the_first_sits_below_and_the_next_ones_clockwise() -> None:
    assert [place(4, seat) for seat in range(4)] == [(3, 3), (2, 1), (1, 3), (2, 5)]


@pytest.mark.parametrize("by", ["finger", "keyboard"])
def test_one_seat_is_pressed_then_another_and_they_change_places(by: str) -> None:
    tablet = form(THREE)
    tablet.press("seat 0", by_keyboard=by == "keyboard")
    assert "Where does Ana sit? Tap that seat." in tablet.page.text()
    assert [sign.attributes["aria-pressed"] for sign in signs(tablet)] == ["true", "false", "false"]
    tablet.press("seat 2", by_keyboard=by == "keyboard")
    assert seats(tablet) == "normal red Livia, person blue Rui, person green Ana"
    assert tablet.take_focus() == "game:seat 2"
    assert tablet.said == "Ana and Livia have changed places."
    assert {sign.attributes["aria-pressed"] for sign in signs(tablet)} == {"false"}
    shown = seats(tablet)
    assert started(tablet) == shown


@pytest.mark.parametrize("means", ["again", "Escape"])
def test_whoever_was_pressed_by_mistake_stays(means: str) -> None:
    tablet = form(THREE)
    before = seats(tablet)
    tablet.press("seat 0")
    if means == "again":
        tablet.press("seat 0")
    else:
        assert tablet.app.key("Escape")
    tablet.press("seat 1")
    assert seats(tablet) == before


def test_a_seat_is_dragged_onto_another() -> None:
    tablet = form(THREE)
    assert tablet.app.pick_up("seat 1")
    assert tablet.app.screen.carried == "seat 1"
    assert tablet.app.screen.destinations("seat 1") == ("seat 0", "seat 2")
    assert tablet.app.screen.drop("seat 0")
    assert names(tablet) == ["Rui", "Ana", "Livia"]


@pytest.mark.parametrize("onto", ["", "seat 1"])
def test_a_seat_dragged_nowhere_stays(onto: str) -> None:
    tablet = form(THREE)
    tablet.app.pick_up("seat 1")
    assert not tablet.app.screen.drop(onto)
    assert tablet.app.screen.carried == ""
    assert names(tablet) == ["Ana", "Rui", "Livia"]


def test_partners_sit_opposite_and_share_a_colour_whoever_changes_places() -> None:
    tablet = form("person Ana, person Rui, person Eva, person Gil")
    tablet.press("seat 0")
    tablet.press("seat 1")
    colours = [seat.split()[1] for seat in seats(tablet).split(", ")]
    assert names(tablet) == ["Rui", "Ana", "Eva", "Gil"]
    assert colours[:2] == colours[2:]


def test_a_person_of_the_shelf_takes_the_seat_that_was_pressed() -> None:
    texts = {
        "tessera/people": "cat green Ana\nfox red Zé",
        "tessera/seats": "person Ana\nhard Cato",
    }
    tablet = Tablet(FORM, device=FakeDevice(texts))
    tablet.press("seat 0")
    tablet.press("person Zé")
    assert names(tablet) == ["Zé", "Cato"]
    tablet.press("seat 1")
    tablet.press("person Zé")
    assert names(tablet) == ["Cato", "Zé"], "who sits already changes places"


def test_seats_come_and_go_by_one_press() -> None:
    tablet = form("person Ana, person Rui")
    tablet.press("more")
    assert names(tablet)[:2] == ["Ana", "Rui"]
    assert len(names(tablet)) == 3
    tablet.press("seat 0")
    tablet.press("fewer")
    assert names(tablet)[0] == "Rui", "the seat that was pressed goes"
    before = seats(tablet)
    tablet.press("fewer")
    assert seats(tablet) == before, "two play at least"


def test_a_seat_more_is_as_many_as_can_play() -> None:
    device = FakeDevice({"tessera/seats": "\n".join(f"person {name}" for name in "ABCD")})
    tablet = Tablet("#/new/sequence", device=device)
    tablet.press("more")
    assert len(names(tablet)) == 6, "five make no equal teams"


def test_what_differs_from_usual_is_said_in_a_line() -> None:
    tablet = Tablet(
        "#/new/sequence", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"})
    )
    assert tablet.text("differs") == "standard"
    tablet.choose("hands", "open")
    tablet.choose("start1", "sequence")
    assert tablet.text("differs") == "Hands: Open · Start for Ana: One sequence wins"
    tablet.choose("hands", "hidden")
    assert tablet.text("differs") == "Start for Ana: One sequence wins"
    tablet.tap("Start the game")
    tablet.visit("#/saved")
    assert "Start for Ana: One sequence wins" in tablet.page.text()
    assert "Undo" not in tablet.page.text(), "as friendly as usual"


@pytest.mark.parametrize("address", [FORM, "#/new/sequences"])
def test_it_is_said_that_chance_decides_who_begins(address: str) -> None:
    tablet = Tablet(address, device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"}))
    assert "Chance decides who begins." in tablet.page.text()


def signs(tablet: Tablet) -> list[object]:
    return list(with_class(tablet.page, "seat-sign"))
