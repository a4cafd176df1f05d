"""Whatever a screen raises costs that screen, and never the app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tessera import __version__, games
from tessera.features.menu.about import About
from tessera.features.menu.home import Home
from tessera.features.play.passing.handing_over import HandingOver
from tessera.games import sequence_dice
from tessera.i18n import LANGUAGES, translator
from tessera.scene.node import Node
from tessera.screens import app, broken
from tessera.screens.packs import Pack
from tessera.screens.stage import Stage
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.surface import FakeDocument, FakeElement, fresh, shown
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import act, new_game, opened
from tests.screens.test_faults import in_module

WRONG = "Something went wrong"
OPENING = "roll 3 4, roll 1 2"
ROTA = Pack("rota", 36_000, {"en": "Rota"}, {"en": "A wheel"})


def fails(*_: object, **__: object) -> Any:
    raise RuntimeError("planted")


class Switch:
    """A fault that can be mended."""

    def __init__(self, whole: Callable[..., Any]) -> None:
        self.whole = whole
        self.on = True

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self.on:
            fails()
        return self.whole(*given, **named)


def game(seats: str = "person Ana, person Rui") -> Tablet:
    """Sequence Dice on a device that may fail."""
    tablet = opened(new_game(seats), OPENING)
    tablet.device.may_fail = True
    return tablet


def open_settings(tablet: Tablet) -> None:
    tablet.press("open more")
    tablet.press("settings")


def ways_on(tablet: Tablet) -> set[str]:
    """What the page for a fault leads to; it must be the one that is there."""
    assert WRONG in tablet.page.text()
    assert "planted" in tablet.text("record")
    targets = {str(button.attributes["data-press"]) for button in tablet.buttons()}
    return targets | {"#/" for _ in tablet.find("href", "#/")}


def test_a_fault_ends_a_test_that_does_not_expect_one(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = opened(new_game(), OPENING)
    monkeypatch.setattr(TablePage, "press_game", fails)
    with pytest.raises(AssertionError, match="planted"):
        tablet.press("square b1")
    monkeypatch.setattr(TablePage, "draw", fails)
    with pytest.raises(AssertionError, match="planted"):
        _ = tablet.page
    monkeypatch.setattr(TablePage, "__init__", fails)
    with pytest.raises(AssertionError, match="planted"):
        tablet.visit(tablet.address)


@pytest.mark.parametrize("what", ["__init__", "arrive", "draw", "shows_notice"])
def test_a_screen_that_can_not_be_shown_says_so_and_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    tablet = game()
    tablet.visit(tablet.address)
    before = tablet.text("screen")
    planted = property(fails) if what == "shows_notice" else fails
    with monkeypatch.context() as patch:
        patch.setattr(Context if what == "shows_notice" else TablePage, what, planted)
        tablet.visit(tablet.address)
        if what == "shows_notice":
            tablet.app.services.messages.notify("a word")
        assert {"app:again", "app:copy", "#/"} <= ways_on(tablet)
        assert "Your game is saved up to your last move." in tablet.page.text()
        tablet.press("copy")
        assert tablet.device.sharing.clipboard == [tablet.text("record")]
        tablet.press("again")
        ways_on(tablet)
    tablet.press("again")
    assert tablet.text("screen") == before
    tablet.press("throw")


def test_the_text_for_a_report_tells_release_place_and_language_and_no_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = game()
    monkeypatch.setattr(About, "draw", fails)
    tablet.visit("#/about")
    assert tablet.text("record").startswith(
        f"Tessera {__version__} (0123456789ab), #/about, en\nTraceback"
    )
    monkeypatch.setattr("tessera.features.sending.model.Incoming.draw", fails)
    tablet.visit("#/open/QW5hIHBsYXlzIFJ1aQ")
    ways_on(tablet)
    assert "QW5h" not in tablet.text("record")
    tablet.visit("#open/QW5hIHBsYXlzIFJ1aQ")  # Opens as well.
    assert "QW5h" not in tablet.text("record")


@pytest.mark.parametrize(
    ("what", "do"),
    [
        ("press", lambda tablet: tablet.press("throw")),
        ("press_game", lambda tablet: tablet.press("square b1")),
        ("key", lambda tablet: tablet.attempt(lambda: tablet.app.key("ArrowUp"))),
        ("change", lambda tablet: tablet.attempt(lambda: tablet.app.change("glass", "30"))),
        ("pick_up", lambda tablet: tablet.attempt(lambda: tablet.app.pick_up("square b1"))),
        ("cover", open_settings),
        ("uncover", lambda tablet: tablet.adjust("pace", "fast")),
        ("put_down", lambda tablet: tablet.put_away()),
    ],
)
def test_a_fault_in_a_press_is_told_and_the_screen_stays(
    monkeypatch: pytest.MonkeyPatch, what: str, do: Callable[[Tablet], None]
) -> None:
    tablet = game()
    with monkeypatch.context() as patch:
        patch.setattr(HandingOver if what == "put_down" else TablePage, what, fails)
        tablet.visit(tablet.address)  # A method that is bound early is the planted one, too.
        do(tablet)
        assert "Something went wrong. Your games are safe." in (tablet.notice or "")
        assert isinstance(tablet.app.screen, TablePage)
        tablet.press("fault")
        assert {"app:again", "app:copy", "#/"} <= ways_on(tablet)
    tablet.press("again")
    tablet.press("throw")


def test_what_the_frame_only_asks_does_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = game()
    monkeypatch.setattr(TablePage, "beat", fails)
    assert tablet.app.ask(lambda screen: screen.beat(), None) is None
    assert tablet.device.faults
    assert tablet.notice is None


@pytest.mark.parametrize("what", ["_time_has_come", "_on_report"])
def test_a_computer_that_fails_is_told_and_the_menu_is_one_press_away(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(f"tessera.features.play.pacing.Pacing.{what}", fails)
    tablet = new_game("hard Ana, hard Rui")
    tablet.device.may_fail = True
    for _ in range(9):
        if not tablet.device.faults:
            tablet.wait()
    assert "Something went wrong." in (tablet.notice or "")
    tablet.visit("#/")
    assert isinstance(tablet.app.screen, Home)
    tablet.pass_time(0)  # The board of the game is looked at.
    timers = [timer for timer in tablet.device.timers if "_gone" not in repr(timer.action)]
    assert (timers, tablet.device.thinker.open) == ([], [])


def test_a_computer_that_failed_once_goes_on_when_it_is_told_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = new_game("hard Ana, person Rui")
    tablet.device.may_fail = True
    with monkeypatch.context() as patch:
        patch.setattr("tessera.features.play.pacing.Pacing._advance", fails)
        while not tablet.device.faults:
            tablet.wait() if tablet.waits else tablet.press_primary()
    tablet.pass_time(60_000)
    assert "Something went wrong." in (tablet.notice or ""), "it was not to be seen any more"
    played = tablet.play.context.table.played
    tablet.tap("Skip ahead")
    tablet.pass_time(60_000)
    assert tablet.play.context.table.played > played


@pytest.mark.parametrize(
    "part",
    [
        "features.play.celebration.Celebration.changed",
        "screens.table.page.put_back_choice",
        "screens.table.page.play_sounds",
        "screens.table.page.news",
        "screens.table.page.lead",
    ],
)
def test_whatever_fails_after_a_move_the_move_is_kept(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    tablet = new_game()
    tablet.device.may_fail = True
    monkeypatch.setattr(f"tessera.{part}", fails)
    if part.endswith("changed"):
        tablet.visit(tablet.address)  # A method that is bound early is the planted one, too.
    for _ in range(3):
        act(tablet)
    played = tablet.play.context.table.played
    kept = tablet.app.services.saves.open(tablet.play.context.id)
    assert tablet.device.faults
    assert kept is not None
    assert kept.played == played > 0


def test_a_screen_that_can_not_be_shown_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = new_game("hard Ana, hard Rui")
    tablet.device.may_fail = True
    assert tablet.device.timers
    monkeypatch.setattr(TablePage, "draw", fails)
    ways_on(tablet)
    assert tablet.device.timers == []
    assert tablet.device.watching == []
    assert not tablet.device.thinker.awake


def test_a_screen_that_can_not_be_left_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = game()
    left = Switch(lambda: None)
    monkeypatch.setattr(TablePage, "leave", lambda page: left())
    tablet.visit("#/about")
    assert isinstance(tablet.app.screen, About)
    assert len(tablet.device.faults) == 1
    tablet.visit("#/")
    assert len(tablet.device.faults) == 1


def test_computers_do_not_play_on_behind_a_screen_that_can_not_be_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = new_game("hard Ana, hard Rui")
    tablet.device.may_fail, address = True, tablet.address
    for what in ("hint.Hint.dismiss", "last_round.LastRound.dismiss", "turning_alone.Bookmark"):
        tablet.visit(address)
        assert tablet.device.timers
        with monkeypatch.context() as patch:
            patch.setattr(f"tessera.features.play.{what}", fails)
            tablet.visit("#/about")
        tablet.app.services.messages.dismiss()
        assert tablet.device.timers == []


def test_settings_that_can_not_be_drawn_are_closed_and_the_screen_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = game()
    monkeypatch.setattr(app, "settings_view", lambda sheet: fails() if sheet.screen else None)
    open_settings(tablet)
    assert "Something went wrong." in tablet.page.text()
    assert tablet.app.settings.screen is None
    tablet.press("throw")


def test_even_where_no_page_can_be_drawn_the_menu_is_one_press_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = game()
    with monkeypatch.context() as patch:
        patch.setattr(TablePage, "draw", fails)
        patch.setattr(broken.Broken, "draw", fails)
        assert tablet.find("href", "#/")
        assert "planted" in tablet.text("record")
    tablet.visit("#/")
    assert isinstance(tablet.app.screen, Home)


def test_a_menu_whose_games_can_not_be_drawn_is_still_the_menu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = game()
    with monkeypatch.context() as patch:
        patch.setattr(Home, "draw", fails)
        tablet.visit("#/")
        ways_on(tablet)
        assert tablet.app.screen.name == "home"  # What index.html shows of the menu stays.
        assert not tablet.find("href", "#/")
    tablet.press("again")
    assert WRONG not in tablet.page.text()


@pytest.fixture
def added() -> Iterator[Tablet]:
    """A game of Rota, which was added to the device."""
    device = FakeDevice()
    device.packs.packs, device.packs.names = (ROTA,), ["rota"]
    games.INSTALLED["rota"] = "tessera_rota"
    tablet = Tablet("#/new/rota", device=device)
    tablet.tap("Start the game")
    device.may_fail = True
    yield tablet
    games.INSTALLED.pop("rota", None)


def test_an_added_game_that_fails_is_named_and_can_be_removed(
    monkeypatch: pytest.MonkeyPatch, added: Tablet
) -> None:
    played = added.play.context.id
    monkeypatch.setattr(added.play.context.game.view, "board", fails, raising=False)
    assert f"app:discard {ROTA.game}" in ways_on(added)
    assert "Rota or Tessera has a problem." in added.page.text()
    added.tap("Remove Rota")
    assert isinstance(added.app.screen, Home)
    assert added.notice == "Rota is removed. Its saved games are kept."
    assert added.device.packs.names == []
    assert added.app.services.saves.entry(played)


@pytest.mark.parametrize(
    ("module", "whose"), [("rota.view", "Rota has"), ("screens", "Rota or Tessera has")]
)
def test_whose_fault_it_is_follows_from_where_it_came_through(
    monkeypatch: pytest.MonkeyPatch, added: Tablet, module: str, whose: str
) -> None:
    planted = in_module(f"tessera_{module}", fails)
    monkeypatch.setattr(added.play.context.game.view, "board", planted, raising=False)
    assert f"{whose} a problem." in added.page.text()
    assert ("or Tessera has a problem." in added.page.text()) is (module == "screens")
    monkeypatch.setattr(About, "draw", planted)
    added.visit("#/about")
    assert ("Rota has a problem." in added.page.text()) is (module == "rota.view")


def test_a_game_that_exits_is_a_fault_like_any_other(
    monkeypatch: pytest.MonkeyPatch, added: Tablet
) -> None:
    def leaves(*_: object) -> Any:
        raise SystemExit("planted")

    monkeypatch.setattr(added.play.context.game.view, "board", leaves, raising=False)
    ways_on(added)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    tablet = game()
    tablet.app.services.speak(language)
    monkeypatch.setattr(TablePage, "draw", fails)
    assert translator(language)("Your game is saved up to your last move.") in tablet.page.text()


def test_what_is_not_saved_is_not_called_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = new_game()
    tablet.device.refuse()
    act(tablet)
    tablet.device.may_fail = True
    monkeypatch.setattr(TablePage, "draw", fails)
    assert "Your last moves aren't saved on this device" in tablet.page.text()
    tablet.tap("Save as a file")
    assert tablet.device.sharing.files


# --- what stands on the screen ---


class Stand:
    """Where a page stands, and how often it was put there anew."""

    def __init__(self) -> None:
        self.document = FakeDocument()
        self.placed: list[FakeElement] = []

    def of(self, tablet: Tablet) -> Stage[FakeElement]:
        return Stage(self.document, tablet.app, self.placed.append)


def as_fresh(stand: Stand, tablet: Tablet) -> bool:
    return bool(shown(stand.placed[-1]) == fresh(tablet.page))


def test_after_a_fault_in_the_writing_the_whole_page_is_built_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet, stand = game(), Stand()
    stage = stand.of(tablet)
    with monkeypatch.context() as patch:
        # In the midst of it, as when something else has taken an element away.
        patch.setattr(FakeDocument, "remove", fails)
        tablet.press("throw")
        stage.draw()
    assert len(stand.placed) == 2
    assert as_fresh(stand, tablet)
    assert isinstance(tablet.app.screen, TablePage)
    tablet.press("undo")
    stage.draw()
    assert len(stand.placed) == 2
    assert as_fresh(stand, tablet)


@pytest.mark.parametrize("drawn", [Node("svg", {"viewBox": "0 0 9 9"}, 5), 5])  # type: ignore[arg-type]
def test_what_can_not_be_written_is_not_shown(monkeypatch: pytest.MonkeyPatch, drawn: Node) -> None:
    tablet, stand = game(), Stand()
    stage = stand.of(tablet)
    monkeypatch.setattr(sequence_dice.GAME.view, "hand", lambda seen: drawn, raising=False)
    stage.draw()
    assert WRONG in tablet.page.text()
    assert as_fresh(stand, tablet)


def test_the_page_about_it_says_version_and_commit() -> None:
    assert f"Version {__version__}, commit 0123456789ab" in Tablet("#/about").page.text()
