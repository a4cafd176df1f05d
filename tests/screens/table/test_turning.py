"""The table turns by hand, or by itself to whoever of two people opposite each other is to act."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import new_game, opened, under_more

OPENING = "roll 3 4, roll 1 2"


def turned(tablet: Tablet) -> bool:
    return bool(with_class(tablet.page, "turned"))


def facing(tablet: Tablet) -> Tablet:
    """The same game where the table turns to whoever plays."""
    tablet.tap("More")
    tablet.press("turning")
    tablet.press("close")
    return tablet


def test_it_turns_to_the_other_when_the_turn_is_over_and_back() -> None:
    tablet = facing(opened(new_game(), f"{OPENING}, roll 1 2"))
    assert not turned(tablet)
    tablet.press("square b1")
    assert turned(tablet)
    under_more(tablet, "Turn the board")
    assert not turned(tablet), "by hand it can still be turned"
    under_more(tablet, "Turn the board")
    tablet.tap("Undo")
    assert not turned(tablet)


def test_arrows_go_where_the_person_opposite_sees_them_go() -> None:
    tablet = facing(opened(new_game(), f"{OPENING}, roll 1 2, place b1, roll 2 3"))
    tablet.app.key("ArrowRight")
    here = tablet.play.context.ui.cursor
    tablet.app.key("ArrowLeft")
    assert tablet.play.context.ui.cursor > here


def test_it_is_remembered_on_the_device() -> None:
    device = FakeDevice()
    facing(opened(new_game(device=device), OPENING))
    again = opened(new_game(device=device), f"{OPENING}, roll 1 2, place b1")
    assert turned(again)


def test_with_a_computer_it_turns_to_the_person_who_comes_next() -> None:
    three = "person Ana, person Rui, normal Cato"
    start = "roll 3 4, roll 1 2, roll 1 1, roll 1 2, place b1"
    tablet = facing(opened(new_game(three), start))
    assert turned(tablet), "Rui"
    tablet = opened(tablet, f"{start}, roll 1 2, place f2")
    assert tablet.waits
    assert not turned(tablet), "after the computer comes Ana"


def test_it_is_offered_to_two_people_who_see_the_same() -> None:
    for seats in ("person Ana, normal Rui", "person Ana, person Rui, person Eva"):
        tablet = new_game(seats)
        tablet.tap("More")
        assert not tablet.find("data-press", "app:turning")
    tablet = at(deal())
    tablet.tap("More")
    assert not tablet.find("data-press", "app:turning"), "a tablet with a hand is passed on"
