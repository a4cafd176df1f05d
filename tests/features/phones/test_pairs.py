"""Two features beside a running game, in both orders: neither shows, hides or loses what it may
not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, permutations

import pytest

from tessera.core.record_reader import read_record
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.features.phones.test_phones_at_the_table import back_to_the_game, come, hand
from tests.features.story.test_second_screen import watched
from tests.games.sequence.view.deals import ANA, RUI, at, deal
from tests.screens.games import act, new_game

DEALT = (ANA[3:], RUI[3:], "2D 3D 4D 5D 6D 7D")
TABLES: dict[str, Callable[[], Tablet]] = {
    "sequence": lambda: at(deal("person Ana, person Rui, normal Livia", DEALT)),
    "sequence_dice": lambda: new_game("person Ana, person Rui"),
}
SCREENS: list[Tablet] = []
"""Phones and displays that came to the table of a test."""


def phone(tablet: Tablet) -> None:
    SCREENS.append(come(tablet, "1"))
    back_to_the_game(tablet)


def display(tablet: Tablet) -> None:
    SCREENS.append(watched(tablet))


def from_more(tablet: Tablet, target: str) -> None:
    """Presses something under More, if it is offered, and leaves the sheet as it is."""
    opened(tablet)
    if tablet.find("data-press", f"app:{target}"):
        tablet.press(target, by_keyboard=True)


def opened(tablet: Tablet) -> None:
    if not with_class(tablet.page, "more-sheet") and tablet.find("data-press", "app:open more"):
        tablet.press("open more", by_keyboard=True)


def glass(tablet: Tablet) -> None:
    opened(tablet)
    if tablet.find("data-change", "glass"):
        tablet.choose("glass", "30")
        tablet.pass_time(40_000)


def hint(tablet: Tablet) -> None:
    if tablet.find("data-press", "app:hint"):
        tablet.press("hint")


def evening(tablet: Tablet) -> None:
    address = tablet.address
    tablet.visit("#/evening")
    tablet.visit(address)


def move(tablet: Tablet) -> None:
    """The next player's turn begins, and in a game with hands the tablet is to be handed on."""
    if tablet.play.context.game.rules.name == "sequence_dice":
        act(tablet)
    elif hand(tablet):
        tablet.press("card QH 0")
        tablet.press("square h2")
        tablet.wait()


FEATURES: dict[str, Callable[[Tablet], None]] = {
    "phone": phone,
    "display": display,
    "own dice": lambda tablet: from_more(tablet, "own dice"),
    "help": lambda tablet: from_more(tablet, "help 0"),
    "sand-glass": glass,
    "hint": hint,
    "evening": evening,
    "message": lambda tablet: tablet.app.services.messages.notify("Copied."),
    "sheet": opened,
    "move": move,
}


PAIRS = [
    (one, other, game)  # Each order at another table, by turns.
    for (one, other), game in zip(permutations(FEATURES, 2), cycle(TABLES), strict=False)
]


@pytest.mark.parametrize(("one", "other", "game"), PAIRS)
def test_two_features_meet(one: str, other: str, game: str) -> None:
    SCREENS.clear()
    tablet = TABLES[game]()
    for name in (one, other):
        FEATURES[name](tablet)
        stands(tablet)
    for screen in SCREENS:
        check_page(screen.page)
        if "screen" in screen.address:
            assert not hand(screen), "everybody looks at a display"
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
        assert not with_class(tablet.page, "sheet"), "it came back over the hand"
    context = tablet.play.context
    before, settings = context.table.record(""), tablet.app.services.settings.travelling()
    again = Tablet(tablet.address, device=tablet.device)
    kept = again.app.services.saves.entry(context.id)
    if before.played or before.notes:
        assert kept
        record = read_record(kept.text)
        assert (record.events, record.notes) == (before.events, before.notes)
    assert again.app.services.settings.travelling() == settings


def stands(tablet: Tablet) -> None:
    """The page is whole, and there is no hand where nobody has the tablet."""
    page = tablet.page
    check_page(page)
    assert tablet.notice != "Something went wrong. Your games are safe."
    if with_class(page, "handover"):
        assert not hand(tablet)
        assert not with_class(page, "sheet"), "it would come back over the next hand"
