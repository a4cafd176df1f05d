"""A table on a second display: it follows what another window plays, and nothing can be done."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.stores import FakeDurableStore
from tessera_kit.fakes.tablet import Tablet, name_of, target_of, with_class
from tessera_kit.fakes.tabs import FakeTab
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import act, new_game


def watched(first: Tablet) -> Tablet:
    """A second window of the same browser, that shows the table of the first."""
    device = FakeDevice()
    device.store = first.device.store
    device.durable_store = FakeDurableStore(first.device.durable_store.texts)
    device.tabs = FakeTab(first.device.tabs.browser, "bbbb")
    return Tablet(first.address.replace("#/play/", "#/screen/"), device=device)


def chips(tablet: Tablet) -> int:
    """The number of chips on the board."""
    (board,) = with_class(tablet.page, "board")
    return len([tile for tile in with_class(board, "tile") if with_class(tile, "chip")])


def test_it_follows_move_by_move_and_says_each() -> None:
    first = new_game()
    second = watched(first)
    while chips(first) < 3:
        act(first)
        assert chips(second) == chips(first)
        assert second.text("players") == first.text("players"), "names, scores, and who is on turn"
    first.press("undo")
    assert chips(second) == chips(first) == 2
    act(first)
    assert "puts a chip on" in second.said
    second.app.draw()
    assert second.app.screen.beat(), "it is seen moving"


def test_it_has_no_hand_and_nothing_on_it_plays() -> None:
    first = at(deal())
    own = {name_of(node) for node in first.buttons() if target_of(node).startswith("card ")}
    second = watched(first)
    assert own
    assert with_class(second.page, "hides-hands")
    shown = {name_of(node) for node in second.buttons()}
    assert own.isdisjoint(shown)
    assert not [node for node in second.buttons() if target_of(node).startswith("card ")]
    played = first.play.context.table.played
    for node in second.buttons():
        second.app.press(str(node.attributes["data-press"]), by_keyboard=False)
    assert second.play.context.table.played == first.play.context.table.played == played


def test_it_says_when_the_table_is_closed_and_comes_back_with_it() -> None:
    first = new_game()
    address = first.address
    first.device.tabs.locks[-1].answer()
    second = watched(first)
    first.visit("#/")
    second.pass_time(3000)
    assert with_class(second.page, "board"), "it may only be loaded again"
    second.pass_time(3000)
    assert "No game is open" in second.page.text()
    first.visit(address)
    second.pass_time(3000)
    assert with_class(second.page, "board")


def test_it_goes_along_to_the_next_game_of_the_device() -> None:
    first = new_game()
    first.device.tabs.locks[-1].answer()
    second, before = watched(first), first.address
    while not chips(first):
        act(first)
    first.visit("#/begin/sequence_dice")
    assert first.address != before
    second.pass_time(3000)
    assert second.address == first.address.replace("#/play/", "#/screen/")
    assert second.play.context.game is first.play.context.game
    act(first)
    assert second.text("players") == first.text("players")


def test_a_tab_that_watches_goes_along_and_takes_what_the_other_has_left() -> None:
    first = new_game()
    act(first)
    first.device.tabs.locks[-1].answer()
    other = watched(first)
    other.visit(first.address)
    other.device.tabs.locks[-1].answer()
    assert "This game is open in another tab" in other.page.text()
    first.visit("#/begin/sequence_dice")
    act(first)
    other.pass_time(3000)
    assert other.address == first.address
    other.device.tabs.locks[-1].answer()
    assert "This game is open in another tab" in other.page.text()
    first.visit("#/")
    other.pass_time(3000)
    assert "This game is open in another tab" in other.page.text(), "it may only be loaded again"
    other.pass_time(3000)
    assert with_class(other.page, "board"), "nobody else plays it any more"
    assert "This game is open in another tab" not in other.page.text()


def test_nobody_asks_any_more_once_it_is_left() -> None:
    second = watched(new_game())
    tabs, answers = second.device.tabs, []
    tabs.ask_what_is_played = answers.append  # type: ignore[method-assign]
    second.pass_time(3000)
    second.visit("#/about")
    for told in answers:
        told([])  # It comes late, as a browser's may.
    assert len(answers) == 1
    assert not second.device.timers


def test_either_window_may_be_loaded_again() -> None:
    first = new_game()
    act(first)
    second = watched(first)
    again = watched(first)
    assert chips(again) == chips(second) == chips(first)
    first.visit(first.address)
    act(first)
    assert chips(again) == chips(first)


def test_more_leads_there_in_a_window_of_its_own() -> None:
    tablet = new_game()
    tablet.tap("More")
    (way,) = tablet.find("href", tablet.address.replace("#/play/", "#/screen/"))
    assert (way.text(), way.attributes["target"]) == ("Show on a second screen", "_blank")
