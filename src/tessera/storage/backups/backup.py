"""A backup: everything this device keeps, in one text that people can read.

    tessera backup 1
    setting pace 1
    slow
    game 6f1c2a9b03d4 14
    tessera record 6
    …

Each part has a kind, a name, and the number of lines that follow.
"""

from dataclasses import dataclass, field

from tessera.storage.saves import Saves
from tessera.storage.settings import Settings

FORMAT = 1
MAGIC = "tessera backup "


@dataclass(frozen=True, slots=True)
class Backup:
    """Texts by name: settings, and records by the id of their game. A backup that was read also has
    the line in which each game `begins`, and in `lost` the first line of each part that couldn't be
    read. Lines count from 1."""

    settings: dict[str, str]
    games: dict[str, str]
    begins: dict[str, int] = field(default_factory=dict, compare=False)
    lost: tuple[int, ...] = field(default=(), compare=False)


def take(saves: Saves, settings: Settings) -> Backup:
    """A backup of all settings and games, but for deleted ones."""
    return Backup(settings.travelling(), {entry.id: entry.text for entry in saves.entries()})


def write_backup(backup: Backup) -> str:
    """The text of a backup; `read_backup` of `backup_reader` gives an equal one back."""
    lines = [f"{MAGIC}{FORMAT}"]
    for kind, texts in (("setting", backup.settings), ("game", backup.games)):
        for name, text in texts.items():
            own = text.split("\n")
            lines += [f"{kind} {name} {len(own)}", *own]
    return "\n".join([*lines, ""])
