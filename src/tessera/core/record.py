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
which change nothing: who asked for a hint, and who sat on a seat until then. Plain lines have no
depth, so no text can exhaust the reader the way nested JSON can; size and length are limited all
the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass, replace
from datetime import datetime

from tessera.core.game import Setup

FORMAT = 2
MAX_CHARACTERS = 200_000
MAX_HEAD = 8_000
"""Characters above the events; 24 long names and every option need half of them."""
MAX_LINE = 120
MAX_NAME = 24
NOTE = "note "
"""How a line begins that is no event; no event of any game begins so."""
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
"""ISO 8601 as every browser reads it; Python alone would take many other forms."""
HALF_CHARACTER = re.compile("[\ud800-\udfff]")
"""Half of a pair of code units: a text may hold it, a file or a generator's seed may not."""


class BadRecord(ValueError):
    """A text that is no record: a code, and the number of the first bad line (from 1)."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line


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


def read_record(text: str) -> Record:
    """The record of a text. Raises BadRecord; whether the events are legal is not looked at."""
    if len(text) > MAX_CHARACTERS:
        raise BadRecord("too_large")
    head, _, tail = text.partition("\n\n")
    lines = head.removesuffix("\n").split("\n")
    _check_format(lines[0])
    if half := HALF_CHARACTER.search(text):
        raise BadRecord("bad_line", text.count("\n", 0, half.start()) + 1)
    body = tail.removesuffix("\n").split("\n") if tail.strip() else []
    for number, line in enumerate([*lines, "", *body], 1):
        if len(line) > MAX_LINE or (not line and number != len(lines) + 1):
            raise BadRecord("bad_line", number)
    record = _read_header(lines)
    events: list[str] = []
    notes: list[Note] = []
    for number, line in enumerate(body, len(lines) + 2):
        if not line.startswith(NOTE):
            events.append(line)
            continue
        try:
            notes.append(_note(line, len(events), len(record.players)))
        except ValueError:
            raise BadRecord("bad_line", number) from None
    if record.played > len(events):
        raise BadRecord("incomplete")
    return replace(record, events=tuple(events), notes=tuple(notes))


def _note(line: str, at: int, seats: int) -> Note:
    """The note of a line after so many events. Raises ValueError."""
    _, what, seat, *rest = line.split(" ")
    number = _count(seat)
    if not 1 <= number <= seats or what not in ("hint", "left") or (what == "hint" and rest):
        raise ValueError(line)
    return Note(at, number - 1, _player(rest) if what == "left" else None)


def _player(words: list[str]) -> Player:
    """Who is meant by kind, colour and name. Raises ValueError."""
    kind, colour, *rest = words
    name = " ".join(rest)
    if not name or clean_name(name) != name:
        raise ValueError(words)
    return Player(name, kind, colour)


def read_head(text: str) -> Record:
    """The record of a text without its events, in little time. Raises BadRecord."""
    head, _, _ = text[:MAX_HEAD].partition("\n\n")
    lines = head.removesuffix("\n").split("\n")
    _check_format(lines[0])
    return _read_header(lines)


def _read_header(lines: list[str]) -> Record:
    fields = _Header()
    for number, line in enumerate(lines[1:], 2):
        try:
            fields.take(line)
        except ValueError:
            raise BadRecord("bad_line", number) from None
    return fields.record()


def _check_format(line: str) -> None:
    magic, _, number = line.rpartition(" ")
    if magic != "tessera record" or not number.isdecimal() or len(line) > MAX_LINE:
        raise BadRecord("no_record", 1)
    if int(number) > FORMAT:
        raise BadRecord("newer", 1)


class _Header:
    """Collects the lines above the events. `take` raises ValueError for a line it can't use."""

    def __init__(self) -> None:
        self.game: tuple[str, int] | None = None
        self.options: list[tuple[str, str]] = []
        self.seed: str | None = None
        self.players: list[Player] = []
        self.saved: str | None = None
        self.played: int | None = None
        self.winners: list[int] = []
        self.result = ""

    def take(self, line: str) -> None:
        key, *words = line.split(" ")
        if key == "game" and self.game is None:
            name, version = words
            self.game = name, _count(version)
        elif key == "option":
            name, value = words
            self.options.append((name, value))
        elif key == "seed" and self.seed is None:
            (self.seed,) = words
        elif key == "seat":
            self.players.append(_player(words))
        elif key == "saved" and self.saved is None:
            (self.saved,) = words
            if not MOMENT.fullmatch(self.saved):
                raise ValueError(line)
            datetime.fromisoformat(self.saved)
        elif key == "played" and self.played is None:
            (count,) = words
            self.played = _count(count)
        elif key == "result" and not self.result:
            self.result = " ".join(words)
            self.winners = [] if words == ["draw"] else [_count(word) for word in words]
            if not words or 0 in self.winners:
                raise ValueError(line)
        else:
            raise ValueError(line)

    def record(self) -> Record:
        if self.game is None or self.seed is None or self.saved is None or self.played is None:
            raise BadRecord("incomplete")
        if not self.players:
            raise BadRecord("incomplete")
        if any(not 1 <= seat <= len(self.players) for seat in self.winners):
            raise BadRecord("incomplete")
        name, version = self.game
        setup, players = Setup(len(self.players), tuple(self.options)), tuple(self.players)
        return Record(
            name, version, setup, self.seed, players, self.saved, (), self.played, self.result
        )


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 7):
        raise ValueError(word)
    return int(word)
