"""The messages between a table and the phones at it: lines of text, each of which begins with a
word that tells its kind. docs/phones.md describes them.

The first line tells the kind of the message. Anything may come from the other side: it is read with
limits, and raises BadMessage unless it is valid.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

PROTOCOL = 2
"""The version of the protocol; grows when a phone of another release would misunderstand it."""
FROM_PHONE, FROM_TABLE = 300, 60_000
"""The most characters of a message; browsers carry four times as many in one piece."""
ALIVE = "alive"
"""The message of either side when it has sent nothing else for a while."""
WORD = re.compile(r"[a-z_]{1,40}", re.ASCII)
RELEASE = re.compile(r"[\w.+-]{1,40}", re.ASCII)


class BadMessage(ValueError):
    """Raised for a text that no Tessera sends."""


class Hello(NamedTuple):
    """The first message of a phone, with its version of the protocol and its release."""

    protocol: int
    release: str


class PhoneRequest(NamedTuple):
    """A phone's request to "play" an event, as text, to "throw", to "undo" the last choice of its
    seat or to "redo" it. `serial` is the number of changes of the table that the phone had heard
    of."""

    verb: str
    serial: int
    event: str = ""


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The message that the sender is still there."""


class WholeTable(NamedTuple):
    """The whole table as one seat, or a spectator, may know it. `record` is the head of the record:
    players and options. `start` is a position, and `events` are the events since, each with the
    position after it, or "" if that follows by the rules from what the seat knows. `redo` says
    whether the seat has undone something that can be redone."""

    serial: int
    seat: int | None
    record: str
    start: str
    events: tuple[tuple[str, str], ...]
    redo: bool = False


class EventMessage(NamedTuple):
    """One more event, as the seat saw it, with the position after it, as in `WholeTable`."""

    serial: int
    event: str
    position: str


class Refusal(NamedTuple):
    """The refusal of a phone's request, with the reason as a code."""

    code: str


@dataclass(frozen=True, slots=True)
class Paused:
    """The message that nobody plays now, because the tablet shows something else."""


class Goodbye(NamedTuple):
    """The last message of a table, with the reason for ending as a code."""

    code: str


FromPhone = Hello | PhoneRequest | Heartbeat
FromTable = WholeTable | EventMessage | Refusal | Paused | Goodbye | Heartbeat


def read_from_phone(text: str) -> FromPhone:
    """The message in a text from a phone. Raises BadMessage."""
    if len(text) > FROM_PHONE or not text.isprintable():
        raise BadMessage
    word, _, rest = text.partition(" ")
    number, _, more = rest.partition(" ")
    match word:
        case "hello" if RELEASE.fullmatch(more):
            return Hello(_count(number), more)
        case "play" | "throw" | "undo" | "redo" if bool(more) == (word == "play"):
            return PhoneRequest(word, _count(number), more)
        case "alive" if not rest:
            return Heartbeat()
    raise BadMessage


def write(message: FromPhone | FromTable) -> str:
    """The text of a message."""
    match message:
        case Hello(protocol, release):
            return f"hello {protocol} {release}"
        case PhoneRequest(verb, serial, event):
            return f"{verb} {serial} {event}".rstrip()
        case WholeTable(serial, seat, record, start, events, redo):
            who = ("spectator" if seat is None else f"seat {seat + 1}") + " redo" * redo
            head = *_lines("record", record), *_lines("position", start)
            happened = [line for one in events for line in _event(*one)]
            return "\n".join([f"table {serial} {who}", *head, *happened])
        case EventMessage(serial, event, position):
            return "\n".join([f"event {serial}", *_event(event, position)])
        case Refusal(code):
            return f"refused {code}"
        case Goodbye(code):
            return f"bye {code}"
        case Paused():
            return "paused"
    return ALIVE


def read_from_table(text: str) -> FromTable:
    """The message in a text from a table. Raises BadMessage."""
    if len(text) > FROM_TABLE:
        raise BadMessage
    first, *lines = text.split("\n")
    match first.split(" "):
        case ["table", serial, "spectator"]:
            return _shown(_count(serial), None, lines)
        case ["table", serial, "seat", seat] if _count(seat):
            return _shown(_count(serial), _count(seat) - 1, lines)
        case ["table", serial, "seat", seat, "redo"] if _count(seat):
            return _shown(_count(serial), _count(seat) - 1, lines)._replace(redo=True)
        case ["event", serial]:
            events = _events(lines)
            if len(events) == 1:
                return EventMessage(_count(serial), *events[0])
        case ["refused", code] if WORD.fullmatch(code):
            return Refusal(code)
        case ["bye", code] if WORD.fullmatch(code):
            return Goodbye(code)
        case ["paused"]:
            return Paused()
        case ["alive"]:
            return Heartbeat()
    raise BadMessage


def _event(event: str, position: str) -> list[str]:
    return [f"event {event}", *(_lines("position", position) if position else [])]


def _lines(word: str, text: str) -> list[str]:
    return [f"{word} {line}" for line in text.split("\n")]


def _shown(serial: int, seat: int | None, lines: list[str]) -> WholeTable:
    record, lines = _taken("record", lines)
    start, lines = _taken("position", lines)
    if not record or not start:
        raise BadMessage
    return WholeTable(serial, seat, record, start, _events(lines))


def _events(lines: list[str]) -> tuple[tuple[str, str], ...]:
    events = []
    while lines:
        word, _, event = lines[0].partition(" ")
        if word != "event" or not event:
            raise BadMessage
        position, lines = _taken("position", lines[1:])
        events.append((event, position))
    return tuple(events)


def _taken(word: str, lines: list[str]) -> tuple[str, list[str]]:
    """The text of the first lines that begin with this word, without the word, and the other
    lines."""
    count = next((n for n, line in enumerate(lines) if not line.startswith(word + " ")), len(lines))
    return "\n".join(line[len(word) + 1 :] for line in lines[:count]), lines[count:]


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 8):
        raise BadMessage
    return int(word)
