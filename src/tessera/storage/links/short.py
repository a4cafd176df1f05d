"""Short links to a game. Its events are numbers (`core/numbering.py`), and the code is a third as
long.

The text in such a code has a first line with the number of events, how many bytes they take, and
the sum of the record's lines; then notes, and events that have no number, each behind the number of
events before it; then the head of the record. Behind the text come the numbers.

Whoever reads it must know the rules, and plays every event: so it is written only where the plain
link is too long for a QR code.
"""

import re
import zlib
from collections.abc import Generator, Iterator
from typing import TypeVar

from tessera.core.limits import MAX_CHARACTERS
from tessera.core.numbering import named, numbered
from tessera.core.record import NOTE, write_record
from tessera.core.record_reader import BadRecord, read_head, read_record
from tessera.core.replay import first_state
from tessera.core.rules import Illegal
from tessera.storage.addresses import address_in
from tessera.storage.links import MARK, SHORT, BadLink, coded, deflated, inflated, write_link
from tessera.storage.migrations import Find, migrate

Outcome = TypeVar("Outcome")
FIRST = re.compile(r"([0-9]{1,6}) ([0-9]{1,6}) ([0-9a-f]{1,8})", re.ASCII)
BESIDE = re.compile(r"([0-9]{1,6}) (.+)", re.ASCII)
MAGIC = "\ntessera record "


def short_link(text: str, find: Find) -> Generator[None, None, str]:
    """The record as a part of an address, the shorter of both ways. Goes on after each event. It is
    `write_link`'s for a text that isn't as a record is written today, or that the rules refuse."""
    plain = write_link(text)
    try:
        record = read_record(text)
        game = find(record.game)
        if game is None or record.version != game.rules.version or write_record(record) != text:
            return plain
        data, besides = yield from numbered(
            game.rules, first_state(game.rules, record), record.events
        )
    except (BadRecord, Illegal):
        return plain
    head, _, body = text.partition("\n\n")
    first = f"{len(record.events)} {len(data)} {zlib.crc32(body.encode()):x}"
    lines = [f"{at} {line}" for at, line in [*_notes(body), *besides.items()]]
    short = SHORT + coded(deflated("\n".join([first, *lines, head])) + data)
    return min(plain, short, key=len)


def _notes(body: str) -> Iterator[tuple[int, str]]:
    """The notes among these lines, each with the number of events before it."""
    events = 0
    for line in body.split("\n"):
        if line.startswith(NOTE):
            yield events, line
        else:
            events += 1


def code_in(text: str) -> str:
    """The code of the short link in a text; "" if it has none."""
    code = address_in(text).removeprefix(MARK)
    return code if is_short(code) else ""


def is_short(code: str) -> bool:
    """Whether `read_short_link` is for this part of an address."""
    return code.startswith(SHORT)


def read_short_link(code: str, find: Find) -> Generator[None, None, str]:
    """The text of a short link. Goes on after each event. Raises BadLink."""
    text, data = inflated(code.removeprefix(SHORT))
    lines, magic, rest = text.partition(MAGIC)
    first, _, lines = lines.partition("\n")
    numbers = FIRST.fullmatch(first)
    if not numbers or not magic:
        raise BadLink("bad_link")
    count, size, total = int(numbers[1]), int(numbers[2]), int(numbers[3], 16)
    notes, besides = _besides(lines)
    head = migrate(f"{magic}{rest}\n\n".lstrip(), find).removesuffix("\n\n")
    body: list[str] = []
    try:
        record = read_head(head)
        game = find(record.game)
        if game is None or record.version > game.rules.version:
            raise BadLink("newer_link" if game else "unknown_game")
        room = MAX_CHARACTERS
        state = first_state(game.rules, record)
        for at, event in enumerate(named(game.rules, state, count, data[:size], besides)):
            body += [*notes.get(at, ()), event]
            room -= len(event)
            if room < 0:
                raise BadLink("too_large")
            yield
    except BadRecord as bad:
        raise BadLink("newer_link" if bad.code == "newer" else "bad_link") from None
    except Illegal:
        raise BadLink("bad_link") from None
    whole = "\n".join([*body, *notes.get(count, ()), ""])
    if zlib.crc32(whole.encode()) != total:
        raise BadLink("bad_link")
    return f"{head}\n\n{whole}"


def _besides(lines: str) -> tuple[dict[int, list[str]], dict[int, str]]:
    """The notes by the number of events before them, and the events that have no number. Raises
    BadLink."""
    notes, events = dict[int, list[str]](), dict[int, str]()
    for line in lines.split("\n") if lines else ():
        words = BESIDE.fullmatch(line)
        if not words:
            raise BadLink("bad_link")
        if words[2].startswith(NOTE):
            notes.setdefault(int(words[1]), []).append(words[2])
        else:
            events[int(words[1])] = words[2]
    return notes, events


def at_once(steps: Generator[None, None, Outcome]) -> Outcome:
    """The outcome of work that could be done step by step."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome
