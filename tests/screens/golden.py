"""Saved games that are over, or nearly, on a tablet."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.storage.golden import FOLDER

DICE, SCORES, TABULA, CARDS = (
    (FOLDER / "record-2" / f"{name}-1.txt").read_text(encoding="utf-8")
    for name in ("sequence_dice", "sequences", "tabula", "sequence")
)
KEY = "tessera/game/"


def tablet(address: str, text: str = DICE, language: str = "en") -> Tablet:
    """A tablet with this game as `one`."""
    return Tablet(address, device=FakeDevice({f"{KEY}one": text}), language=language)


def unfinished(text: str, played: int) -> str:
    """The game when so many events had happened, the others not undone but unknown."""
    head, _, tail = text.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith(("played", "result"))]
    events = tail.split("\n")[:played]
    return "\n".join([*lines, f"played {played}", "", *events, ""])
