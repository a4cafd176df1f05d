"""The settings: one sheet over every screen, which leaves what is beneath it as it was."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.features.play.hint import Hint
from tessera.i18n import LANGUAGES
from tessera.scene.node import Node
from tessera.screens.settings.model import settings
from tessera.storage.settings.known import known
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.games.sequence.view.deals import deal
from tests.screens.games import act, new_game, opened, under_more
from tests.screens.test_languages import ADDRESSES, TROUBLE, tablet_at

WITH_COMPUTER = "person Ana, normal Rui"
OPENING = "roll 4 6, roll 1 3"


def sheet(tablet: Tablet) -> Node | None:
    found = with_class(tablet.page, "settings")
    return found[0] if found else None


def marked(tablet: Tablet, setting: str) -> list[str]:
    """What is shown as chosen."""
    fields = tablet.find("data-change", f"setting {setting}")
    return [str(f.attributes["value"]) for f in fields if f.attributes[".checked"]]


def open_settings(tablet: Tablet) -> None:
    tablet.app.press("app:settings", by_keyboard=False)


@pytest.mark.parametrize("address", [*ADDRESSES[:-1], *TROUBLE, "#/end/6f1c", "#/data"])
def test_it_opens_over_every_screen_and_leaves_it_as_it_was(address: str) -> None:
    tablet = tablet_at(address)
    before = tablet.text("screen")
    open_settings(tablet)
    assert tablet.take_focus() == "app:settings close"
    assert sheet(tablet)
    check_page(tablet.page)
    assert tablet.app.key("Escape")
    assert tablet.take_focus() == "app:settings"
    assert sheet(tablet) is None
    assert tablet.text("screen") == before


def test_its_name_is_heard_before_the_button_that_closes_it_and_no_banner_between() -> None:
    tablet = tablet_at("#/play/6f1c")
    open_settings(tablet)
    dialog = sheet(tablet)
    assert dialog
    named = dialog.attributes["aria-labelledby"]
    inside = [node for node in nodes(dialog) if node.tag == "header" or node.attributes.get("id")]
    assert [(node.tag, node.attributes.get("id")) for node in inside] == [("h2", named)]
    first, *_ = [node for node in nodes(dialog) if node.tag in ("h2", "button")]
    assert first.text() == "Settings"


def test_a_game_has_the_way_under_more() -> None:
    tablet = tablet_at("#/play/6f1c")
    under_more(tablet, "Settings")
    assert sheet(tablet)


def test_whoever_takes_the_tablet_has_the_button_too() -> None:
    texts = {"tessera/game/6f1c": deal("person Ana, person Rui")}
    tablet = Tablet("#/play/6f1c", device=FakeDevice(texts))
    assert tablet.play.context.handover.nobody
    under_more(tablet, "Settings")
    tablet.press("settings close")
    assert tablet.play.context.handover.nobody


def test_computers_wait_beneath_it_and_then_play_on() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    played = tablet.play.context.table.played
    under_more(tablet, "Settings")
    assert tablet.device.timers == []
    tablet.choose("setting pace", "slow")
    assert tablet.device.timers == []
    tablet.press("settings close")
    assert tablet.wait() == 2600
    assert tablet.play.context.table.played == played + 1


def test_what_was_said_before_is_not_there_to_be_read_again_when_it_is_closed() -> None:
    tablet = opened(new_game("person Ana, person Rui"), OPENING)
    act(tablet)
    (region,) = tablet.page.find_all("role", "status")
    assert "Ana throws" in region.text()
    under_more(tablet, "Settings")
    (region,) = tablet.page.find_all("role", "status")
    assert region.text() == ""


def test_a_shake_beneath_it_lets_no_computer_play_before_it_is_closed() -> None:
    tablet = opened(new_game("person Ana, normal Rui, person Eva"), f"{OPENING}, roll 1 1")
    under_more(tablet, "Settings")
    tablet.play.press("throw")
    assert tablet.device.timers == []


def test_a_replay_pauses_beneath_it_and_goes_on_if_it_played() -> None:
    tablet = tablet_at("#/watch/6f1c")
    tablet.tap("Play on")
    open_settings(tablet)
    assert tablet.device.timers == []
    tablet.press("settings close")
    assert len(tablet.device.timers) == 1
    tablet.tap("Pause")
    open_settings(tablet)
    tablet.press("settings close")
    assert tablet.device.timers == []


def test_it_is_closed_when_another_screen_comes() -> None:
    tablet = tablet_at("#/play/6f1c")
    under_more(tablet, "Settings")
    tablet.visit("#/saved")
    assert sheet(tablet) is None
    assert tablet.focus == "heading"


def test_no_short_cut_reaches_what_lies_beneath() -> None:
    tablet = opened(new_game(), OPENING)
    act(tablet)
    under_more(tablet, "Settings")
    for key in ("h", "Control+z", "ArrowUp"):
        assert not tablet.app.key(key)
    assert not tablet.play.part(Hint).is_open
    assert not tablet.play.context.table.can_redo()


@pytest.mark.parametrize("setting", settings(Tablet().app.services), ids=lambda s: s.name)
def test_what_is_chosen_is_shown_kept_and_known(setting) -> None:
    tablet = Tablet()
    open_settings(tablet)
    assert marked(tablet, setting.name) == [setting.default]
    for value, _ in setting.values:
        tablet.choose(f"setting {setting.name}", value)
        assert marked(tablet, setting.name) == [value]
        assert tablet.device.store.texts[f"tessera/{setting.name}"] == value
    assert setting.name in known()
    later = Tablet(device=tablet.device)
    open_settings(later)
    assert marked(later, setting.name) == [value]


@pytest.mark.parametrize("kept", ["", "purple"])
def test_a_value_that_there_is_not_counts_as_the_default(kept: str) -> None:
    tablet = Tablet(device=FakeDevice({"tessera/theme": kept}))
    open_settings(tablet)
    assert marked(tablet, "theme") == ["system"]
    tablet.choose("setting theme", "purple")
    assert marked(tablet, "theme") == ["system"]
    assert tablet.device.store.texts["tessera/theme"] == kept


def test_looks_change_at_once() -> None:
    tablet = Tablet()
    tablet.adjust("theme", "dark")
    assert tablet.device.look == ("dark", "normal")
    tablet.adjust("text", "large")
    assert tablet.device.look == ("dark", "large")


def test_looks_hold_for_now_where_nothing_is_kept() -> None:
    tablet = Tablet()
    tablet.device.refuse()
    open_settings(tablet)
    tablet.choose("setting theme", "dark")
    assert marked(tablet, "theme") == ["dark"]
    assert tablet.device.look == ("dark", "normal")
    dialog = sheet(tablet)
    assert dialog
    assert "This device can't remember that." in dialog.text()


def test_a_language_chosen_there_is_that_of_the_whole_page() -> None:
    tablet = Tablet()
    open_settings(tablet)
    for code in LANGUAGES:
        tablet.choose("setting language", code)
        assert tablet.device.language_shown == tablet.app.services.say.language == code
        assert listed(tablet) == code
    tablet.choose("setting language", "xx")
    assert listed(tablet) == code


def listed(tablet: Tablet) -> str:
    """The language that is chosen in the list."""
    (languages,) = tablet.find("data-change", "setting language")
    return str(languages.attributes[".value"])


def test_the_preferences_of_a_game_are_there_while_it_is() -> None:
    tablet = Tablet("#/new/tabula")
    open_settings(tablet)
    assert not tablet.find("data-change", "setting tabula/numbers")
    tablet.choose("setting theme", "dark")
    tablet.app.change("setting tabula/numbers", "roman")
    assert "tessera/tabula/numbers" not in tablet.device.store.texts
    tablet.press("settings close")
    tablet.tap("Start the game")
    under_more(tablet, "Settings")
    assert marked(tablet, "tabula/numbers") == ["arabic"]
    tablet.choose("setting tabula/numbers", "roman")
    assert marked(tablet, "tabula/numbers") == ["roman"]
    assert not tablet.find("data-change", "setting sequence/sorting")


def test_a_key_on_the_board_shows_all_keys_and_so_do_the_settings() -> None:
    tablet = opened(new_game(WITH_COMPUTER), OPENING)
    assert tablet.app.key("ArrowDown")
    square = tablet.take_focus()
    assert tablet.app.key("?")
    page = sheet(tablet)
    assert page
    check_page(tablet.page)
    for words in ("Keys", "Page Up, Page Down", "Say the score", "Ctrl+Shift+Z", "Hint"):
        assert words in page.text()
    assert tablet.take_focus() == "app:settings close"
    assert tablet.app.key("Escape")
    assert tablet.take_focus() == square
    open_settings(tablet)
    tablet.tap("Keys")
    assert "Say the score" in str(sheet(tablet) and tablet.page.text())
    tablet.app.press("app:settings keys", by_keyboard=False)
    assert marked(tablet, "pace") == ["normal"], "back at the settings"


def test_no_keys_are_listed_where_there_is_no_board_to_move_on() -> None:
    tablet = tablet_at("#/data")
    assert not tablet.app.key("?")
    open_settings(tablet)
    assert not tablet.find("data-press", "app:settings keys")


def test_a_press_reads_a_setting_once_and_what_another_tab_has_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = new_game()
    read = Counter[str]()
    journal = tablet.device.journal
    plain = journal.get

    def counted(key: str) -> str | None:
        read[key] += 1
        return plain(key)

    assert tablet.page
    monkeypatch.setattr(journal, "get", counted)
    tablet.app.press("app:throw", by_keyboard=False)
    assert tablet.page
    assert read["tessera/sequence_dice/facing"] == read["tessera/pace"] == 1, read
    tablet.device.store.texts["tessera/pace"] = "fast"
    assert tablet.play.context.pace == "fast"
