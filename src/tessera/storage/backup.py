"""A backup: everything this device keeps, in one text that people can read.

    tessera backup 1
    setting pace 1
    slow
    game 6f1c2a9b03d4 14
    tessera record 4
    …

Each part has a kind, a name, and how many lines follow. Restoring merges: what is here stays, what
is missing comes, and of a game that went on differently both ways are kept.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from zlib import crc32

from tessera.core.record import Record, write_record
from tessera.core.record_reader import read_record
from tessera.storage.migrations import Find
from tessera.storage.ports import StoreError
from tessera.storage.saves import Damaged, Saves, open_table
from tessera.storage.settings import Settings

FORMAT = 1
MAGIC = "tessera backup "


@dataclass(frozen=True, slots=True)
class Backup:
    """Texts by name: preferences, and records by the id of their game. Of one that was read it is
    known in which line each game `begins`, and where those lines begin of which nothing could be
    made, from 1."""

    settings: dict[str, str]
    games: dict[str, str]
    begins: dict[str, int] = field(default_factory=dict, compare=False)
    lost: tuple[int, ...] = field(default=(), compare=False)


def take(saves: Saves, settings: Settings) -> Backup:
    """A backup of all there is, but for deleted games."""
    return Backup(settings.travelling(), {entry.id: entry.text for entry in saves.entries()})


def write_backup(backup: Backup) -> str:
    """The text of a backup; `read_backup` of `backup_reader` gives an equal one back."""
    lines = [f"{MAGIC}{FORMAT}"]
    for kind, texts in (("setting", backup.settings), ("game", backup.games)):
        for name, text in texts.items():
            own = text.split("\n")
            lines += [f"{kind} {name} {len(own)}", *own]
    return "\n".join([*lines, ""])


class Came(Enum):
    """What became of one game of a backup."""

    ADDED = "it was missing here"
    CONTINUED = "it had gone on further there"
    KNOWN = "it is here already, perhaps further on"
    COPIED = "it went on differently: now both ways are here"
    REFUSED = "it is no legal game"


@dataclass(frozen=True, slots=True)
class Restored:
    """What became of a game, the id under which it is here, and why it was refused."""

    came: Came
    id: str
    damaged: Damaged | None = None


def restore(backup: Backup, saves: Saves, settings: Settings, find: Find) -> Iterator[Restored]:
    """Merges a backup into what is here, one game with each step."""
    with suppress(StoreError):  # Settings can be chosen anew; games come first.
        settings.arrive(backup.settings)
    for id, whole in backup.games.items():
        # Empty lines stand for what is missing where the file was cut off.
        text = whole.rstrip("\n") if whole.endswith("\n\n") else whole
        try:
            table = open_table(text, find)
        except Damaged as damaged:
            yield Restored(Came.REFUSED, id, damaged)
        else:
            yield _restore_game(id, table.record(read_record(text).saved), saves)


def _restore_game(id: str, there: Record, saves: Saves) -> Restored:
    ours = saves.entry(id)
    if ours is None:
        saves.save(id, there)
        return Restored(Came.ADDED, id)
    here = ours.record
    if here is not None and _identity(here) == _identity(there):
        if _begins_with(here, there):
            return Restored(Came.KNOWN, id)
        if _begins_with(there, here):
            saves.save(id, there)
            return Restored(Came.CONTINUED, id)
    copy = f"{id[:40]}-{crc32(write_record(there).encode()):08x}"
    if saves.entry(copy) is not None:
        return Restored(Came.KNOWN, copy)
    saves.save(copy, there)
    return Restored(Came.COPIED, copy)


def _identity(record: Record) -> object:
    return record.game, record.version, record.setup, record.seed, record.players


def _begins_with(longer: Record, shorter: Record) -> bool:
    return longer.events[: len(shorter.events)] == shorter.events
