"""Throwing by shaking the tablet: only when somebody wants it, and only where it is felt."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import new_game, opened

OPENING = "roll 3 4, roll 1 2"


def shaky(*, allowed: bool = True) -> Tablet:
    """A game with what is seldom needed lying open."""
    device = FakeDevice()
    device.feels, device.may_feel = True, allowed
    tablet = opened(new_game(device=device), OPENING)
    tablet.tap("More")
    return tablet


def switched_on(tablet: Tablet) -> str:
    (button,) = tablet.find("data-press", "app:shake")
    return str(button.attributes["aria-checked"])


def test_a_device_that_feels_nothing_does_not_offer_it() -> None:
    tablet = new_game()
    tablet.tap("More")
    assert tablet.find("data-press", "app:shake") == []


def test_a_game_without_dice_does_not_offer_it() -> None:
    device = FakeDevice()
    device.feels = True
    tablet = Tablet("#/new/sequence", device=device)
    tablet.tap("Start the game")
    tablet.tap("More")
    assert tablet.find("data-press", "app:shake") == []


def test_a_shake_throws_when_somebody_has_switched_it_on() -> None:
    tablet = shaky()
    assert switched_on(tablet) == "false"
    assert tablet.device.shaken == []
    tablet.press("shake")
    assert switched_on(tablet) == "true"
    (shake,) = tablet.device.shaken
    shake()
    assert tablet.play.context.table.played == 3


def test_a_shake_at_the_wrong_moment_changes_nothing() -> None:
    tablet = shaky()
    tablet.press("shake")
    (shake,) = tablet.device.shaken
    shake()
    shake()
    assert tablet.play.context.table.played == 3
    assert tablet.notice == "Use the throw on the table first."


def test_it_can_be_switched_off_again() -> None:
    tablet = shaky()
    tablet.press("shake")
    tablet.press("shake")
    assert switched_on(tablet) == "false"
    assert tablet.device.shaken == []


def test_it_goes_off_when_another_screen_comes() -> None:
    tablet = shaky()
    tablet.press("shake")
    tablet.visit("#/")
    assert tablet.device.shaken == []


def test_a_device_that_refuses_says_so_and_it_stays_off() -> None:
    tablet = shaky(allowed=False)
    tablet.press("shake")
    assert switched_on(tablet) == "false"
    assert tablet.notice == "This device can't tell when it is shaken. Tap “Throw”."
