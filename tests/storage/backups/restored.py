"""A backup restored to its end, where the durable store answers at once."""

from __future__ import annotations

from tessera.storage.backups.backup import Backup
from tessera.storage.backups.restoring import Restoration, Restored
from tessera.storage.migrations import Find
from tessera.storage.saves import Saves
from tessera.storage.settings import Settings


def restore(backup: Backup, saves: Saves, settings: Settings, find: Find) -> list[Restored]:
    """What became of each game."""
    restoration = Restoration(backup, saves, settings, find)
    while not restoration.is_done:
        while restoration.look():
            pass
        restoration.give(lambda: None)
    return restoration.restored
