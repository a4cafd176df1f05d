"""A record is a game as text: who sat where, what was agreed, and every event in order.

    tessera record 6
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
which change nothing: who asked for a hint, who sat on a seat until then, where a copy of the game
went on, and whose dice are thrown.

The seed determines the throws to come, so a game that is given to others while it goes on has none.
In a game by post it is the secret of this device, and there are further lines (`core/houses.py`).

A line `section NAME …` above the events belongs to a part of Tessera. Where that part is absent the
line stays as it is. `section NAME here …` never leaves the device but in a backup, and a line
`section NAME needed` says that the game can't be played without the part.
"""

from collections import defaultdict
from dataclasses import dataclass, replace
from unicodedata import normalize

from tessera.core.clusters import cut, visible
from tessera.core.houses import Post, write_post
from tessera.core.rules import Result
from tessera.core.setup import Setup

FORMAT = 6
MAX_NAME = 24
DEVICE, PEOPLE, EVERYBODY = DICE = ("device", "people", "everybody")
"""Whose dice are thrown: the device's; people's own for people, and the device's for computers;
people's own for everybody."""
NOTE = "note "
"""The beginning of a line that is a note; no event of any game begins so."""
SECTION = "section "
HERE, NEEDED = "here", "needed"
POSITIONS, LAID = "positions", "positions 1 "
"""The section with the first position of a game. Its lines begin with LAID, which ends with the
version of the section."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player on a seat. `kind` is "person" or the level of a bot; `colour` is the side's."""

    name: str
    kind: str
    colour: str

    @property
    def is_person(self) -> bool:
        """Whether a person at this device chooses for the seat."""
        return self.kind == "person"


@dataclass(frozen=True, slots=True)
class Note:
    """A note about the moment after `at` events: the person on this seat asked for a hint, or
    `left`, who had sat there, was replaced. Without a seat: these `dice` are thrown from there on,
    one of `DICE`, or a copy of another game goes on from there, with a seed of its own."""

    at: int
    seat: int | None = None
    left: Player | None = None
    dice: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is saved. `players` are those of now, by seat. `events` are texts; the first
    `played` of them are in force, the others were undone. `saved` is the time of writing, ISO 8601
    in UTC; `seed` is any word, or "" if nobody may know the throws to come. `result` is "" while
    the game goes on, else the winning seats counted from 1, or "draw". `notes` are in the order of
    their events. `post` is for a game by post, else None. `sections` are the lines of parts of
    Tessera, each from its name on."""

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
    post: Post | None = None
    sections: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners; none for a draw and for an unfinished game."""
        words = [int(word) for word in self.result.split() if word.isdecimal()]
        return tuple(self.players[n - 1].name for n in words if 0 < n <= len(self.players))

    @property
    def needs(self) -> tuple[str, ...]:
        """The names of the parts without which the game can't be played."""
        words = (section.split(" ") for section in self.sections)
        lacking = (name for name, *rest in words if rest == [NEEDED])
        return tuple(name for name in lacking if name != POSITIONS or not self.position)

    @property
    def position(self) -> tuple[str, ...]:
        """The lines of the position that the game began with, without its set-up; empty for the
        game's own."""
        return tuple(s.removeprefix(LAID) for s in self.sections if s.startswith(LAID))


def laid(record: Record, position: tuple[str, ...]) -> Record:
    """The record with this first position. The game's own is meant where it is empty."""
    lines = (f"{POSITIONS} {NEEDED}", *(LAID + line for line in position)) if position else ()
    return replace(record, sections=(*record.sections, *lines))


def public(record: Record) -> Record:
    """The record without the lines that never leave this device: of its post, and of sections."""
    own = tuple(line for line in record.sections if line.split(" ")[1:2] != [HERE])
    post = replace(record.post, here=None) if record.post else None
    return replace(record, post=post, sections=own)


def shortened(record: Record, events: int) -> Record:
    """The record cut off after so many events, without a result. Those of them that were taken back
    stay so."""
    # The players are those of today: a player who left after the cut has left before it now.
    notes = (
        replace(note, at=min(note.at, events)) if note.left else note
        for note in record.notes
        if note.left or note.at <= events
    )
    played = min(record.played, events)
    return replace(
        record, events=record.events[:events], played=played, result="", notes=tuple(notes)
    )


def noted(record: Record, note: Note) -> Record:
    """The record with one note more, in the order of their events."""
    # Notes on events that were taken back stay behind it: those can still be redone.
    notes = sorted((*record.notes, note), key=lambda note: note.at)
    return replace(record, notes=tuple(notes))


def copied(record: Record, seed: str) -> Record:
    """The record of a copy that goes on from here, with a seed of its own and a note that says so.
    It is no game by post."""
    # With one seed for both, the throws to come in one could be read in the other.
    note, own = Note(record.played), replace(record, seed=seed, post=None)
    return own if note in record.notes else noted(own, note)


def written_result(over: Result | None) -> str:
    """The result as a record writes it: the winning seats, counted from 1, or "draw"; "" while the
    game goes on."""
    if over is None:
        return ""
    return " ".join(str(seat + 1) for seat in over.winners) or "draw"


def clean_name(text: str) -> str:
    """A name as one short line: no control characters, spaces folded, emoji whole, and letters
    composed (NFC), so that é is é whatever keyboard wrote it."""
    return clean_line(normalize("NFC", text))


def clean_line(text: str) -> str:
    """A name as `clean_name` gives it, but with its letters not composed: records may hold such
    names, for the first ones were saved so."""
    return cut(" ".join(visible(text).split()), MAX_NAME).strip()


def write_record(record: Record) -> str:
    """The text of a record; `read_record` gives an equal record back."""
    return "\n".join(
        [
            f"tessera record {FORMAT}",
            f"game {record.game} {record.version}",
            *(f"option {name} {value}" for name, value in record.setup.options),
            *([f"seed {record.seed}"] if record.seed else []),
            *(f"seat {_words(player)}" for player in record.players),
            *(write_post(record.post) if record.post else []),
            *(SECTION + section for section in record.sections),
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
        before[note.at].append(NOTE + _said(note))
    lines = [line for n, event in enumerate(record.events) for line in (*before[n], event)]
    return lines + before[len(record.events)]


def _said(note: Note) -> str:
    if note.seat is None:
        return f"dice {note.dice}" if note.dice else "copy"
    return f"left {note.seat + 1} {_words(note.left)}" if note.left else f"hint {note.seat + 1}"


def _words(player: Player) -> str:
    return f"{player.kind} {player.colour} {player.name}"
