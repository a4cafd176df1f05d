"""A backup that isn't wholly restored lies in the durable store until it is."""

from collections.abc import Callable

from tessera.storage.write_queue import WriteQueue

RESTORING = "tessera/restoring"


class UnfinishedBackup:
    """Its text."""

    def __init__(self, store: WriteQueue) -> None:
        self._store = store

    def keep(self, text: str) -> None:
        """Before its first game is given. Where there is no room for it, the file is needed."""
        self._change(text)

    def forget(self) -> None:
        """All of it is here, or isn't wanted."""
        self._change(None)

    def read(self, then: Callable[[str], None]) -> None:
        """Gives it later; "" where there is none."""
        self._store.read((RESTORING,), lambda texts: then(texts.get(RESTORING, "")))

    def _change(self, text: str | None) -> None:
        self._store.commit({RESTORING: text}, (), lambda there: True, lambda fault: None)
