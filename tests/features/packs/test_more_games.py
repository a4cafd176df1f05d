"""Games that a site offers in packages: added, played, removed, and what is said when it fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera import games
from tessera.screens.packs import FAILURES, Pack
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, name_of, nodes

ROTA = Pack("rota", 36_000, {"en": "Rota", "pt": "Rota"}, {"en": "A wheel", "pt": "Uma roda"})


@pytest.fixture
def offering() -> Iterator[Tablet]:
    """A tablet at a site that offers Rota, whose package is here as soon as it is added."""
    device = FakeDevice()
    device.packs.packs = (ROTA,)
    games.INSTALLED["rota"] = "tessera_rota"
    yield Tablet("#/more", device=device)
    games.INSTALLED.pop("rota", None)


def come(tablet: Tablet) -> None:
    tablet.device.packs.waiting.pop()()


def test_a_game_is_added_with_one_press_and_stands_in_the_menu(offering: Tablet) -> None:
    offering.tap("Add Rota")
    assert "Adding…" in offering.page.text()
    come(offering)
    assert offering.notice == "Rota is on this device now."
    assert "Remove" in offering.page.text()
    offering.visit("#/")
    (tile,) = offering.device.in_menu["games"]
    ways = [str(node.attributes["href"]) for node in nodes(tile) if node.tag == "a"]
    assert ways == ["#/begin/rota", "#/new/rota"]
    assert "A wheel" in tile.text()


def test_a_bar_tells_how_much_has_come(offering: Tablet) -> None:
    offering.tap("Add Rota")
    for percent in (0, 40, 100):
        offering.device.packs.arrived(percent)
        offering.app.draw()
        (bar,) = offering.page.find_all("aria-label", "Adding Rota")
        assert (bar.tag, bar.attributes[".value"], bar.attributes["max"]) == (
            "progress",
            percent,
            100,
        )
    come(offering)
    assert not offering.page.find_all("aria-label", "Adding Rota")


@pytest.mark.parametrize("failure", FAILURES)
def test_every_failure_is_told_and_can_be_tried_again(offering: Tablet, failure: str) -> None:
    offering.device.packs.failure = failure
    offering.tap("Add Rota")
    come(offering)
    assert offering.notice == FAILURES[failure]
    offering.device.packs.failure = ""
    offering.tap("Add Rota")
    come(offering)
    assert offering.device.packs.names == ["rota"]


def test_while_one_is_added_nothing_else_is_begun(offering: Tablet) -> None:
    offering.tap("Add Rota")
    offering.app.press("app:add rota", by_keyboard=False)
    assert len(offering.device.packs.waiting) == 1


def test_a_page_of_the_release_before_is_told_that_there_is_another(offering: Tablet) -> None:
    offering.device.packs.lacks_list = "outdated"
    for address in ("#/more", "#/new/ludo"):
        offering.visit(address)
        assert FAILURES["outdated"] in offering.page.text()
        assert FAILURES["network"] not in offering.page.text()


def test_without_a_network_those_on_the_device_are_listed(offering: Tablet) -> None:
    offering.device.packs.offline = True
    offering.visit("#/more")
    assert FAILURES["network"] in offering.page.text()
    offering.device.packs.names.append("rota")
    offering.visit("#/more")
    assert "Remove" in offering.page.text()


@pytest.mark.parametrize("network", ["online", "offline"])
def test_a_removed_game_that_the_site_does_not_offer_is_not_to_be_added(
    offering: Tablet, network: str
) -> None:
    packs = offering.device.packs
    packs.names, packs.offline = ["ludo"], network == "offline"
    offering.visit("#/more")
    offering.tap("Remove Ludo")
    assert not [name for name in map(name_of, offering.buttons()) if "Ludo" in name]
    assert (FAILURES["network"] in offering.page.text()) is packs.offline


def test_a_game_that_came_to_the_device_meanwhile_stands_among_the_others(
    offering: Tablet,
) -> None:
    offering.device.packs.names.append("ludo")
    assert "Remove Ludo" in {name_of(button) for button in offering.buttons()}


@pytest.fixture
def played(offering: Tablet) -> str:
    """The id of a saved game of Rota, which was removed."""
    offering.tap("Add Rota")
    come(offering)
    offering.visit("#/new/rota")
    offering.tap("Start the game")
    id = offering.play.context.id
    offering.visit("#/more")
    offering.tap("Remove Rota")
    games.INSTALLED.pop("rota")
    assert games.find("rota") is None
    return id


def add_again(tablet: Tablet) -> None:
    tablet.tap("Add Rota")
    games.INSTALLED["rota"] = "tessera_rota"
    come(tablet)


def test_a_saved_game_of_a_removed_one_names_it_adds_it_and_goes_on(
    offering: Tablet, played: str
) -> None:
    offering.visit("#/saved")
    assert "RotaThis game isn't on this device." in offering.page.text()
    offering.visit(f"#/play/{played}")
    assert "This is a game of Rota, which isn't on this device." in offering.page.text()
    add_again(offering)
    assert offering.play.context.id == played
    assert offering.notice == "Rota is on this device now."


def test_an_address_of_a_removed_game_offers_to_add_it(offering: Tablet, played: str) -> None:
    assert played
    offering.visit("#/new/rota")
    assert "Rota isn't on this device." in offering.page.text()
    add_again(offering)
    assert offering.find("data-press", "app:start")


def test_one_that_comes_late_leaves_the_screen_alone_to_which_somebody_went(
    offering: Tablet, played: str
) -> None:
    offering.visit(f"#/play/{played}")
    offering.tap("Add Rota")
    offering.visit("#/new/tabula")
    there = offering.app.screen
    come(offering)
    assert offering.app.screen is there
    assert offering.notice == "Rota is on this device now."


def test_what_fails_while_it_is_added_there_is_told_there(offering: Tablet, played: str) -> None:
    offering.visit(f"#/play/{played}")
    offering.device.packs.failure = "full"
    offering.tap("Add Rota")
    come(offering)
    assert offering.notice == FAILURES["full"]
    offering.device.packs.failure = ""
    add_again(offering)
    assert offering.play.context.id == played


def test_without_a_network_a_removed_game_can_be_looked_for_again(
    offering: Tablet, played: str
) -> None:
    offering.device.packs.offline = True
    offering.visit(f"#/play/{played}")
    assert FAILURES["network"] in offering.page.text()
    assert "Nothing was changed. Here is its text" in offering.page.text()
    offering.device.packs.offline = False
    offering.tap("Try again")
    add_again(offering)
    assert offering.play.context.id == played


def test_a_game_that_nobody_offers_is_not_said_to_be_had(offering: Tablet) -> None:
    offering.visit("#/new/ludo")
    assert "There is no game called “ludo” here." in offering.page.text()
    assert "Look for it" not in offering.page.text()
    assert not [button for button in offering.buttons() if name_of(button).startswith("Add")]


def test_where_a_site_offers_none_nothing_is_said_of_it() -> None:
    tablet = Tablet("#/play/nowhere", device=FakeDevice())
    assert "More games" not in tablet.page.text()
