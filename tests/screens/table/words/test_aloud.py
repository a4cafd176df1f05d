"""The board, and dice and count, read aloud by a key or a press."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, name_of
from tests.every_game import EVERY_GAME
from tests.games.sequence.view.deals import ANA, RUI, at, deal
from tests.screens.games import new_game, opened
from tests.screens.golden import SCORES, unfinished
from tests.screens.golden import tablet as saved

pytestmark = pytest.mark.usefixtures("example_in_the_menu")


def heard(tablet: Tablet, key: str) -> str:
    assert tablet.app.key(key)
    return tablet.said


def test_the_board_of_sequence_dice() -> None:
    tablet = opened(
        new_game(),
        "roll 3 4, roll 1 2, roll 1 2, place b1, roll 1 3, place a4, roll 1 3, place c1, "
        "roll 1 4, place d1, roll 2 4, place e1, roll 3 4",
    )
    assert heard(tablet, "b") == (
        "Ana: 3 chips. Rui: 2 chips. Rui throws 3 + 4: 7. Rui: Put a chip on a free 7."
    )


def test_it_says_where_one_chip_is_missing() -> None:
    tablet = opened(
        new_game(),
        "roll 3 4, roll 1 2, roll 1 2, place b1, roll 3 4, place b2, roll 1 3, place c1, "
        "roll 3 4, place e2, roll 1 4, place d1, roll 3 4, place b5, roll 2 4, place e1, roll 3 4",
    )
    words = "Ana: 4 chips, best line 4 of 5, from b1 to f1. "
    assert heard(tablet, "b").startswith(words)
    assert "One chip short of a line: Ana on a1 (2) and f1 (2)." in tablet.said


def test_the_throw_and_the_count() -> None:
    tablet = opened(new_game(), "roll 3 4, roll 1 2, roll 1 2, place b1, roll 1 3")
    assert heard(tablet, "d") == (
        "Last throw: 1 and 3. Ana: 1 of 5 in line. Rui: 0 of 5 in line. "
        "Rui: Put a chip on a free 4."
    )
    assert heard(opened(new_game(), "roll 3 4, roll 1 2"), "d").startswith("Last throw: 1 and 2.")


def test_tabula_is_told_by_points() -> None:
    tablet = Tablet("#/new/tabula", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"}))
    tablet.tap("Start the game")
    assert heard(tablet, "d").startswith("Ana: ")
    opened(tablet, "roll 1 2 3, roll 1 1 1, roll 2 3 5, 0-2, 2-5")
    assert heard(tablet, "b") == (
        "Ana: 14 at the start, 1 on 5. Rui: 15 at the start. Ana moves from 2 to 5. "
        "Ana: Choose a piece or a point. Left to play: 5."
    )
    assert heard(tablet, "d").startswith("Last throw: 2, 3 and 5. Ana: ")
    assert tablet.said.endswith("Left to play: 5.")


def test_sequence_says_ones_own_hand_and_nobody_elses() -> None:
    tablet = at(deal())
    told = heard(tablet, "d")
    assert told.startswith("In hand: 2 of clubs, 9 of clubs, two-eyed jack of clubs, 3 of ")
    assert "Ana: 0 of 2 sequences. Rui: 0 of 2 sequences. The pile: 90 cards." in told
    for own in RUI.split():
        assert own not in ANA.split()
    assert "king of spades" not in told
    assert "king of spades" not in heard(tablet, "b")
    assert tablet.said.startswith("Ana: 0 chips. Rui: 0 chips. ")


def test_what_can_be_done_with_a_throw_and_what_a_chip_does_there() -> None:
    tablet = opened(
        new_game(),
        "roll 3 4, roll 1 2, roll 1 2, place b1, roll 3 4, place b2, roll 1 3, place c1, "
        "roll 3 4, place e2, roll 1 4, place d1, roll 3 4, place b5, roll 2 4, place e1, roll 1 1",
    )
    assert heard(tablet, "w") == (
        "Rui: Put a chip on a free square with two ones. Then throw again. "
        "a1 blocks a line of four, f1 blocks a line of four, a6 makes three in line, f6."
    )


def test_what_can_be_done_with_each_card_and_with_the_chosen_one() -> None:
    tablet = at(deal())
    told = heard(tablet, "w")
    assert told.startswith("Ana: Play a card. 2 of clubs: ")
    assert "queen of hearts: h2, g7." in told
    assert "two-eyed jack of clubs: 96 squares." in told
    assert "one-eyed jack of hearts: nowhere now." in told
    tablet.press("card QH 0")
    assert heard(tablet, "w").endswith("queen of hearts. queen of hearts: h2, g7.")


def test_where_pieces_of_tabula_can_go() -> None:
    tablet = Tablet("#/new/tabula", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"}))
    tablet.tap("Start the game")
    opened(tablet, "roll 1 2 3, roll 1 1 1, roll 2 3 5, 0-2")
    assert heard(tablet, "w") == (
        "Ana: Choose a piece or a point. Left to play: 3, 5. "
        "From the start: 3, 5, 8. From 2: 5, 7, 10."
    )


def test_nobody_who_has_no_tablet_hears_anything() -> None:
    tablet = at(deal(), held=False)
    assert not tablet.app.key("b")
    assert not tablet.app.key("d")
    assert not tablet.find("data-press", "app:board aloud")


def test_a_game_without_choices_has_a_board_and_dice_too() -> None:
    tablet = saved("#/play/one", unfinished(SCORES, 10))
    assert "points." in heard(tablet, "b")
    assert heard(tablet, "d").startswith("Last throw: ")


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
def test_every_game_says_something_without_keys_too(game: object) -> None:
    tablet = Tablet(f"#/new/{game.rules.name}")  # type: ignore[attr-defined]
    tablet.tap("Start the game")
    for press in ("board aloud", "count aloud"):
        (button,) = tablet.find("data-press", f"app:{press}")
        assert button.attributes["tabindex"] == -1
        tablet.tap(name_of(button))
        assert tablet.said.strip()
        assert "{" not in tablet.said
        assert ".." not in tablet.said
