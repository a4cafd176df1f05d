"""How long a press takes early and late in a game of Sequence with hidden hands: everything between
the press and the Nodes, without a browser. A press late in a game should cost about as much as an
early one: what a viewer sees is worked out once for each position."""

from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter

from tessera.core.record import Player, shortened
from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.session.table import Table
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "tests" / "games" / "sequence" / "recorded" / "six_in_three_teams.txt"
NOW = "2026-11-21T09:15:00Z"
EARLY, LATE, PRESSES = 60, 300, 100


def tablet_after(events: int) -> Tablet:
    """A tablet among six people, after so many events of a recorded game; it has been taken
    over."""
    record, game = read_record(GAME.read_text(encoding="utf-8")), find("sequence")
    assert game
    sides = game.rules.sides(record.setup)
    people = [Player(f"P{n}", "person", game.colours[side]) for n, side in enumerate(sides)]
    while True:
        begun = shortened(replace(record, players=tuple(people), saved=NOW), events)
        if game.rules.current_player(Table(game.rules, begun).state) != -1:
            break
        events += 1  # A card comes: wait until somebody must choose.
    tablet = Tablet("#/", device=FakeDevice())
    tablet.app.services.saves.save("6f1c", begun)
    tablet.visit("#/play/6f1c")
    tablet.press("take over")
    return tablet


def press(tablet: Tablet) -> float:
    """The milliseconds for choosing a card and drawing the page."""
    presses = (str(node.attributes["data-press"]) for node in tablet.buttons())
    card = next(press for press in presses if press.startswith("game:card"))
    start = perf_counter()
    tablet.app.press(card, by_keyboard=True)
    tablet.app.draw()
    return 1000 * (perf_counter() - start)


for events in (EARLY, LATE):
    tablet = tablet_after(events)
    taken = [press(tablet) for _ in range(PRESSES)]
    print(f"a press after {events} events: {median(taken):.2f} ms (median of {PRESSES})")
