"""Every address leads somewhere; one that leads nowhere says so and harms nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera_kit.fakes.device import HINTED, TOLD, FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.walk.checks import check_page
from tests.storage.test_damaged import GOOD

GAME = "tessera/game/6f1c"
NOT_HERE = "This game isn't on this device. Open it where it was played, or restore a backup."
NOWHERE = "There is nothing at this address. Check it, or go to the menu."
PIECES = ["#", "", "new", "play", "rules", "odds", "saved", "sequence_dice", "6f1c"]


def kept(tablet: Tablet) -> dict[str, str]:
    """What is on the device, but for what every stand-in was told before."""
    texts = tablet.device.store.texts
    return {key: text for key, text in texts.items() if key not in (TOLD, HINTED)}


@pytest.mark.parametrize(
    ("address", "screen"),
    [
        ("", "home"),
        ("#", "home"),
        ("#/", "home"),
        ("#//", "home"),
        ("#/saved", "saved"),
        ("#/about", "about"),
        ("#/new/sequence_dice", "new"),
        ("#/rules/sequence_dice", "rules"),
        ("#/odds/sequence_dice", "odds"),
        ("#/odds/sequence_dice/6f1c", "odds"),
        ("#/odds/sequence_dice/nothing", "odds"),
        ("#/play/6f1c", "play"),
    ],
)
def test_where_an_address_leads(address: str, screen: str) -> None:
    tablet = Tablet(address, device=FakeDevice({GAME: GOOD}))
    assert tablet.app.screen.name == screen
    assert tablet.find("data-screen", screen)
    check_page(tablet.page)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("#/new/ludo", "There is no game called “ludo” here."),
        ("#/odds/ludo", "There is no game called “ludo” here."),
        ("#/rules/ludo", "There is no game called “ludo” here."),
        ("#/new/", "There is no game called “” here."),
        (
            "#/new/" + "x" * 99,
            "There is no game called “" + "x" * 40 + "” here.",
        ),
        ("#/new/{name}", "There is no game called “” here."),
        ("#/play/nothing", NOT_HERE),
        ("#/play/", NOT_HERE),
        ("#/play/../language", NOT_HERE),
        ("#/nonsense", NOWHERE),
        ("#nonsense", NOWHERE),
        ("#/saved/6f1c", NOWHERE),
        ("#/about/us", NOWHERE),
    ],
)
def test_an_address_that_leads_nowhere_says_so_and_offers_the_way_back(
    address: str, message: str
) -> None:
    texts = {"tessera/language": "pt", GAME: GOOD}
    tablet = Tablet(address, device=FakeDevice(texts))
    assert tablet.text("lead") == message
    assert tablet.find("href", "#/")
    assert kept(tablet) == texts


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tessera record 6", "tessera record 9", "This saved game needs a newer Tessera."),
        ("sequence_dice 2", "sequence_dice 3", "This saved game needs a newer Tessera."),
        (
            "tessera record 6",
            "{at} {",
            ("This is not a saved game of Tessera. Choose another file or text."),
        ),
        ("sequence_dice 2", "ludo 1", "There is no game called “ludo” here."),
        (
            "played 6",
            "played six",
            "Line 10 of this saved game can't be read. Look for another copy of it.",
        ),
        (
            "played 6\n",
            "",
            ("The first lines of this saved game are incomplete. Copy all of it and try again."),
        ),
        ("seat person green", "seat person pink", "The players or options of this saved game"),
        (
            "place f2",
            "place a1",
            "Move 5 of this saved game is against the rules: “place a1”. "
            "Look for another copy of it.",
        ),
        (
            "place d1",
            "x" * 200_000,
            ("This text is far too long for a saved game. Choose another file or text."),
        ),
    ],
)
def test_a_damaged_game_shows_its_text_and_lets_it_be_copied(
    old: str, new: str, message: str
) -> None:
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    tablet = Tablet("#/play/6f1c", device=FakeDevice({GAME: text}))
    assert tablet.text("lead").startswith(message)
    assert tablet.text("record") == text[:20_000]
    tablet.tap("Copy the text")
    assert tablet.device.sharing.clipboard == [text]
    assert tablet.said == "Copied."
    assert kept(tablet) == {GAME: text}
    check_page(tablet.page)


def test_where_there_is_no_text_there_is_nothing_to_copy() -> None:
    tablet = Tablet("#/play/nothing")
    assert not tablet.find("data-press", "app:copy")
    tablet.app.press("app:copy", by_keyboard=False)
    assert tablet.device.sharing.clipboard == []


@pytest.mark.parametrize("screen", ["#/", "#/saved", "#/about", "#/rules/sequence_dice"])
def test_presses_that_mean_nothing_here_do_nothing(screen: str) -> None:
    texts = {GAME: GOOD}
    tablet = Tablet(screen, device=FakeDevice(texts))
    before = tablet.page.text()
    for target in ("throw", "square c3", "start", "keep", "dismiss", "", "later"):
        tablet.app.press(target, by_keyboard=False)
    tablet.app.change("speed", "fast")
    assert not tablet.app.key("ArrowUp")
    assert tablet.page.text() == before
    assert kept(tablet) == texts


@given(st.text() | st.lists(st.sampled_from(PIECES)).map("/".join))
def test_any_address_leads_to_some_screen(address: str) -> None:
    tablet = Tablet("#/play/6f1c", device=FakeDevice({GAME: GOOD}))
    tablet.visit(address)
    check_page(tablet.page)
    assert kept(tablet) == {GAME: GOOD}
