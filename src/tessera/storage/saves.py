"""The saved games of this device, and the tables of their texts.

A text that can't be read stays where it is: it is listed as damaged, can be copied out, and goes
only when somebody deletes it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tessera.core.record import Record, shortened, write_record
from tessera.core.record_reader import (
    MAX_HEAD,
    BadRecord,
    cut_off,
    read_good_part,
    read_head,
    read_record,
)
from tessera.core.replay import BadEvent
from tessera.core.rules import Illegal
from tessera.kit.game import Game
from tessera.session.table import Table
from tessera.storage.migrations import Find, migrate
from tessera.storage.people.people import NOBODY, People, read_people
from tessera.storage.repository import Repository
from tessera.storage.revisions import GAME, Revision, is_over, saved_at

PREFIX = GAME
YOURS = re.compile(r"\nhere ([0-9]+) \1 ", re.ASCII)
"""The line of a game by post that says that this device's letter is awaited."""
DAYS = 30
"""The least number of days for which a deleted game can be restored."""


class Damaged(Exception):
    """Raised for a saved game that can't be opened: with a code, the line or event at which it
    fails (from 1; 0 for none), its text, and the exception behind it, if any."""

    def __init__(
        self, code: str, text: str, at: int = 0, cause: BadEvent | BadRecord | None = None
    ) -> None:
        super().__init__(code, at)
        self.code = code
        self.text = text
        self.at = at
        self.cause = cause


@dataclass(frozen=True)
class Entry:
    """One line in the list of saved games. Its text is parsed only as needed, so that a list of
    hundreds opens at once."""

    id: str
    text: str
    find: Find
    moment: str = ""
    """The time of deletion of a deleted game, ISO 8601 in UTC; else ""."""
    people: People = NOBODY
    """Those whose names of today `head` and `record` have, instead of names of before."""

    @cached_property
    def head(self) -> Record | None:
        """The record without its events, as today's rules have it; None when it can't be read."""
        return self.read_head()

    def read_head(self) -> Record | None:
        """The same without caching it, for loops over thousands."""
        return self._readable(read_head, self.text[:MAX_HEAD])

    @cached_property
    def record(self) -> Record | None:
        """The whole record, as today's rules have it; None when it can't be read. Whether its
        events are legal is checked when it is opened."""
        return self.read()

    def read(self) -> Record | None:
        """The whole record, like `record` but without caching it, for loops over thousands."""
        return self._readable(read_record, self.text)

    @cached_property
    def saved(self) -> str:
        """The time of the last event, to sort by; empty for a text without one."""
        return saved_at(self.text)

    @property
    def game(self) -> str:
        """The name of the game in the text; empty for a text without one."""
        return self.text.partition("\n\n")[0].partition("\ngame ")[2].partition(" ")[0]

    @property
    def awaits_you(self) -> bool:
        """Whether it is a game by post whose next letter this device must write."""
        return YOURS.search(self.text.partition("\n\n")[0]) is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.text)

    def _readable(self, read: Callable[[str], Record], text: str) -> Record | None:
        try:
            return self.people.in_record(read(migrate(text, self.find)))
        except BadRecord:
            return None


