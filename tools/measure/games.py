"""Games in which presses are measured: some that have just begun, and some that have gone on for
long or are about to end, out of the recorded ones of the tests."""

from dataclasses import replace

from tessera.core.record import Player, Record, shortened, write_record
from tessera.core.record_reader import read_record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera_kit.playing import play
from tools.paths import ROOT

RECORDED = {
    "sequence": "nine",
    "tabula": "classical",
    "sequence_dice": "four_box_six",
    "sequences": "twenty_four",
}
ENDS = {"sequence": "nine", "sequence_dice": "four_box_six"}
"""Those whose last event is a play that wins."""
EVENTS, LEFT = 300, 36
"""As many events have happened, or as many as leave these to be played: the next plays win
nothing."""


def begun(name: str, people: int, deal: int) -> str:
    """The record of a game between so many people in which it is settled who begins. Those of the
    same deal are dealt the same cards and will throw the same dice."""
    game = find(name)
    assert game
    rules = game.rules
    played = play(rules, rules.standard_setup(people), f"deal{deal}")
    record = _seated(game, played.record(rules))
    return _waiting(game, record, range(len(record.events)))


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


def late(name: str, events: int = EVENTS, recorded: str = "") -> str:
    """The record of a recorded game after about so many events, late in its course by default."""
    game, record = find(name), _between_people(name, recorded or RECORDED[name])
    assert game
    events = min(events, len(record.events) - LEFT)
    return _waiting(game, record, range(events, 0, -1))


def _waiting(game: AnyGame, record: Record, lengths: range) -> str:
    # The game after the first of these numbers of events at which a card is to be played or dice
    # are to be thrown, and not for who begins.
    for events in lengths:
        cut = shortened(record, events)
        table = Table(game.rules, cut)
        waits = game.rules.current_player(table.state) == CHANCE
        if waits == (game.rules.name != "sequence") and not game.rules.opens(table.state):
            return write_record(cut)
    raise AssertionError(f"{game.rules.name} is never to be played")


def _between_people(name: str, recorded: str) -> Record:
    game = find(name)
    assert game
    path = ROOT / "tests" / "games" / name / "recorded" / f"{recorded}.txt"
    return _seated(game, read_record(path.read_text(encoding="utf-8")))


def _seated(game: AnyGame, record: Record) -> Record:
    # The record with people on all seats.
    sides, colours = game.rules.sides(record.setup), game.colours
    people = tuple(
        Player(f"P{n}", "person", colours[side % len(colours)]) for n, side in enumerate(sides)
    )
    return replace(record, players=people)
