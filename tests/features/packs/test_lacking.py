"""An added game that isn't as it should be: the menu stands, names it, and offers to remove it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tessera import games
from tessera.games import find
from tessera.i18n import LANGUAGES, translator
from tessera.screens.packs import TROUBLES, Pack
from tessera.storage.added import AddedGames
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.screens.games import touched

ROTA = Pack("rota", 36_000, {"en": "Rota"}, {"en": "A wheel"})


def fails(*_: object) -> Any:
    raise RuntimeError("planted")


@pytest.fixture
def tablet(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tablet]:
    """A device to which Rota was added, with a game of it that goes on."""
    device = FakeDevice()
    device.packs.packs, device.packs.names = (ROTA,), ["rota"]
    monkeypatch.setattr(games, "starting", AddedGames(device.store, lambda fault: None).start)
    monkeypatch.setitem(games.INSTALLED, "rota", "tessera_rota")
    tablet = Tablet("#/new/rota", device=device)
    tablet.tap("Start the game")
    touched(tablet)
    device.may_fail = True
    yield tablet
    games.LEFT_OUT.clear()


def launched(tablet: Tablet, address: str = "#/") -> Tablet:
    """The device starts again, with what it has kept."""
    return Tablet(address, device=tablet.device)


def tiles(tablet: Tablet) -> list[str]:
    """Where the games lead that stand in the menu beside the app's own."""
    shown = tablet.device.in_menu["games"]
    return [str(with_class(tile, "play")[0].attributes["href"]) for tile in shown]


def told(tablet: Tablet, trouble: str) -> bool:
    text = tablet.page.text()
    return "Rota" in text and TROUBLES[trouble] in text


def test_its_tile_follows_the_language(tablet: Tablet) -> None:
    menu = launched(tablet)
    for language, words in (("pt", "Quem joga?"), ("es", "¿Quién juega?"), ("en", "Who plays?")):
        menu.app.services.speak(language)
        menu.app.draw()
        (tile,) = menu.device.in_menu["games"]
        assert words in tile.text()
        assert "Who plays" in words or "Who plays" not in tile.text()


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("address", ["#/", "#/more", "#/new/rota"])
def test_it_is_named_with_what_is_wrong_and_can_be_removed(
    tablet: Tablet, trouble: str, address: str
) -> None:
    games.LEFT_OUT.add("rota")
    tablet.device.packs.troubles["rota"] = trouble
    menu = launched(tablet, address)
    assert told(menu, trouble)
    assert not menu.find("href", "#/new/rota")
    menu.tap("Remove Rota")
    assert menu.notice == "Rota is removed. Its saved games are kept."
    assert not menu.device.packs.names


def test_it_can_be_tried_again(tablet: Tablet) -> None:
    games.LEFT_OUT.add("rota")
    tablet.device.packs.troubles["rota"] = "endless"
    menu = launched(tablet)
    menu.tap("Try Rota again")
    games.LEFT_OUT.clear()
    assert not tiles(menu), "it can't be played yet"
    menu.attempt(menu.device.packs.waiting.pop())
    assert tiles(menu) == ["#/begin/rota"]
    menu.device.packs.troubles["rota"] = "network"
    menu.visit("#/")
    menu.tap("Remove Rota")
    assert not tiles(menu)


@pytest.mark.parametrize("address", ["#/", "#/more", "#/new/rota"])
def test_one_that_is_tried_again_leaves_the_screen_alone_to_which_somebody_went(
    tablet: Tablet, address: str
) -> None:
    games.LEFT_OUT.add("rota")
    tablet.device.packs.troubles["rota"] = "network"
    menu = launched(tablet, address)
    menu.tap("Try Rota again")
    menu.visit("#/new/tabula")
    there = menu.app.screen
    menu.attempt(menu.device.packs.waiting.pop())
    assert menu.app.screen is there


@pytest.mark.parametrize("address", ["#/", "#/more", "#/new/rota"])
def test_one_that_is_being_tried_is_not_tried_twice(tablet: Tablet, address: str) -> None:
    games.LEFT_OUT.add("rota")
    packs = tablet.device.packs
    packs.troubles["rota"] = "network"
    menu = launched(tablet, address)
    for _ in range(2):
        menu.tap("Try Rota again")
        (button,) = menu.page.find_all("aria-label", "Try Rota again")
        assert button.attributes["aria-disabled"] == "true"
    assert len(packs.waiting) == 1
    menu.attempt(packs.waiting.pop())
    packs.troubles["rota"] = "network"
    menu.visit(address)
    (button,) = menu.page.find_all("aria-label", "Try Rota again")
    assert not button.attributes.get("aria-disabled")


