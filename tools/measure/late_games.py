"""Games that have gone on for long, out of the recorded ones of the tests: what presses cost late
in a game, and at its end, is measured there."""

from dataclasses import replace

from tessera.core.record import Player, Record, shortened, write_record
from tessera.core.record_reader import read_record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.session.table import Table
from tools.paths import ROOT

RECORDED = {
    "sequence": "six_in_three_teams",
    "tabula": "classical",
    "sequence_dice": "four_box_six",
    "sequences": "twenty_four",
}
ENDS = {"sequence": "nine", "sequence_dice": "four_box_six"}
"""Those whose last event is a play that wins."""
EVENTS, LEFT = 300, 36
"""As many events have happened, or as many as leave these to be played: the next plays win
nothing."""


def finished(name: str) -> str:
    """The record of a recorded game to its end, with people on all seats."""
    return write_record(_between_people(name, RECORDED[name]))


def ending(name: str) -> tuple[str, tuple[str, ...]]:
    """The record of a game that the next play wins, and the beginnings of the targets to press for
    it, in their order."""
    record = _between_people(name, ENDS[name])
    *_, last = record.events
    *card, square = last.split()[1:]
    targets = (*(f"game:card {one} " for one in card), f"game:square {square}")
    return write_record(shortened(record, len(record.events) - 1)), targets


def late(name: str) -> str:
    """The record of a game late in its course, at a point where a card is to be played or dice
    thrown."""
    game, record = find(name), _between_people(name, RECORDED[name])
    assert game
    events = min(EVENTS, len(record.events) - LEFT)
    while True:
        begun = shortened(record, events)
        waits = game.rules.current_player(Table(game.rules, begun).state) == CHANCE
        if waits == (name != "sequence"):
            return write_record(begun)
        events -= 1


def _between_people(name: str, recorded: str) -> Record:
    game = find(name)
    assert game
    path = ROOT / "tests" / "games" / name / "recorded" / f"{recorded}.txt"
    record = read_record(path.read_text(encoding="utf-8"))
    sides, colours = game.rules.sides(record.setup), game.colours
    people = tuple(
        Player(f"P{n}", "person", colours[side % len(colours)]) for n, side in enumerate(sides)
    )
    return replace(record, players=people)