class Saves:
    """The list of saved games."""

    def __init__(self, repository: Repository, find: Find) -> None:
        self.repository = repository
        self._find = find
        self.people_text: Callable[[], str] = lambda: ""
        """Gives the people of this device as text. Another tab may have renamed one."""
        self._people = "", NOBODY
        self._entries: dict[str, tuple[Revision, Entry]] = {}
        self._read: set[str] = set()
        """The ids of the games that this page has read, and so may write."""

    @property
    def people(self) -> People:
        """The people of this device."""
        if (text := self.people_text()) != self._people[0]:
            self._people = text, read_people(text)
            self._entries.clear()
        return self._people[1]

    def entries(self) -> list[Entry]:
        """All saved games: first those by post whose next letter is due here, then the others, the
        latest first, and at the end those that can't be read."""
        games, people = self.repository.games(), self.people
        entries = [self._entry(id, revision, people) for id, revision in games.items()]

        def rank(entry: Entry) -> tuple[bool, bool, str]:
            return not games[entry.id].fault, entry.awaits_you, entry.saved

        return sorted(entries, key=rank, reverse=True)

    def deleted(self) -> list[Entry]:
        """The games that can still be restored, the last deleted first."""
        entries = [
            Entry(id, c.text, self._find, c.moment, self.people)
            for id, c in self.repository.deleted().items()
        ]
        return sorted(entries, key=lambda entry: entry.moment, reverse=True)

    def quarantine(self) -> list[Entry]:
        """Damaged revisions of games of which another revision could be read."""
        return [
            Entry(name, text, self._find)
            for name, text in sorted(self.repository.quarantine.items())
        ]

    def entry(self, id: str) -> Entry | None:
        """One game of the list."""
        revision = self.repository.get(id)
        return self._entry(id, revision, self.people) if revision else None

    def open(self, id: str) -> Table[Any, Any] | None:
        """The table of a saved game; None when there is none. Raises Damaged."""
        revision = self.repository.get(id)
        if revision is None:
            return None
        if revision.fault == "newer":
            raise Damaged("newer", revision.text)
        table = open_table(revision.text, self._find, self.people)
        if revision.fault:
            raise Damaged("bad_check", revision.text)
        self._read.add(id)
        return table

    def read(self, id: str) -> Record | None:
        """The record of a saved or a deleted game, which this page may then write; None if there
        is none, or it can't be read."""
        revision = self.repository.get(id) or self.repository.deleted().get(id)
        if revision is None or revision.fault:
            return None
        record = self._entry(id, revision, self.people).record
        if record:
            self._read.add(id)
        return record

    def save(self, id: str, record: Record) -> str:
        """Saves a game that was read here, or a new one, and returns its id (see `place`). Its
        `status` in the repository tells when it is safe."""
        id = self.place(id)
        self.repository.write(id, write_record(record))
        return id

    def place(self, id: str) -> str:
        """The id under which a game is saved: this one, or a new one if it belongs to a game that
        wasn't read here."""
        place, number = id, 1
        while place not in self._read and not self.repository.is_free(place):
            number += 1
            place = f"{id[:40]}-{number}"
        return place

    def delete(self, id: str) -> None:
        """Puts a game among the deleted ones."""
        revision = self.repository.get(id)
        if revision:
            self._read.discard(id)
            self.repository.write(
                id, revision.stored if revision.fault else revision.text, deleted=True
            )

    def restore(self, id: str) -> None:
        """Takes a game back from among the deleted ones."""
        self.repository.write(id, self.repository.deleted()[id].text)

    def _entry(self, id: str, revision: Revision, people: People) -> Entry:
        known = self._entries.get(id)
        if known is None or known[0] is not revision:
            entry = Entry(id, revision.text, self._find, people=people)
            known = self._entries[id] = revision, entry
        return known[1]


def open_table(text: str, find: Find, people: People = NOBODY) -> Table[Any, Any]:
    """The table of a record's text, every event checked against the rules, with the names of today
    of these people. Raises Damaged."""
    try:
        record = people.in_record(read_record(migrate(text, find)))
    except BadRecord as error:
        raise Damaged(error.code, text, error.line, error) from error
    game = find(record.game)
    if game is None:
        raise Damaged("unknown_game", text)
    if record.version > game.rules.version:
        raise Damaged("newer", text)
    try:
        table = Table(game.rules, record)
    except BadEvent as error:
        if error.index + 1 == len(record.events) and text.endswith(f"\n{error.text}"):
            cut = cut_off(error.index, record.played)  # The last line lacks its end.
            raise Damaged(cut.code, text, cause=cut) from error
        raise Damaged("bad_event", text, error.index + 1, error) from error
    except Illegal as error:
        raise Damaged("bad_setup", text) from error
    if not _seated(game, record):
        raise Damaged("bad_setup", text)
    return table


def open_good_part(text: str, find: Find) -> Table[Any, Any] | None:
    """The table of a record up to the first line that can't be read or event against the rules;
    None if not even its head is right."""
    try:
        part = write_record(read_good_part(migrate(text, find)))
        try:
            return open_table(part, find)
        except Damaged as damaged:
            legal = shortened(read_record(part), damaged.at - 1)
            return open_table(write_record(legal), find) if damaged.code == "bad_event" else None
    except (BadRecord, Damaged):
        return None  # The head of the record can't be right either.


def _seated(game: Game[Any, Any], record: Record) -> bool:
    """Whether all players, also those who left, are persons or bots of this game, and each side has
    a colour of its own, if the game has enough."""
    sides = game.rules.sides(record.setup)
    colours = {side: player.colour for side, player in zip(sides, record.players, strict=True)}
    left = [(n.seat, n.left) for n in record.notes if n.seat is not None and n.left]
    everybody = [*enumerate(record.players), *left]
    return (
        set(colours.values()) <= set(game.colours)
        and (len(set(colours.values())) == len(colours) or len(colours) > len(game.colours))
        and all(
            player.kind in {"person", *game.bots} and player.colour == colours[sides[seat]]
            for seat, player in everybody
        )
    )
