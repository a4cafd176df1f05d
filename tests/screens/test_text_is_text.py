"""What people type is shown as they typed it, and is never anything but text."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.tablet import Tablet, nodes
from tessera_kit.walk.checks import check_page
from tests.features.setup.forms import agree
from tests.screens.games import new_game, play_to_the_end

NAMES = ["<b>x</b>", "{player}", "{0}", "%s", "&amp;", "<script>", "</script>", "{x!r:>9}"]


def texts(tablet: Tablet) -> list[str]:
    return [
        child for node in nodes(tablet.page) for child in node.children if isinstance(child, str)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_as_it_was_typed(name: str) -> None:
    tablet = new_game()
    tablet.visit("#/new/sequence_dice")
    tablet.seat(0, f"name {name}")
    agree(tablet, "line", "5")
    check_page(tablet.page)
    tablet.tap("Start the game")
    assert name in texts(tablet)
    check_page(tablet.page)
    play_to_the_end(tablet)
    assert f"{name} begins." in tablet.page.text() or "Rui begins." in tablet.page.text()
    assert any(f"{name} puts a chip on" in text for text in texts(tablet))
    tablet.visit("#/saved")
    assert f"{name}, Rui" in texts(tablet)
    check_page(tablet.page)


@pytest.mark.parametrize("name", [name for name in NAMES if "/" not in name])
def test_an_address_brings_no_markup(name: str) -> None:
    """What can't be in an address of ours is cut off (`storage/addresses.py`)."""
    tablet = Tablet(f"#/new/{name}")
    assert texts(tablet)[1].startswith("There is no game called “")
    check_page(tablet.page)


def test_a_notice_shows_a_name_as_it_was_typed() -> None:
    tablet = new_game("normal <i>, normal {x}")
    tablet.press("square c3")
    assert tablet.notice == "It is <i>'s turn."
