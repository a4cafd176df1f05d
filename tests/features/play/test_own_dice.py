"""Dice of one's own: thrown on the table, tapped on the tablet."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import new_game, opened, play_to_the_end

OPENING = "roll 3 4, roll 1 2"


def switched(tablet: Tablet, label: str = "We throw our own dice") -> Tablet:
    tablet.tap("More")
    tablet.tap(label)
    tablet.press("close")
    return tablet


def tap(tablet: Tablet, *faces: int) -> None:
    for face in faces:
        tablet.press(f"face {face}")


def events(tablet: Tablet) -> list[str]:
    table = tablet.play.context.table
    return list(table.record("2026-11-21T09:15:00Z").events[: table.played])


def test_what_is_tapped_is_thrown_with_the_last_die() -> None:
    tablet = switched(opened(new_game(), OPENING))
    assert "Throw your own dice. Then tap what they show." in tablet.text("prompt")
    tap(tablet, 5)
    assert (tablet.primary, tablet.said, len(events(tablet))) == ("5", "5", 2)
    tap(tablet, 2)
    assert events(tablet)[2:] == ["roll 2 5"]
    assert tablet.primary == "Your move"


def test_a_die_is_deleted_before_the_throw_and_taken_back_after_it() -> None:
    tablet = switched(opened(new_game(), OPENING))
    tap(tablet, 6)
    tablet.tap("Delete the last die")
    tap(tablet, 1, 1)
    assert events(tablet)[2:] == ["roll 1 1"]
    tablet.tap("Undo")
    tap(tablet, 1, 2)
    assert events(tablet)[2:] == ["roll 1 2"]


def test_the_throw_for_who_begins_waits_for_its_dice_and_can_be_put_right() -> None:
    tablet = switched(new_game())
    assert not tablet.waits
    tap(tablet, 6, 6)
    tablet.tap("Undo")
    tap(tablet, 1, 1)
    assert not tablet.waits
    tap(tablet, 2, 1)
    assert events(tablet) == ["roll 1 1", "roll 1 2"]
    assert tablet.play.context.table.turn == 1


def test_digits_tap_faces_while_a_throw_is_awaited() -> None:
    tablet = switched(opened(new_game(), OPENING))
    assert tablet.app.screen.key("3")
    assert tablet.app.screen.key("Backspace")
    assert tablet.app.screen.key("4")
    assert tablet.app.screen.key("4")
    assert events(tablet)[2:] == ["roll 4 4"]
    assert not tablet.app.screen.key("4")


def test_a_press_or_a_shake_throws_nothing_and_says_what_to_do() -> None:
    tablet = switched(opened(new_game(), OPENING))
    tablet.press("throw")
    assert tablet.notice == "Tap what your dice show."
    assert len(events(tablet)) == 2


def test_the_device_throws_for_computers_unless_people_want_to() -> None:
    tablet = switched(opened(new_game("person Ana, easy Marcus"), "roll 1 2, roll 3 4"))
    tablet.wait()
    assert events(tablet)[2].startswith("roll")
    tablet = opened(new_game("person Ana, easy Marcus"), "roll 1 2, roll 3 4")
    switched(tablet)
    switched(tablet, "We throw for the computers, too")
    assert "Throw for Marcus. Then tap what the dice show." in tablet.text("prompt")
    tap(tablet, 6, 5)
    assert events(tablet)[2:] == ["roll 5 6"]


@pytest.mark.parametrize("often", [1, 2, 3])
def test_whose_dice_are_thrown_survives_a_reload_and_goes_on_in_the_next_game(often: int) -> None:
    tablet = opened(new_game(), OPENING)
    for _ in range(often):
        switched(tablet)
    own = bool(often % 2)
    tablet.visit(tablet.address)
    assert (tablet.primary == "Your dice") is own
    tablet.tap("More")
    tablet.tap("New game")
    assert (tablet.primary == "Your dice") is own


def test_the_log_says_whose_dice_were_thrown_from_where_on() -> None:
    tablet = switched(opened(new_game(), OPENING))
    tap(tablet, 1, 2)
    log = tablet.play.context.log
    say = tablet.app.services.say
    assert log.changes(say, 2) == ["From here on people throw their own dice."]
    switched(tablet)
    assert log.changes(say, 3) == ["From here on the device throws the dice."]


@pytest.mark.parametrize(
    ("game", "faces", "event"),
    [("sequences", (6, 1, 2, 5, 3, 1), "roll 1 1 2 3 5 6"), ("tabula", (6, 1, 4), "roll 1 4 6")],
)
def test_each_game_asks_for_as_many_dice_as_it_throws(
    game: str, faces: tuple[int, ...], event: str
) -> None:
    device = FakeDevice()
    device.store.texts["tessera/seats"] = "person Ana\nperson Rui"
    tablet = Tablet(f"#/new/{game}", device=device)
    tablet.tap("Start the game")
    while tablet.play.context.table.opens:
        tablet.wait()
    switched(tablet)
    before = events(tablet)
    tap(tablet, *faces[:2])
    assert tablet.said == "6, 1: 7"
    tap(tablet, *faces[2:])
    assert events(tablet) == [*before, event]


def test_a_game_without_dice_and_one_that_is_over_offer_none() -> None:
    tablet = Tablet("#/new/sequence")
    tablet.tap("Start the game")
    tablet.tap("More")
    assert tablet.find("data-press", "app:own dice") == []
    tablet = new_game("person Ana, person Rui")
    play_to_the_end(tablet)
    tablet.tap("More")
    assert tablet.find("data-press", "app:own dice") == []
