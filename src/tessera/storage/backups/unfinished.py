"""A backup that isn't wholly restored lies in the durable store until it is."""

from collections.abc import Callable

from tessera.storage.write_queue import WriteQueue

RESTORING = "tessera/restoring"


class UnfinishedBackup:
    """The text of that backup."""

    def __init__(self, store: WriteQueue) -> None:
        self._store = store

    def keep(self, text: str | None) -> None:
        """Stores the text, before the first game is written. If there is no room for it, restoring
        goes on all the same. None deletes it, once all games are here or nobody wants them."""
        self._store.commit({RESTORING: text}, (), lambda there: True, lambda fault: None)

    def read(self, then: Callable[[str], None]) -> None:
        """Calls `then` later with the text; with "" if there is none."""
        self._store.read((RESTORING,), lambda texts: then(texts.get(RESTORING, "")))
