"""Two tablets that write to each other."""

from __future__ import annotations

from tessera.screens.table.turns import play
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet


def device(number: int) -> FakeDevice:
    """Each has chance of its own."""
    found = FakeDevice()
    found.asked = 100 * number
    return found


def invited(game: str = "tabula") -> tuple[Tablet, str]:
    """Ana's tablet, and the link that it sends to Rui."""
    ana = Tablet(f"#/post/{game}", device=device(1))
    ana.seat(0, "name Ana")
    ana.seat(1, "name Rui")
    ana.tap("Start the game")
    return ana, sent(ana)


def sent(tablet: Tablet) -> str:
    """The link of the letter that is due, once it is sent."""
    tablet.press_primary()
    tablet.tap("Copy the link")
    return tablet.device.sharing.clipboard[-1]


def opens(tablet: Tablet, link: str) -> None:
    """Somebody follows the link."""
    tablet.visit("#" + link.partition("#")[2])


def joined(link: str) -> tuple[Tablet, str]:
    """Rui's tablet once he has joined, and the link of his answer."""
    rui = Tablet("#" + link.partition("#")[2], device=device(2))
    rui.tap("I am Rui: join")
    return rui, sent(rui)


def act(tablet: Tablet) -> None:
    """Throws, or does the first thing that may be done."""
    if tablet.primary == "Your move":
        play(tablet.play.context, tablet.play.context.seen.legal[:1])
    else:
        tablet.press_primary()


def turn(tablet: Tablet) -> str:
    """Plays the letter that is due and sends it."""
    for _ in range(60):
        if tablet.primary == "Send":
            return sent(tablet)
        act(tablet)
    raise AssertionError("a turn that doesn't end")
