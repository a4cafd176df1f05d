"""The sand-glass of a turn: it runs for people, rings once, and takes nothing away."""

from __future__ import annotations

import re

import pytest

from tessera.features.play.sand_glass import SandGlass
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import act, new_game, opened, play_to_the_end

HALF_A_MINUTE = 30_000
OPENING = "roll 4 6, roll 1 3"


def timed(seats: str = "person Ana, person Rui", glass: str = "30") -> Tablet:
    """A game whose first turn waits for Ana, with this glass."""
    device = FakeDevice({"tessera/glass": glass})
    return opened(new_game(seats, device=device), OPENING)


def pass_time(tablet: Tablet, seconds: int) -> None:
    """Moves the clock on the wall; timers go by themselves."""
    tablet.device.looks += seconds


def sand(tablet: Tablet) -> str:
    """The look of the sand on the page; "" without a glass."""
    return next((str(node.attributes["class"]) for node in with_class(tablet.page, "sand")), "")


def rung(tablet: Tablet) -> list[int]:
    """The times of the glasses that are running, in milliseconds."""
    due = [timer.milliseconds for timer in tablet.device.timers]
    return [time for time in due if time > 10_000]


def test_there_is_none_until_somebody_chooses_one() -> None:
    tablet = timed(glass="0")
    assert not sand(tablet)
    assert not rung(tablet)
    tablet.press("open more")
    tablet.press("glass")
    assert rung(tablet) == [60_000]
    tablet.choose("glass", "120")
    assert rung(tablet) == [120_000]
    tablet.choose("glass", "60")
    assert sand(tablet)
    assert rung(tablet) == [60_000]
    check_page(tablet.page)


def test_it_rings_once_and_the_turn_is_still_there() -> None:
    tablet = timed()
    assert rung(tablet) == [HALF_A_MINUTE]
    (ring,) = [t for t in tablet.device.timers if t.milliseconds == HALF_A_MINUTE]
    before = len(tablet.device.speaker.heard)
    ring.action()
    assert len(tablet.device.speaker.heard) == before + 1
    assert "over" in sand(tablet)
    assert "Time is up, Ana." in tablet.app.services.messages.spoken[0]
    assert "Time is up, Ana." in tablet.text("prompt")
    assert tablet.play.context.table.turn == 0
    act(tablet)
    assert tablet.play.context.table.played > 2
    assert "Time is up" not in tablet.text("prompt"), "it stays until the next move"
    ring.action()
    tablet.app.change("glass", "0")
    assert "Time is up" not in tablet.text("prompt")


def test_a_computer_has_no_sand() -> None:
    tablet = timed("easy Marcus, person Rui")
    assert tablet.play.context.table.turn == 0
    assert not sand(tablet)
    assert not rung(tablet)


def test_it_lies_while_the_settings_cover_the_table_and_goes_on_with_what_is_left() -> None:
    tablet = timed()
    pass_time(tablet, 5)
    tablet.app.press("app:settings", by_keyboard=False)
    assert not rung(tablet)
    pass_time(tablet, 500)
    tablet.app.key("Escape")
    (left,) = rung(tablet)
    assert left < HALF_A_MINUTE


@pytest.mark.parametrize("reload", [False, True])
def test_the_time_of_each_seat_adds_up_and_outlasts_a_reload(*, reload: bool) -> None:
    tablet = timed()
    pass_time(tablet, 25)
    for hidden in tablet.device.watching:
        hidden()
    if reload:
        tablet.visit(tablet.address)
    glass = tablet.play.part(SandGlass)
    assert 25 <= glass.used[0] < 35
    assert glass.used[1] == 0


def test_the_end_says_who_used_how_much() -> None:
    tablet = timed()
    pass_time(tablet, 100)
    play_to_the_end(tablet)
    said = re.search(r"Time used: Ana: (\d+):(\d\d), Rui: \d+:\d\d", tablet.text("ending"))
    assert said
    assert 60 * int(said[1]) + int(said[2]) >= 100
