"""What is thrown or drawn to see who begins comes by itself, or when somebody throws it."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.kit.view import Due
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.setup.forms import seat_so_many
from tests.screens.games import new_game

PEOPLE = {"tessera/seats": "person Ana\nperson Rui\nperson Eva"}


@pytest.mark.parametrize("name", [game.rules.name for game in GAMES])
def test_nobody_need_press_anything_for_it(name: str) -> None:
    tablet = Tablet(f"#/new/{name}", device=FakeDevice(PEOPLE))
    tablet.tap("Start the game")
    table = tablet.play.context.table
    while table.rules.opens(table.state):
        assert len(tablet.device.timers) == 1
        assert tablet.wait() <= 1500
    if tablet.play.context.seen.due is not Due.CHANCE:
        waiting = tablet.device.timers
        assert not waiting, "from here on people act"
    assert table.untouched


def test_who_wants_to_throw_does_and_the_others_follow() -> None:
    tablet = new_game("person Ana, person Rui, normal Livia")
    tablet.tap("Throw")
    assert tablet.play.context.table.played == 1
    tablet.wait()
    assert tablet.play.context.table.played == 2
    assert len(tablet.device.timers) == 1


def test_each_throw_for_who_begins_is_heard_and_nobody_is_asked_for_it() -> None:
    tablet = new_game("person Ana, person Rui, person Eva")
    table = tablet.play.context.table
    heard = []
    while table.rules.opens(table.state):
        tablet.wait()
        heard.append(tablet.said)
    assert all("to see who begins" in said for said in heard)
    assert not any("Throw to see who begins" in said for said in heard)
    assert heard[-1].endswith("Throw the dice.")


def test_many_throw_in_less_time_each() -> None:
    def waited(seats: int) -> int:
        listed = "\n".join(f"person P{n}" for n in range(seats))
        tablet = Tablet("#/new/sequences", device=FakeDevice({"tessera/seats": listed}))
        seat_so_many(tablet, seats)
        tablet.tap("Start the game")
        return tablet.wait()

    assert waited(2) == waited(4) > waited(8) > waited(24) >= 350


def test_undo_leaves_the_opening_as_it_came() -> None:
    tablet = new_game("person Ana, person Rui")
    while tablet.play.context.table.rules.opens(tablet.play.context.table.state):
        tablet.wait()
    tablet.press("undo")
    assert tablet.notice == "There is nothing to take back yet."
