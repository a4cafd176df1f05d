"""Parties on the stand-in, begun from the form and played by pressing."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.setup.forms import agree

FORM = "#/new/sequences"


def new_party(
    *kinds: str, variant: str = "sequences", stake: str = "0", device: FakeDevice | None = None
) -> Tablet:
    """A game of so many seats, each a "person" or a "computer"."""
    device = device or FakeDevice()
    names = [f"{kind} N{n}" for n, kind in enumerate(kinds, 1)]
    device.store.texts["tessera/seats"] = "\n".join(names)
    own = variant == "sequences"
    tablet = Tablet(FORM if own else f"{FORM}/{variant}", device=device)
    if len(kinds) > 1:
        agree(tablet, "stake", stake)
    tablet.tap("Start the game")
    return tablet


def act(tablet: Tablet) -> None:
    """A person throws, or a computer's time comes."""
    if tablet.waits:
        tablet.wait()
    else:
        assert tablet.primary == "Throw"
        tablet.press_primary()


def play_to_the_end(tablet: Tablet) -> None:
    """Until somebody has won."""
    for _ in range(3_000):
        if tablet.primary == "Play again":
            return
        act(tablet)
    raise AssertionError("the game doesn't end")


def events(tablet: Tablet) -> tuple[str, ...]:
    """The texts of the events in force."""
    record = tablet.play.context.table.record("2026-11-21T09:15:00Z")
    return record.events[: record.played]
