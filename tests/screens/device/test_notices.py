"""Short messages: how long they stay, what takes them away, and where they stand."""

from __future__ import annotations

import pytest

from tessera.screens.services.messages import FOR_A_CHARACTER, LINGER
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.screens.games import new_game, opened
from tests.screens.golden import tablet as saved

OPENING = "roll 3 4, roll 1 2"
"""Ana begins."""
COVERED = f"{OPENING}, roll 1 2, place b1, roll 1 2"


def refused(events: str = OPENING, target: str = "square b1") -> Tablet:
    """A game in which something has just been refused."""
    tablet = opened(new_game(), events)
    tablet.press(target)
    assert tablet.notice
    return tablet


@pytest.mark.parametrize("events", [OPENING, COVERED])
def test_a_notice_leaves_by_itself_after_the_time_it_takes_to_read_it(events: str) -> None:
    tablet = refused(events)
    assert tablet.notice
    time = LINGER + FOR_A_CHARACTER * len(tablet.notice)
    assert 4_000 < time < 12_000
    tablet.pass_time(time - 1)
    assert tablet.notice
    tablet.pass_time(1)
    assert tablet.notice is None
    assert tablet.device.timers == []


def test_screen_readers_keep_what_has_left_the_screen() -> None:
    tablet = refused()
    tablet.pass_time(60_000)
    assert tablet.notice is None
    assert tablet.said == "Throw the dice first."


def test_another_notice_has_a_time_of_its_own() -> None:
    tablet = refused()
    tablet.pass_time(5_000)
    tablet.press("square b1")
    tablet.pass_time(5_000)
    assert tablet.notice
    assert len(tablet.device.timers) == 1
    tablet.pass_time(5_000)
    assert tablet.notice is None


def test_the_next_press_does_what_it_says_and_takes_the_notice_away() -> None:
    tablet = refused()
    tablet.press("throw")
    assert tablet.notice is None
    assert tablet.device.timers == []
    assert tablet.play.context.table.played == 3


def test_a_notice_goes_when_another_screen_comes() -> None:
    tablet = refused()
    tablet.visit("#/about")
    assert tablet.notice is None
    assert tablet.device.timers == []


def test_a_notice_kept_for_the_next_screen_leaves_by_itself_too() -> None:
    tablet = refused()
    tablet.app.services.messages.notify_next("This is a new game now. The old one is kept.")
    tablet.visit("#/about")
    assert tablet.notice == "This is a new game now. The old one is kept."
    tablet.pass_time(60_000)
    assert tablet.notice is None


def test_a_notice_takes_no_press_but_that_which_asks_why() -> None:
    for tablet, presses in ((refused(), ["app:open why"]), (copied(), [])):
        (notice,) = with_class(tablet.page, "notice")
        found = [node.attributes.get("data-press") for node in nodes(notice)]
        assert [press for press in found if press] == presses


def test_in_a_game_a_notice_stands_where_what_is_to_be_done_stands() -> None:
    tablet = refused()
    (panel,) = with_class(tablet.page, "turn-panel")
    assert with_class(panel, "notice")
    assert with_class(tablet.page, "notice-place") == []


def test_a_sheet_over_the_panel_does_not_hide_a_notice() -> None:
    tablet = opened(new_game(), OPENING)
    tablet.press("open more")
    tablet.press("square b1")
    (panel,) = with_class(tablet.page, "turn-panel")
    assert with_class(panel, "notice") == []
    assert tablet.notice
    tablet.press("open more")
    tablet.press("square b1")
    assert with_class(with_class(tablet.page, "turn-panel")[0], "notice")


def copied() -> Tablet:
    tablet = saved("#/share/one")
    tablet.tap("Copy the link")
    assert tablet.notice == "Copied."
    return tablet


def test_on_a_plain_page_a_notice_lies_over_it_and_leaves() -> None:
    tablet = copied()
    (place,) = with_class(tablet.page, "notice-place")
    assert place.text() == "Copied."
    tablet.pass_time(60_000)
    assert tablet.notice is None
