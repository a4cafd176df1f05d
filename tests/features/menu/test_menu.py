"""The tiles of the menu: with whom each plays, and our games that have yet to be added."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera import games
from tessera.features.packs.more import PROGRAM
from tessera.screens.packs import FAILURES, OURS, Pack
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import touched
from tests.screens.golden import DICE, KEY, unfinished

ROTA = Pack("rota", 36_000, {"en": "Rota"}, {"en": "A wheel"}, OURS)


def whom(tablet: Tablet, edition: str) -> str | None:
    """The players of a tile as they are read out; None where nobody has played."""
    tablet.pass_time(100)
    shown = tablet.device.in_menu.get(f"with {edition}", ())
    return shown[0].text().partition("Who plays? ")[2] if shown else None


def test_a_tile_says_with_whom_it_plays() -> None:
    tablet = Tablet()
    assert whom(tablet, "tabula") is None, "as the page has it"
    tablet.visit("#/begin/tabula")
    touched(tablet).visit("#/")
    assert whom(tablet, "tabula") == "with Marcus"
    seats = {"tessera/seats": "person Ana\nperson Rui\nperson Eva\nperson Zé"}
    tablet = Tablet("#/new/sequence", device=FakeDevice(seats))
    tablet.tap("Start the game")
    touched(tablet).visit("#/")
    assert whom(tablet, "sequence") == "Ana, Rui, Eva, Zé"
    assert whom(tablet, "sequence_dice") is None


def test_a_lesson_to_go_on_with_stays_as_it_was_shown_until_it_is_looked_for() -> None:
    tablet = Tablet(device=FakeDevice({"tessera/lessons/tabula": "another=1"}))
    assert "besides" not in tablet.device.in_menu
    tablet.pass_time(100)
    (card,) = tablet.device.in_menu["besides"]
    assert card.text().startswith("Continue learning")


def test_whoever_has_finished_a_game_is_offered_no_first_lesson() -> None:
    assert "learn" in Tablet().device.offered
    assert "saved" not in Tablet().device.offered
    offered = Tablet(device=FakeDevice({f"{KEY}a": DICE})).device.offered
    assert "learn" not in offered
    assert "saved" in offered


def test_hearts_due_has_a_table_of_its_own() -> None:
    tablet = Tablet(
        "#/new/sequences/hearts_due", device=FakeDevice({"tessera/seats": "person Ana"})
    )
    tablet.tap("Start the game")
    touched(tablet).visit("#/")
    assert (whom(tablet, "hearts_due"), whom(tablet, "sequences")) == ("Ana", None)


def test_a_game_that_can_not_be_read_says_nothing_of_its_table() -> None:
    broken = unfinished(DICE, 6).replace("game sequence_dice", "game sequence_dice 99")
    assert whom(Tablet(device=FakeDevice({f"{KEY}a": broken})), "sequence_dice") is None


@pytest.fixture
def site() -> Iterator[FakeDevice]:
    """A device at a site whose menu has a tile for Rota."""
    device = FakeDevice()
    device.packs.packs, device.packs.on_menu = (ROTA,), ["rota"]
    yield device
    games.INSTALLED.pop("rota", None)


def come(tablet: Tablet) -> None:
    games.INSTALLED["rota"] = "tessera_rota"
    tablet.device.after(0, tablet.device.packs.waiting.pop())
    tablet.pass_time(1)


def of_rota(tablet: Tablet) -> list[str]:
    return [way.partition(" ")[0] for way in tablet.device.offered if way.endswith(" rota")]


def test_one_press_adds_a_game_of_ours_and_plays_it(site: FakeDevice) -> None:
    tablet = Tablet(device=site)
    assert of_rota(tablet) == ["tile", "add"]
    tablet.visit("#/add/rota")
    assert "Rota comes to this device" in tablet.page.text()
    come(tablet)
    assert tablet.play.context.table.rules.name == "rota"
    touched(tablet).visit("#/")
    assert of_rota(tablet) == ["tile", "play"]
    assert not tablet.device.in_menu["games"], "it stands there already"
    assert whom(tablet, "rota") == "with Marcus"
    site.packs.troubles["rota"] = "broken"
    assert of_rota(Tablet(device=site)) == [], "the menu tells what is wrong with it above"


def test_without_a_network_adding_says_so_and_can_be_tried_again(site: FakeDevice) -> None:
    site.packs.offline = True
    tablet = Tablet("#/add/rota", device=site)
    assert FAILURES["network"] in tablet.page.text()
    site.packs.offline = False
    tablet.tap("Try again")
    come(tablet)
    assert tablet.play.context.table.rules.name == "rota"


def test_what_is_here_already_begins_at_once(site: FakeDevice) -> None:
    games.INSTALLED["rota"] = "tessera_rota"
    assert Tablet("#/add/rota", device=site).play.context.table.rules.name == "rota"


def test_only_of_strangers_programs_people_are_warned(site: FakeDevice) -> None:
    assert PROGRAM not in Tablet("#/more", device=site).page.text()
    site.packs.packs = (ROTA, Pack("ludo", 1, {"en": "Ludo"}, {"en": "For 4"}, "Eve"))
    text = Tablet("#/more", device=site).page.text()
    assert text.index("Rota") < text.index(PROGRAM) < text.index("Ludo")
