"""The same game in two tabs: one plays, the other looks on."""

from __future__ import annotations

from tessera.screens.one_tab.lost import LockLost
from tessera.screens.table.page import TablePage
from tessera.screens.timer import OFTEN
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.stores import FakeDurableStore
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.fakes.tabs import FakeTab
from tessera_kit.walk.checks import check_page
from tests.screens.games import act, new_game


def two() -> tuple[Tablet, Tablet]:
    """A tab that plays a game, and another that has just opened it."""
    first = new_game()
    act(first)
    device = FakeDevice()
    device.store = first.device.store
    device.durable_store = FakeDurableStore(first.device.durable_store.texts)
    device.tabs = FakeTab(first.device.tabs.browser, "bbbb")
    second = Tablet(first.address, device=device)
    device.tabs.locks[-1].answer()
    return first, second


def chips(tablet: Tablet) -> int:
    """How many lie on the board: beside it everybody has one for a badge."""
    (board,) = with_class(tablet.page, "board")
    return len(with_class(board, "chip"))


def test_the_second_tab_looks_on() -> None:
    first, second = two()
    assert isinstance(second.app.screen, LockLost)
    assert "This game is open in another tab" in second.page.text()
    check_page(second.page)
    while not chips(first):
        act(first)
    assert chips(second) == chips(first)
    assert second.find("data-press", "app:throw") == []


def test_the_second_tab_takes_over_and_the_first_looks_on() -> None:
    first, second = two()
    for _ in range(5):
        act(first)
    played = first.play.context.table.played
    second.tap("Play here")
    assert isinstance(first.app.screen, LockLost)
    assert second.play.context.table.played == played
    act(second)
    assert first.app.screen.table is not None
    assert first.app.screen.table.played == played + 1
    first.tap("Play here")
    assert isinstance(second.app.screen, LockLost)
    act(first)
    assert first.play.context.table.played == played + 2


def test_a_game_that_was_left_is_free_again() -> None:
    first, second = two()
    first.visit("#/")
    second.visit("#/")
    second.visit(first.device.tabs.locks[0].game and f"#/play/{first.device.tabs.locks[0].game}")
    second.device.tabs.locks[-1].answer()
    assert isinstance(second.app.screen, TablePage)


def test_a_computer_does_not_move_in_a_tab_that_only_looks_on() -> None:
    _, second = two()
    assert [timer.milliseconds for timer in second.device.timers] == [OFTEN], "it asks who plays"


def test_a_game_that_went_on_behind_this_tabs_back_becomes_two() -> None:
    first, second = two()
    second.device.tabs.browser.tabs.clear()  # Nobody hears anybody.
    second.app.reload()
    act(first)
    act(second)
    second._follow()
    assert second.notice == (
        "This game continued in another tab. What you played here is kept as a copy."
    )
    ids = {entry.id for entry in Tablet("#/", device=second.device).app.services.saves.entries()}
    assert len(ids) == 2
    assert second.play.context.id.endswith("-bbbb")
    act(second)


def test_the_list_of_another_tab_is_up_to_date() -> None:
    first, second = two()
    second.visit("#/saved")
    before = second.page.text()
    first.visit("#/saved")
    first.tap("More about this game")
    first.tap("Delete")
    first.tap("Yes, delete")
    assert second.page.text() != before
    assert "Your games are saved here" in second.page.text()
