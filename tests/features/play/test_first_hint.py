"""Where hints are is shown to whoever first plays a game against a computer."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import HINTED, FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.screens.games import new_game, opened
from tests.screens.golden import DICE, KEY

ALONE = "person Ana, normal Rui"
LAMP = "Not sure what to do? Tap the lamp for a hint."


def thrown(device: FakeDevice, seats: str = ALONE) -> Tablet:
    """Ana has begun and thrown for her first turn."""
    tablet = opened(new_game(seats, device=device), "roll 3 4, roll 1 2")
    tablet.press_primary()
    return tablet


def lamp_is_marked(tablet: Tablet) -> bool:
    return bool(tablet.find("data-offered", "true"))


def test_it_is_shown_with_the_first_choice_and_once() -> None:
    device = FakeDevice({HINTED: ""})
    tablet = thrown(device)
    assert tablet.primary == "Your move"
    assert tablet.notice == f"{LAMP}Not now"
    assert tablet.said.endswith(LAMP)
    assert lamp_is_marked(tablet)
    tablet.press(f"square {tablet.playable()[0]}")
    assert tablet.notice is None
    assert not lamp_is_marked(tablet)
    assert thrown(device).notice is None


def test_it_stands_behind_what_is_told_of_a_computer_that_does_not_answer() -> None:
    device = FakeDevice({HINTED: "", "tessera/seats": "hard Livia\nperson Ana"})
    tablet = Tablet("#/new/sequence", device=device)
    tablet.tap("Start the game")
    while tablet.primary != "Your move":
        tablet.attempt(device.thinker.fall_silent)
        tablet.wait() if tablet.waits else tablet.press_primary()
    silent = "Livia can't think any more and plays at random from now on."
    assert tablet.notice == f"{silent} {LAMP}Not now"


def test_what_is_to_be_done_stays_in_sight_beside_the_offer() -> None:
    tablet = thrown(FakeDevice({HINTED: ""}))
    (panel,) = with_class(tablet.page, "turn-panel")
    assert not with_class(panel, "notice")


def test_a_refusal_has_no_button_of_the_offer() -> None:
    tablet = thrown(FakeDevice({HINTED: ""}))
    wrong = next(f"{letter}{row}" for letter in "abcdef" for row in range(1, 7)
                 if f"{letter}{row}" not in tablet.playable())  # fmt: skip
    tablet.press(f"square {wrong}")
    (panel,) = with_class(tablet.page, "turn-panel")
    assert with_class(panel, "notice"), "a refusal is about what is to be done"
    assert "Not now" not in str(tablet.notice)


def test_who_declines_is_not_asked_again_and_nothing_is_marked() -> None:
    device = FakeDevice({HINTED: ""})
    tablet = thrown(device)
    tablet.tap("Not now", by_keyboard=True)
    assert tablet.notice is None
    assert not lamp_is_marked(tablet)
    assert str(tablet.take_focus()).startswith("game:square")
    assert tablet.primary == "Your move"
    assert thrown(device).notice is None


@pytest.mark.parametrize(
    ("language", "words"), [("pt", "Agora não"), ("es", "Ahora no"), ("en", "Not now")]
)
def test_it_can_be_declined_in_every_language(language: str, words: str) -> None:
    tablet = thrown(FakeDevice({HINTED: ""}))
    tablet.app.services.speak(language)
    assert words in tablet.text("notice")


def test_not_among_people_nor_to_whom_the_game_is_known() -> None:
    assert thrown(FakeDevice({HINTED: ""}), "person Ana, person Rui").notice is None
    assert thrown(FakeDevice({HINTED: "", f"{KEY}one": DICE})).notice is None
