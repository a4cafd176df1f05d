"""A record is a game as text: who sat where, what was agreed, and every event in order.

    tessera record 2
    game sequence_dice 1
    option line 6
    option chips unlimited
    seed 9f86d081884c7d65
    seat person green Ana
    seat normal blue Rui
    saved 2026-11-21T09:15:00Z
    played 3

    roll 2 4
    roll 5 5
    roll 1 2
    note hint 1
    place f2

Nothing else is saved: the state is derived by replaying. `played` counts the events that are in
force; those after it were undone and can be redone. A finished game has a line `result 1 3` with
the winning seats, or `result draw`, so that lists needn't replay it. Among the events stand notes,
which change nothing: who asked for a hint, and who sat on a seat until then.
"""

import unicodedata
from collections import defaultdict
from dataclasses import dataclass, replace

from tessera.core.setup import Setup

FORMAT = 2
MAX_NAME = 24
NOTE = "note "
"""How a line begins that is no event; no event of any game begins so."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat. `kind` is "person" or the name of a bot; `colour` belongs to the side."""

    name: str
    kind: str
    colour: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at the tablet chooses for this seat."""
        return self.kind == "person"


@dataclass(frozen=True, slots=True)
class Note:
    """What happened at a seat after `at` events: the person there asked for a hint, or `left` is
    who sat there until then."""

    at: int
    seat: int
    left: Player | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept. `players` are those who sit there now. `events` are texts; the first
    `played` of them are in force. `saved` is the time of writing, ISO 8601 in UTC; `seed` is any
    word. `result` is empty while the game goes on, else the winning seats counted from 1, or
    "draw". `notes` come in the order of their events."""

    game: str
    version: int
    setup: Setup
    seed: str
    players: tuple[Player, ...]
    saved: str
    events: tuple[str, ...] = ()
    played: int = 0
    result: str = ""
    notes: tuple[Note, ...] = ()


def shortened(record: Record, events: int) -> Record:
    """The game as it stood after so many events, and as if it had gone no further. Those who sit
    there now go on with it, so who left later has left by then."""
    notes = (
        replace(note, at=min(note.at, events)) if note.left else note
        for note in record.notes
        if note.left or note.at <= events
    )
    return replace(
        record, events=record.events[:events], played=events, result="", notes=tuple(notes)
    )


def clean_name(text: str) -> str:
    """A name as one short line: no control characters, spaces folded."""
    visible = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(visible.split())[:MAX_NAME].strip()


def write_record(record: Record) -> str:
    """The text of a record; `read_record` gives an equal record back."""
    return "\n".join(
        [
            f"tessera record {FORMAT}",
            f"game {record.game} {record.version}",
            *(f"option {name} {value}" for name, value in record.setup.options),
            f"seed {record.seed}",
            *(f"seat {_words(player)}" for player in record.players),
            f"saved {record.saved}",
            f"played {record.played}",
            *([f"result {record.result}"] if record.result else []),
            "",
            *_body(record),
            "",
        ]
    )


def _body(record: Record) -> list[str]:
    """The events, each after the notes that were made before it."""
    before: dict[int, list[str]] = defaultdict(list)
    for note in record.notes:
        what = f"left {note.seat + 1} {_words(note.left)}" if note.left else f"hint {note.seat + 1}"
        before[note.at].append(NOTE + what)
    lines = [line for n, event in enumerate(record.events) for line in (*before[n], event)]
    return lines + before[len(record.events)]


def _words(player: Player) -> str:
    return f"{player.kind} {player.colour} {player.name}"
