"""Hints on the screen: games that ask for one, what is answered, and what is then read."""

from __future__ import annotations

from tessera.core.record_reader import read_record
from tessera.kit.bot import Choice
from tessera.thinking.request import Report
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, target_of, with_class
from tests.screens.games import opened
from tests.session.tables import NOW

MIDDLE = "roll 3 4, roll 1 2, roll 2 3"
"""Ana may put a chip on a five."""
LATER = "roll 3 4, roll 1 2, roll 1 2, place b1, roll 1 2, place a5, roll 2 3"
"""The same when there is something to take back."""
HANDS = "6C 3D 9C JC JH QH AS", "2C 3C 4C 5C 6H 7H KS"
BLUE_FOUR = (
    "play 3D d3, card 8H, play 5C b2, card 8D, play 9C c7, card 9H, play 4C c2, card 9D, "
    "play QH g7, card TD, play 3C d2, card KD, play AS j5, card 4S, play 2C e2, card 5S"
)
"""With these hands: Rui lacks a2 or f2 now, and Ana has a six of clubs for it."""


def marks(tablet: Tablet) -> dict[str, str]:
    """What is marked, and with what."""
    marked = [node for node in nodes(tablet.page) if node.attributes.get("data-hint")]
    return {target_of(n): with_class(n, "hint-mark")[0].text() for n in marked}


def strip(tablet: Tablet) -> str:
    """The strip in words: the choice, and what stands on its buttons."""
    found = with_class(tablet.page, "hint-strip")
    if not found:
        return ""
    buttons = [
        n.text().strip()
        for n in nodes(found[0])
        if str(n.attributes.get("data-press")).removeprefix("app:hint ").isdigit()
    ]
    return " | ".join([with_class(found[0], "hint-words")[0].text(), *buttons])


def why(tablet: Tablet) -> str:
    """The reason on the strip."""
    return " ".join(node.text() for node in with_class(tablet.page, "hint-why"))


def answer(tablet: Tablet, *choices: tuple[str, float | None]) -> None:
    """The computer has thought: events of the game with their chances, the best first. Events of
    one choice are joined by a +."""
    read = tablet.play.context.game.rules.read
    (thought,) = tablet.device.thinker.open
    tablet.device.thinker.open.clear()
    ranking = (Choice(tuple(map(read, t.split(" + "))), chance) for t, chance in choices)
    thought.on_report(Report(tuple(ranking)))


def played(tablet: Tablet) -> list[str]:
    """All that has happened."""
    record = tablet.play.context.table.record(NOW)
    return [*record.events[: record.played]]


def noted(tablet: Tablet) -> list[tuple[int, int]]:
    """The hints in the record as it was saved: after how many events, which seat."""
    entry = tablet.app.services.saves.entry(tablet.play.context.id)
    assert entry
    return [(note.at, note.seat) for note in read_record(entry.text).notes]


def tabula(events: str) -> Tablet:
    return for_two("tabula", events)


def for_two(game: str, events: str) -> Tablet:
    device = FakeDevice({"tessera/seats": "person Ana\nperson Rui"})
    tablet = Tablet(f"#/new/{game}", device=device)
    tablet.tap("Start the game")
    return opened(tablet, events)
