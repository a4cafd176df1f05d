"""Where people sit: two change places, seats come and go, and a line says who begins."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from tessera.features.setup.seating import place
from tessera.features.setup.sitting import ROUND
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.features.setup.forms import FORM, agree, form, names

THREE = "person Ana, person Rui, normal Livia"


@pytest.mark.parametrize("chairs", range(2, ROUND + 1))
def test_no_chair_is_on_another_and_an_even_number_stands_opposite(chairs: int) -> None:
    places = [place(chair, chairs) for chair in range(chairs)]
    apart = [dist(one, other) for one, other in combinations(places, 2)]
    assert min(apart) > 35
    if chairs % 2 == 0:
        turned = [(100 - x, 100 - y) for x, y in places]
        assert turned == places[chairs // 2 :] + places[: chairs // 2]


def test_the_first_sits_below_and_the_next_ones_clockwise() -> None:
    assert [place(chair, 4) for chair in range(4)] == [(50, 100), (0, 50), (50, 0), (100, 50)]


def test_a_seat_is_dragged_onto_another() -> None:
    tablet = form(THREE)
    assert tablet.app.pick_up("seat 1")
    assert tablet.app.screen.carried == "seat 1"
    assert tablet.app.screen.destinations("seat 1") == ("seat 0", "seat 2", "chair 3")
    assert tablet.app.screen.drop("seat 0")
    assert names(tablet) == ["Rui", "Ana", "Livia"]


@pytest.mark.parametrize("onto", ["", "seat 1"])
def test_a_seat_dragged_nowhere_stays(onto: str) -> None:
    tablet = form(THREE)
    tablet.app.pick_up("seat 1")
    assert not tablet.app.screen.drop(onto)
    assert tablet.app.screen.carried == ""
    assert names(tablet) == ["Ana", "Rui", "Livia"]


@pytest.mark.parametrize(("leaves", "left"), [(2, ["Ana", "Rui"]), (0, ["Rui", "Livia"])])
def test_whoever_leaves_is_dragged_no_further(leaves: int, left: list[str]) -> None:
    tablet = form(THREE)
    tablet.app.pick_up(f"seat {leaves}")
    tablet.seat(leaves, "leave")
    assert not tablet.app.screen.drop("seat 1")
    assert names(tablet) == left


def test_a_seat_is_dragged_to_an_empty_chair() -> None:
    tablet = form(THREE)
    tablet.app.pick_up("seat 0")
    assert tablet.app.screen.drop("chair 3")
    assert names(tablet) == ["Rui", "Livia", "Ana"]


def test_partners_are_joined_through_the_middle() -> None:
    tablet = form("person Ana, person Rui, person Eva, person Gil")
    (arcs,) = with_class(tablet.page, "arcs")
    lines = [(node.attributes["class"], node.attributes["d"]) for node in nodes(arcs)[1:]]
    assert lines == [("green", "M50 100Q50 50 50 0"), ("blue", "M0 50Q50 50 100 50")]
    assert not with_class(form(THREE).page, "arcs")


def test_who_sits_down_between_two_leaves_them_their_chairs() -> None:
    tablet = form("person Ana, person Rui")
    tablet.press("chair 1")
    tablet.seat(1, "name Zé")
    assert names(tablet) == ["Ana", "Zé", "Rui"]
    tablet.seat(0, "leave")
    assert names(tablet) == ["Zé", "Rui"]
    assert tablet.take_focus() == "game:chair 0"
    tablet.press("chair 3")
    assert names(tablet) == ["Zé", "Rui", "Ana"]


def test_enter_leads_from_name_to_name_and_back_to_the_table() -> None:
    tablet = form("person Player 1, person Player 2, normal Livia")
    tablet.press("seat 0", by_keyboard=True)
    assert tablet.take_focus() == "field:name 0"
    tablet.choose("name 0", "Ana")
    tablet.enter("name 0")
    assert tablet.take_focus() == "field:name 1"
    tablet.choose("name 1", "Rui")
    tablet.enter("name 1")
    assert tablet.take_focus() == "game:seat 1"
    assert names(tablet) == ["Ana", "Rui", "Livia"]


def test_escape_closes_the_choices_and_the_focus_comes_back() -> None:
    tablet = form()
    tablet.press("seat 1")
    assert tablet.take_focus() == "app:close dialog"
    assert tablet.app.key("Escape")
    assert not with_class(tablet.page, "settings")
    assert tablet.take_focus() == "game:seat 1"


def test_the_start_goes_along_when_somebody_sits_down_between() -> None:
    tablet = Tablet(
        "#/new/sequences", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"})
    )
    agree(tablet, "start2", "30")
    tablet.press("chair 1")
    assert tablet.text("differs") == "Head start for Rui: 30 points"


def test_a_seat_more_is_as_many_as_can_play() -> None:
    device = FakeDevice({"tessera/seats": "\n".join(f"person {name}" for name in "ABCD")})
    tablet = Tablet("#/new/sequence", device=device)
    tablet.press("chair 1")
    assert len(names(tablet)) == 6, "five make no equal teams"
    tablet.seat(1, "leave")
    assert len(names(tablet)) == 4


def test_what_differs_from_usual_is_said_in_a_line() -> None:
    tablet = Tablet(
        "#/new/sequence", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"})
    )
    assert tablet.text("differs") == "standard"
    agree(tablet, "hands", "open")
    agree(tablet, "start1", "sequence")
    assert tablet.text("differs") == "Hands: Open · Head start for Ana: One sequence wins"
    agree(tablet, "hands", "hidden")
    assert tablet.text("differs") == "Head start for Ana: One sequence wins"
    tablet.tap("Start the game")
    tablet.visit("#/saved")
    assert "Head start for Ana: One sequence wins" in tablet.page.text()
    assert "Undo" not in tablet.page.text(), "as friendly as usual"


@pytest.mark.parametrize("address", [FORM, "#/new/sequences"])
def test_it_is_said_that_chance_decides_who_begins(address: str) -> None:
    tablet = Tablet(address, device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"}))
    assert "Chance decides who begins." in tablet.page.text()
