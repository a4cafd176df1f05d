"""Reads a record, or refuses it and says in which line. It may come from anywhere: plain lines have
no depth, so no text can exhaust the reader the way nested JSON can; size and length are limited all
the same.
"""

import re
from dataclasses import replace
from datetime import datetime

from tessera.core.record import FORMAT, NOTE, Note, Player, Record, clean_name
from tessera.core.setup import Setup

MAX_CHARACTERS = 200_000
MAX_HEAD = 8_000
"""Characters above the events; 24 long names and every option need half of them."""
MAX_LINE = 120
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
