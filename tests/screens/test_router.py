"""What a launch imports before the menu stands: a new screen makes no launch longer."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.screens.games import touched
from tools.paths import ROOT

MENU = "import tessera.screens.app, tessera.screens.stage, tessera.features.menu.home, sys; "
LACKING = "This part of Tessera can't be downloaded now"
ITS_OWN = ("menu", "learn.progress", "packs.lacking")


@pytest.mark.cpython_only("it starts a process")
def test_the_menu_needs_no_other_screen() -> None:
    names = subprocess.run(
        [sys.executable, "-c", f"{MENU}print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ).stdout.split()
    assert "tessera.features.menu.home" in names
    features = [name for name in names if name.count(".") > 2 and ".features." in name]
    own = tuple(f"tessera.features.{own}" for own in ITS_OWN)
    assert not [name for name in features if not name.startswith(own)]


@pytest.fixture
def partly() -> FakeDevice:
    """A device on which nothing is yet but what the menu needs."""
    device = FakeDevice()
    device.whole = False
    return device


def words(tablet: Tablet) -> str:
    return tablet.page.text()


def test_the_menu_waits_for_nothing(partly: FakeDevice) -> None:
    tablet = Tablet(device=partly)
    assert tablet.app.screen.name == "home"
    assert not partly.fetched


def test_what_was_opened_comes_with_the_rest_of_the_app(partly: FakeDevice) -> None:
    tablet = Tablet("#/new/tabula", device=partly)
    assert "One moment" in words(tablet)
    tablet.fetch()
    assert tablet.find("data-press", "app:start")


def test_without_a_network_a_sentence_says_so_and_it_can_be_tried_again(partly: FakeDevice) -> None:
    partly.offline = True
    tablet = Tablet("#/new/tabula", device=partly)
    tablet.fetch()
    assert LACKING in words(tablet)
    partly.offline = False
    tablet.tap("Try again")
    tablet.fetch()
    assert tablet.find("data-press", "app:start")


def test_whoever_went_back_meanwhile_stays_in_the_menu(partly: FakeDevice) -> None:
    tablet = Tablet("#/new/tabula", device=partly)
    tablet.visit("#/")
    tablet.fetch()
    assert tablet.app.screen.name == "home"
    assert not any(node.attributes.get("data-press") == "app:start" for node in nodes(tablet.page))


def test_games_to_go_on_with_wait_for_it_above_the_menu() -> None:
    device = Tablet("#/new/tabula").device
    tablet = Tablet("#/new/tabula", device=device)
    tablet.tap("Start the game")
    touched(tablet)
    device.whole, device.offline = False, True
    again = Tablet(device=device)
    again.fetch()
    assert again.app.screen.name == "home"
    assert LACKING in words(again)
    device.offline = False
    again.tap("Try again")
    again.fetch()
    assert "Continue" in words(again)