def test_one_that_can_not_be_imported_costs_no_list(
    monkeypatch: pytest.MonkeyPatch, tablet: Tablet
) -> None:
    monkeypatch.setattr(games, "starting", AddedGames(tablet.device.store, print).start)
    monkeypatch.setattr(games, "import_module", fails)
    played = tablet.play.context.id
    menu = launched(tablet)
    assert told(menu, "broken")
    menu.visit("#/saved")
    assert "RotaThis game isn't on this device." in menu.page.text()
    menu.visit(f"#/play/{played}")
    assert told(menu, "broken")
    assert menu.device.faults == []
    monkeypatch.undo()


BROKEN = {
    "TITLE": lambda patch: patch.delattr(find("rota").texts, "TITLE"),  # type: ignore[union-attr]
    "OPTIONS": lambda patch: patch.setattr(find("rota").texts, "OPTIONS", {}),  # type: ignore[union-attr]
    "board": lambda patch: patch.setattr(find("rota").view, "board", fails, raising=False),  # type: ignore[union-attr]
    "rules": lambda patch: patch.setattr(type(find("rota").rules), "options", fails),  # type: ignore[union-attr]
}


@pytest.mark.parametrize("what", BROKEN)
def test_one_that_fails_later_costs_no_list(
    monkeypatch: pytest.MonkeyPatch, tablet: Tablet, what: str
) -> None:
    other = Tablet("#/new/sequence_dice", device=tablet.device)
    other.tap("Start the game")
    touched(other)
    BROKEN[what](monkeypatch)
    for address in ("#/", "#/saved", "#/"):
        menu = launched(tablet, address)
        menu.pass_time(100)
        assert "Something went wrong" not in menu.page.text()
        assert menu.find("href", f"#/play/{other.play.context.id}")
    menu.visit(f"#/play/{tablet.play.context.id}")
    assert menu.find("href", "#/")


def test_a_fault_in_a_list_is_told_with_the_game(
    monkeypatch: pytest.MonkeyPatch, tablet: Tablet
) -> None:
    monkeypatch.setattr(find("rota").view, "board", fails, raising=False)  # type: ignore[union-attr]
    menu = launched(tablet, "#/saved")
    menu.pass_time(100)
    menu.visit("#/")
    assert told(menu, "faulty")
    assert menu.buttons()
    menu.tap("Remove Rota")


def test_its_tile_goes_as_soon_as_its_game_is_found_faulty(
    monkeypatch: pytest.MonkeyPatch, tablet: Tablet
) -> None:
    monkeypatch.setattr(find("rota").view, "board", fails, raising=False)  # type: ignore[union-attr]
    menu = launched(tablet, "#/")
    assert tiles(menu)
    menu.pass_time(100)
    assert told(menu, "faulty")
    assert not tiles(menu)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(tablet: Tablet, language: str) -> None:
    say = translator(language)
    for trouble, sentence in TROUBLES.items():
        tablet.device.packs.troubles["rota"] = trouble
        menu = Tablet("#/", language=language, device=tablet.device)
        assert say(sentence) in menu.page.text()
        assert (say(sentence) == sentence) is (language == "en")


def test_who_has_a_withdrawn_game_hears_of_it_and_can_keep_what_was_played(tablet: Tablet) -> None:
    games.LEFT_OUT.add("rota")
    tablet.device.packs.troubles["rota"] = "unlisted"
    menu = launched(tablet)
    assert told(menu, "unlisted")
    assert menu.find("href", "#/data")
    menu.visit("#/data")
    menu.tap("Save a backup")
    _, text = menu.device.sharing.files[-1]
    assert "game rota" in text


def test_a_game_that_is_removed_elsewhere_is_played_on_at_the_open_table(tablet: Tablet) -> None:
    while tablet.waits:
        tablet.wait()
    id, before = tablet.play.context.id, tablet.play.context.table.played
    tablet.device.packs.names.remove("rota")  # In another tab: here its program is still loaded.
    for point in range(1, 9):  # Some are taken.
        if tablet.play.context.table.played == before:
            tablet.press(f"point {point}")
    assert tablet.play.context.table.played > before
    games.INSTALLED.pop("rota")
    menu = launched(tablet, f"#/play/{id}")
    assert menu.find("data-press", "app:add rota"), "it isn't offered"
    assert menu.device.faults == []
