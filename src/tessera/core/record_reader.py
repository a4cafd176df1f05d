"""Reads a record, or refuses it and says in which line. A record may come from anywhere: plain
lines have no nesting, so no text can exhaust the reader the way nested JSON can; size and length
are limited all the same.
"""

import re
from dataclasses import replace
from datetime import datetime

from tessera.core.houses import KEYS, MOMENT, PostLines, count_of
from tessera.core.limits import MAX_CHARACTERS, MAX_HEAD, MAX_LINE, CodedError
from tessera.core.record import (
    DICE,
    FORMAT,
    NOTE,
    SECTION,
    Note,
    Player,
    Record,
    clean_line,
    shortened,
)
from tessera.core.setup import Setup

PART = re.compile(r"[a-z][a-z0-9_]{0,23}", re.ASCII)
"""The name of a part of Tessera."""
HALF_CHARACTER = re.compile("[\ud800-\udfff]")
"""Half of a pair of code units: a text may hold it, a file or a generator's seed may not."""


class BadRecord(CodedError):
    """Raised for a text that is no record: a code, and the number of the first bad line (from 1).
    For a text that is cut off there are instead the numbers of events that are `here`, and that
    were `played`."""

    def __init__(self, code: str, line: int = 0, here: int = 0, played: int = 0) -> None:
        super().__init__(code, line)
        self.line = line
        self.here = here
        self.played = played


def read_record(text: str) -> Record:
    """The record of a text. Raises BadRecord; whether the events are legal is not looked at."""
    record, fault = _read(text)
    if fault:
        raise fault
    return record


def read_good_part(text: str) -> Record:
    """The record up to the first line below the head that can't be read, or to the place where it
    is cut off. Raises BadRecord when its head is bad already."""
    record, _ = _read(text)
    return shortened(record, len(record.events))


def _read(text: str) -> tuple[Record, BadRecord | None]:
    """The record as far as it can be read, and the first fault below its head, or None. Raises
    BadRecord for a fault in the head."""
    if len(text) > MAX_CHARACTERS:
        raise BadRecord("too_large")
    head, _, tail = text.partition("\n\n")
    lines = head.removesuffix("\n").split("\n")
    _check_format(lines[0])
    if len(head) > MAX_HEAD:
        raise BadRecord("too_large")
    try:
        record = _read_header(lines)
    except BadRecord as bad:
        last = bad.line in (0, len(lines))
        raise BadRecord("cut_head") if last and not tail.strip() else bad from None
    body = tail.removesuffix("\n").split("\n") if tail.strip() else []
    missing = record.played > sum(not _is_note(line) for line in body)
    half = body != [] and not text.endswith("\n")
    if missing and half:
        body.pop()  # Half an event may look like another, whole one.
    first = len(lines) + 2
    record, fault = _read_body(record, body, first)
    half_note = half and fault and fault.line == first + len(body) - 1 and _is_note(body[-1])
    if missing or half_note:
        fault = cut_off(len(record.events), record.played)
    return record, fault


def cut_off(events: int, played: int) -> BadRecord:
    """The fault of a text that ends within its events, after so many whole ones."""
    return BadRecord("cut_off" if events < played else "cut_after", here=events, played=played)


def _check_line(line: str, number: int) -> None:
    if not line or len(line) > MAX_LINE or HALF_CHARACTER.search(line):
        raise BadRecord("bad_line", number)


def _is_note(line: str) -> bool:
    return line.startswith(NOTE)


def _read_body(record: Record, body: list[str], first: int) -> tuple[Record, BadRecord | None]:
    """The record with the events and notes of these lines, up to the first bad one."""
    events: list[str] = []
    notes: list[Note] = []
    fault = None
    for number, line in enumerate(body, first):
        try:
            _check_line(line, number)
            if _is_note(line):
                notes.append(_note(line, len(events), len(record.players)))
            else:
                events.append(line)
        except ValueError:
            fault = BadRecord("bad_line", number)
            break
    return replace(record, events=tuple(events), notes=tuple(notes)), fault


def _note(line: str, at: int, seats: int) -> Note:
    """The note of a line after so many events. Raises ValueError."""
    if line == NOTE + "copy":
        return Note(at)
    if line in {f"{NOTE}dice {dice}" for dice in DICE}:
        return Note(at, dice=line.split(" ")[2])
    _, what, seat, *rest = line.split(" ")
    number = count_of(seat)
    if not 1 <= number <= seats or what not in ("hint", "left") or (what == "hint" and rest):
        raise ValueError(line)
    return Note(at, number - 1, _player(rest) if what == "left" else None)


def _player(words: list[str]) -> Player:
    """The player of these words: kind, colour and name. Raises ValueError."""
    kind, colour, *rest = words
    name = " ".join(rest)
    if not name or clean_line(name) != name:
        raise ValueError(words)
    return Player(name, kind, colour)


def read_head(text: str) -> Record:
    """The record of a text without its events. Raises BadRecord. Fast: lists of games need only
    this."""
    head, _, _ = text[:MAX_HEAD].partition("\n\n")
    lines = head.removesuffix("\n").split("\n")
    _check_format(lines[0])
    return _read_header(lines)


def _read_header(lines: list[str]) -> Record:
    fields = _Header()
    for number, line in enumerate(lines[1:], 2):
        try:
            _check_line(line, number)
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
        self.post = PostLines()
        self.sections: list[str] = []

    def take(self, line: str) -> None:
        key, *words = line.split(" ")
        if key == "game" and self.game is None:
            name, version = words
            self.game = name, count_of(version)
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
            self.played = count_of(count)
        elif key == "result" and not self.result:
            self.result = " ".join(words)
            self.winners = [] if words == ["draw"] else [count_of(word) for word in words]
            if not words or 0 in self.winners:
                raise ValueError(line)
        elif key in KEYS:
            self.post.take(key, words)
        elif key + " " == SECTION and words and PART.fullmatch(words[0]):
            self.sections.append(line.removeprefix(SECTION))
        else:
            raise ValueError(line)

    def record(self) -> Record:
        setup, players = Setup(len(self.players), tuple(self.options)), tuple(self.players)
        if self.game is None or self.saved is None or self.played is None or not players:
            raise BadRecord("incomplete")
        if any(not 1 <= seat <= len(players) for seat in self.winners):
            raise BadRecord("incomplete")
        try:
            post = self.post.post(len(players))
        except ValueError:
            raise BadRecord("incomplete") from None
        return Record(
            *self.game,
            setup,
            self.seed or "",
            players,
            self.saved,
            played=self.played,
            result=self.result,
            post=post,
            sections=tuple(self.sections),
        )
