"""The saved games of this device, and the tables of their texts.

A text that can't be read stays where it is: it is listed as damaged, can be copied out, and goes
only when somebody deletes it.
"""

import re
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tessera.core.limits import MAX_HEAD
from tessera.core.record import Record, write_record
from tessera.core.record_reader import BadRecord, read_head, read_record
from tessera.session.table import AnyTable
from tessera.storage.migrations import Find, migrate
from tessera.storage.people.people import NOBODY, People, read_people
from tessera.storage.repository import Repository
from tessera.storage.revisions import Revision, is_over, saved_at

YOURS = re.compile(r"\nhere ([0-9]+) \1 ", re.ASCII)
"""The line of a game by post that says that this device's letter is awaited."""
OPENING = 100
"""The most events of a game that nobody has begun: to deal to twelve at Sequence takes 42."""
OWN = "tessera own "
"""The first characters of a deleted text that isn't a game's; the name of its setting follows."""


class Own(NamedTuple):
    """A deleted setting that somebody made, such as a program, with words to know it by."""

    setting: str
    title: str
    words: str
    since: str
    """The moment from which it held, as in a record; "" if that is unknown."""
    text: str


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
        return self._readable(read_head, self.text[:MAX_HEAD])

    def read_head(self) -> Record | None:
        """The same to be counted: not cached, with the names of today in games by post too."""
        return self._readable(read_head, self.text[:MAX_HEAD], posted=True)

    @cached_property
    def record(self) -> Record | None:
        """The whole record, as today's rules have it; None when it can't be read. Whether its
        events are legal is checked when it is opened."""
        return self._readable(read_record, self.text)

    def read(self) -> Record | None:
        """The whole record to be counted, as `read_head` gives its head."""
        return self._readable(read_record, self.text, posted=True)

    @cached_property
    def saved(self) -> str:
        """The time of the last event, to sort by; empty for a text without one."""
        return saved_at(self.text)

    @property
    def game(self) -> str:
        """The name of the game in the text; empty for a text without one."""
        return self.text.partition("\n\n")[0].partition("\ngame ")[2].partition(" ")[0]

    @cached_property
    def own(self) -> Own | None:
        """The deleted setting of the text; None for a game."""
        lines = self.text.removeprefix(OWN).split("\n", 4)
        return Own(*lines) if self.text.startswith(OWN) and len(lines) == len(Own._fields) else None

    @property
    def awaits_you(self) -> bool:
        """Whether it is a game by post whose next letter this device must write."""
        return YOURS.search(self.text.partition("\n\n")[0]) is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.text)

    @cached_property
    def untouched(self) -> bool:
        """Whether the game was opened, and left before anybody did anything in it."""
        # Imported when a game is opened: the menu needs no table.
        from tessera.storage.opening import Damaged, open_table  # noqa: PLC0415

        with suppress(Damaged):
            return (
                not self.over
                and self.text.count("\n") < OPENING
                and not (table := open_table(self.text, self.find)).post
                and table.untouched
            )
        return False

    def _readable(
        self, read: Callable[[str], Record], text: str, *, posted: bool = False
    ) -> Record | None:
        try:
            return self.people.in_record(read(migrate(text, self.find)), posted=posted)
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
        self._dropped: dict[str, str] = {}
        """The texts of games that were left untouched, for whoever goes back to one."""

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

    def latest(self, ids: Collection[str]) -> str:
        """The id of the game among these that was saved last; "" for none."""
        entries = [entry for id in ids if (entry := self.entry(id))]
        return max(entries, key=lambda entry: entry.saved).id if entries else ""

    def deleted(self) -> list[Entry]:
        """The games that can still be restored, the last deleted first."""
        entries = [
            Entry(id, c.text, self._find, c.moment, self.people)
            for id, c in self.repository.deleted().items()
        ]
        return sorted(entries, key=lambda entry: entry.moment, reverse=True)

    def quarantine(self) -> list[Entry]:
        """Damaged revisions of games of which another revision could be read."""
        copies = sorted(self.repository.quarantine.items())
        return [Entry(name, text, self._find) for name, text in copies]

    def entry(self, id: str) -> Entry | None:
        """One game of the list."""
        revision = self.repository.get(id)
        return self._entry(id, revision, self.people) if revision else None

    def open(self, id: str) -> AnyTable | None:
        """The table of a saved game; None when there is none. Raises Damaged."""
        # Imported when a game is opened: the menu needs no table.
        from tessera.storage.opening import Damaged, open_table  # noqa: PLC0415

        if not self.repository.get(id) and (dropped := self._dropped.pop(id, "")):
            self.repository.write(id, dropped)
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

    def opened(self, id: str) -> AnyTable | None:
        """The table of a saved game; None when there is none, or it can't be read."""
        from tessera.storage.opening import Damaged  # noqa: PLC0415

        with suppress(Damaged):
            return self.open(id)
        return None

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
        self.repository.write(id, write_record(self.people.marked(record)))
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

    def drop(self, id: str) -> None:
        """Forgets a game that was opened and left untouched."""
        entry = self.entry(id)
        if entry and entry.untouched:
            self._dropped[id] = entry.text
            self.repository.forget(id)

    def put_away(self, id: str, own: Own) -> None:
        """Puts a text that is to be replaced or removed among the deleted games."""
        lines = [" ".join(line.split()) for line in own[:-1]]
        self.repository.write(id, OWN + "\n".join([*lines, own.text]), deleted=True)

    def restore(self, id: str) -> None:
        """Takes a game back from among the deleted ones."""
        self.repository.write(id, self.repository.deleted()[id].text)

    def _entry(self, id: str, revision: Revision, people: People) -> Entry:
        known = self._entries.get(id)
        if known is None or known[0] is not revision:
            entry = Entry(id, revision.text, self._find, people=people)
            known = self._entries[id] = revision, entry
        return known[1]
