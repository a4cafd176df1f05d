"""What players are called in the form before a game."""

from __future__ import annotations

import pytest

from tessera.core.record import MAX_NAME
from tessera.i18n import LANGUAGES, translator
from tessera.kit.phrases import GIVEN, NUMBERED
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.setup.forms import FORM, form, names, seat_so_many, seats, started


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Zé   Maria ", "Zé Maria"),
        ("A\nplayed 9", "A played 9"),
        ("", "Ana"),
        (" \t", "Ana"),
        ("A" * 99, "A" * MAX_NAME),
        ("<b>x</b>", "<b>x</b>"),
        ("{player}", "{player}"),
    ],
)
def test_a_name_is_cleaned_and_never_empty(typed: str, name: str) -> None:
    tablet = form()
    tablet.seat(0, f"name {typed}")
    assert seats(tablet) == f"person green {name}, person blue Rui"
    assert started(tablet) == f"person green {name}, person blue Rui"
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


def test_a_person_who_becomes_a_computer_is_called_otherwise() -> None:
    tablet = form()
    tablet.seat(0, "kind normal")
    assert seats(tablet) == "normal green Livia, person blue Rui"
    tablet.seat(0, "kind person")
    assert seats(tablet) == "person green Ana, person blue Rui"


def test_players_given_names_by_us_are_told_apart() -> None:
    tablet = form("")
    tablet.seat(0, "places 1")
    assert seats(tablet) == "normal blue Marcus, person green Player 1"
    tablet.seat(1, "kind normal")
    first, second = names(tablet)
    assert first != second


def test_who_comes_later_is_called_otherwise_than_who_changed_seats() -> None:
    tablet = Tablet("#/new/sequence")
    tablet.seat(0, "places 1")
    tablet.seat(1, "kind normal")
    seat_so_many(tablet, 12)
    assert len(set(names(tablet))) == 12


def test_what_players_are_called_is_known_in_every_language() -> None:
    assert {translator(language)(NUMBERED) for language in LANGUAGES} == set(GIVEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_ours_follow_the_language(language: str) -> None:
    tablet = form("")
    seat_so_many(tablet, 3)
    tablet.seat(2, "kind person")
    tablet.seat(2, "name Rui 3")
    started(tablet)
    tablet.visit(FORM)
    tablet.app.services.speak(language)
    ours = translator(language)(NUMBERED, number=1)
    assert names(tablet) == [ours, "Octavia", "Rui 3"]
    (start,) = tablet.find("data-press", "app:start")
    assert started(tablet, start.text()).startswith(f"person green {ours}, ")


@pytest.mark.parametrize(
    ("typed", "named"), [("Rui", "Rui 2"), ("rui", "rui 2"), ("R" * MAX_NAME, "R" * MAX_NAME)]
)
def test_equal_names_are_told_apart_and_the_reason_is_said(typed: str, named: str) -> None:
    tablet = form()
    tablet.seat(0, f"name {typed}")
    assert names(tablet) == [named, "Rui"]
    told = f"There is another {typed}, so this one is {named}." if typed != named else None
    assert tablet.notice == told


def test_many_equal_names_of_any_length_are_told_apart() -> None:
    same = "A" * MAX_NAME
    tablet = Tablet(
        "#/new/sequences", device=FakeDevice({"tessera/seats": f"person {same}\n" * 12})
    )
    tablet.tap("Start the game")
    players = tablet.play.context.table.players
    assert len({player.name for player in players}) == 12
    assert {len(player.name) for player in players} == {MAX_NAME}
