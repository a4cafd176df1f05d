"""Local storage as a journal: of games that go on, texts that aren't safe yet, settings, and the
picture of the last board.

Browsers give it about five million characters, and all projects of one origin share them. So it is
no second archive: games that the durable store has and nobody is playing go when room is needed.
"""

from collections.abc import Callable, Iterable

from tessera.storage.ports import Store, StoreError

ROOM = 200_000
"""The least number of characters to free at once, because the search for them takes time."""


class Journal:
    """A store that makes room for new texts by deleting those that are `spare`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.names, self.get, self.delete = store.names, store.get, store.delete
        self.spare: Callable[[], Iterable[str]] = tuple
        """Returns the keys of the texts that can go, in that order."""

    def set(self, key: str, text: str) -> None:
        """Stores a text. Raises StoreError, with the old text still there."""
        try:
            self._store.set(key, text)
        except StoreError as error:
            if error.code != "full" or not self.make_room(len(key) + len(text)):
                raise
            self._store.set(key, text)

    def make_room(self, needed: int) -> bool:
        """Deletes spare texts until so many characters, and at least `ROOM`, are free, or none is
        left; returns whether there was any."""
        left = room = max(needed, ROOM)
        for key in self.spare():
            left -= len(key) + len(self.get(key) or "")
            self.delete(key)
            if left <= 0:
                break
        return left < room
