"""What keeps games and settings, over stand-ins for a browser's stores."""

from __future__ import annotations

from collections.abc import Callable

from tessera.storage.journal import Journal
from tessera.storage.ports import DurableStore
from tessera.storage.repository import Repository
from tessera.storage.settings import Settings
from tessera.storage.write_queue import WriteQueue
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import NOW


def repository_in(
    store: FakeStore,
    durable_store: DurableStore | None = None,
    tab: str = "aaaa",
    now: Callable[[], str] = lambda: NOW,
) -> Repository:
    """Without a durable store of one's own, one that is empty."""
    queue = WriteQueue(FakeDurableStore() if durable_store is None else durable_store)
    return Repository(Journal(store), queue, tab, now)


def settings_in(store: FakeStore, durable_store: DurableStore | None = None) -> Settings:
    """In the same way."""
    return Settings(Journal(store), WriteQueue(durable_store or FakeDurableStore()))
