"""A backup: everything this device keeps, in one text that people can read.

    tessera backup 1
    setting pace 1
    slow
    game 6f1c2a9b03d4 14
    tessera record 3
    …

Each part has a kind, a name, and how many lines follow. Restoring merges: what is here stays, what
is missing comes, and of a game that went on differently both ways are kept.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
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
MAX_PARTS = 20_000
PART = re.compile(r"(setting|game) ([0-9a-z_/-]{1,60}) (\d{1,6})", re.ASCII)


class BadBackup(ValueError):
    """A text that is no backup: "no_backup", "newer_backup" or "bad_backup", and the number of the
    first bad line."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(code, line)
        self.code = code
        self.line = line


@dataclass(frozen=True, slots=True)
class Backup:
    """Texts by name: preferences, and records by the id of their game."""

    settings: dict[str, str]
    games: dict[str, str]


def is_backup(text: str) -> bool:
    """Whether a text means to be a backup."""
    return text.startswith(MAGIC)


def take(saves: Saves, settings: Settings) -> Backup:
    """A backup of all there is, but for deleted games."""
    return Backup(settings.travelling(), {entry.id: entry.text for entry in saves.entries()})


def write_backup(backup: Backup) -> str:
    """The text of a backup; `read_backup` gives an equal one back."""
    lines = [f"{MAGIC}{FORMAT}"]
    for kind, texts in (("setting", backup.settings), ("game", backup.games)):
        for name, text in texts.items():
            own = text.split("\n")
            lines += [f"{kind} {name} {len(own)}", *own]
    return "\n".join([*lines, ""])


def read_backup(text: str) -> Backup:
    """The backup of a text. Raises BadBackup; whether its games are legal is not looked at."""
    lines = text.rstrip("\n").split("\n")
    number = lines[0].removeprefix(MAGIC)
    if not is_backup(text) or not (number.isascii() and number.isdecimal()):
        raise BadBackup("no_backup", 1)
    if number != str(FORMAT):
        raise BadBackup("newer_backup", 1)
    parts: dict[str, dict[str, str]] = {"setting": {}, "game": {}}
    at = 1
    for _ in range(MAX_PARTS):
        if at >= len(lines):
            return Backup(parts["setting"], parts["game"])
        found = PART.fullmatch(lines[at])
        if found is None or found[2] in parts[found[1]]:
            raise BadBackup("bad_backup", at + 1)
        own = lines[at + 1 : at + 1 + int(found[3])]
        # The last text may have ended in line ends, which went with those of the file.
        own += [""] * (int(found[3]) - len(own))
        if len(own) > len(lines) + 2:
            raise BadBackup("bad_backup", at + 1)
        parts[found[1]][found[2]] = "\n".join(own)
        at += 1 + int(found[3])
    raise BadBackup("bad_backup", at + 1)


class Came(Enum):
    """What became of one game of a backup."""

    ADDED = "it was missing here"
    CONTINUED = "it had gone on further there"
    KNOWN = "it is here already, perhaps further on"
    COPIED = "it went on differently: now both ways are here"
    REFUSED = "it is no legal game"


def restore(backup: Backup, saves: Saves, settings: Settings, find: Find) -> Iterator[Came]:
    """Merges a backup into what is here, one game with each step."""
    with suppress(StoreError):  # Settings can be chosen anew; games come first.
        settings.arrive(backup.settings)
    for id, text in backup.games.items():
        yield _restore_game(id, text, saves, find)


def _restore_game(id: str, text: str, saves: Saves, find: Find) -> Came:
    try:
        table = open_table(text, find)
    except Damaged:
        return Came.REFUSED
    there = table.record(read_record(text).saved)
    ours = saves.entry(id)
    if ours is None:
        saves.save(id, there)
        return Came.ADDED
    here = ours.record
    if here is not None and _identity(here) == _identity(there):
        if _begins_with(here, there):
            return Came.KNOWN
        if _begins_with(there, here):
            saves.save(id, there)
            return Came.CONTINUED
    copy = f"{id[:40]}-{crc32(write_record(there).encode()):08x}"
    if saves.entry(copy) is not None:
        return Came.KNOWN
    saves.save(copy, there)
    return Came.COPIED


def _identity(record: Record) -> object:
    return record.game, record.version, record.setup, record.seed, record.players


def _begins_with(longer: Record, shorter: Record) -> bool:
    return longer.events[: len(shorter.events)] == shorter.events
