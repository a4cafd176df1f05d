"""What keeps games and settings, over stand-ins for a browser's stores."""

from __future__ import annotations

from collections.abc import Callable

from tessera.storage.journal import Journal
from tessera.storage.ports import DurableStore
from tessera.storage.repository import Repository
from tessera.storage.settings import Settings
from tessera.storage.write_queue import WriteQueue
from tessera_kit.fakes.stores import Drawer, Notebook
from tests.session.tables import NOW


def repository_in(
    drawer: Drawer,
    durable_store: DurableStore | None = None,
    tab: str = "aaaa",
    now: Callable[[], str] = lambda: NOW,
) -> Repository:
    """Without a durable store of one's own, one that is empty."""
    queue = WriteQueue(Notebook() if durable_store is None else durable_store)
    return Repository(Journal(drawer), queue, tab, now)


def settings_in(drawer: Drawer, durable_store: DurableStore | None = None) -> Settings:
    """In the same way."""
    return Settings(Journal(drawer), WriteQueue(durable_store or Notebook()))
