"""Restoring a backup merges: games that are here stay, missing ones are added, and a game that went
on differently is kept in both forms.

A thousand games take a while, so they come in bunches, and one bunch is safe before the next is
begun. Until all are, the backup lies in the durable store, and restoring it can go on after a stop,
or a crash, without its file.
"""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple
from zlib import crc32

from tessera.core.record import Record, write_record
from tessera.core.record_reader import read_record
from tessera.storage.backups.backup import Backup
from tessera.storage.holdings import KEPT, Status
from tessera.storage.migrations import Find, migrate
from tessera.storage.opening import Damaged, open_table
from tessera.storage.saves import Saves
from tessera.storage.settings import Settings

BUNCH = 60
"""The number of games that are written to the stores at once."""


class RestoreOutcome(Enum):
    """The outcome for one game of a backup."""

    ADDED = "it was missing here"
    CONTINUED = "it had gone on further there"
    KNOWN = "it is here already, perhaps further on"
    COPIED = "it went on differently: now both ways are here"
    REFUSED = "it is no legal game"


class Restored(NamedTuple):
    """The outcome for a game, the id under which it is here, and the reason if it was refused."""

    outcome: RestoreOutcome
    id: str
    damaged: Damaged | None = None


class Restoration:
    """A backup that is being restored: call `look` until it returns None, then `give`, and repeat
    until `is_done`."""

    def __init__(self, backup: Backup, saves: Saves, settings: Settings, find: Find) -> None:
        self._saves, self._find = saves, find
        self.restored: list[Restored] = []
        """The outcomes of the games that were written."""
        self._todo = iter(backup.games.items())
        self._left = len(backup.games)
        self._bunch: list[Restored] = []
        self._records: dict[str, Record] = {}
        """The records of the bunch that are to be written, by the ids that they get."""
        self.unsafe: list[str] = []
        """The ids of the games that were written, but could still be lost by a crash."""
        settings.arrive(backup.settings)

    @property
    def is_done(self) -> bool:
        """Whether all games were checked and written."""
        return not self._left and not self._bunch

    @property
    def has_no_room(self) -> bool:
        """Whether a game is only in the page's memory because the stores refuse it, as they would
        others."""
        status = self._saves.repository.status
        return any(status(id) in (Status.FULL, Status.REFUSED) for id in self.unsafe)

    @property
    def kept(self) -> int:
        """The number of games of the backup that are here and survive a crash."""
        refused = sum(r.outcome is RestoreOutcome.REFUSED for r in self.restored)
        return len(self.restored) - refused - len(self.unsafe)

    def look(self) -> Restored | None:
        """Checks the next game and returns its outcome; None if there is none, or the bunch is full
        and must be written first."""
        if not self._left or len(self._bunch) == BUNCH:
            return None
        id, whole = next(self._todo)
        self._left -= 1
        restored = self._looked(id, whole)
        self._bunch.append(restored)
        return restored

    def give(self, then: Callable[..., None]) -> None:
        """Writes the games of the bunch. `then` is called when the durable store has answered."""
        repository = self._saves.repository

        def answered() -> None:
            self.restored += self._bunch
            self._bunch = []
            came = (r.id for r in self.restored if r.outcome is not RestoreOutcome.REFUSED)
            self.unsafe = [id for id in came if repository.status(id) not in KEPT]
            then()

        with repository.together():
            for id, record in self._records.items():
                self._saves.save(id, record)
            self._records = {}
            repository.flush()  # There may be room now for games that had none before.
        repository.when_answered(answered)

    def _looked(self, id: str, whole: str) -> Restored:
        # The reader adds empty lines for those missing at the end of a file that was cut off.
        text = whole.rstrip("\n") if whole.endswith("\n\n") else whole
        ours = self._saves.entry(id)
        if ours is not None and ours.text == text:
            return Restored(RestoreOutcome.KNOWN, id)
        try:
            table = open_table(text, self._find, self._saves.people)
            there = table.record(read_record(text).saved)
        except Damaged as damaged:
            if damaged.code not in ("lacks", "unknown_game"):  # Those wait for what they need.
                return Restored(RestoreOutcome.REFUSED, id, damaged)
            there = read_record(migrate(text, self._find))
        known = self._records.get(id) or self._saves.read(id)
        if not self._has(id):
            place = self._saves.place(id)
            self._records[place] = there
            return Restored(RestoreOutcome.ADDED, place)
        if known is not None and _identity(known) == _identity(there):
            if _begins_with(known, there):
                return Restored(RestoreOutcome.KNOWN, id)
            if _begins_with(there, known):
                self._records[id] = there
                return Restored(RestoreOutcome.CONTINUED, id)
        copy = f"{id[:40]}-{crc32(write_record(there).encode()):08x}"
        if self._has(copy):
            return Restored(RestoreOutcome.KNOWN, copy)
        self._records[copy] = there
        return Restored(RestoreOutcome.COPIED, copy)

    def _has(self, id: str) -> bool:
        return id in self._records or self._saves.entry(id) is not None


def _identity(record: Record) -> object:
    return record.game, record.version, record.setup, record.seed, record.players


def _begins_with(longer: Record, shorter: Record) -> bool:
    return longer.events[: len(shorter.events)] == shorter.events
