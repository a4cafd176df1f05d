"""Local storage as a journal: games that go on, what isn't safe yet, settings, the picture.

Browsers give it about five million characters, and all projects of one origin share them. So it is
no second archive: what the durable store has and nobody is playing goes when room is needed.
"""

from collections.abc import Callable, Iterable

from tessera.storage.ports import Store, StoreError

ROOM = 200_000
"""Characters that are made free at least: looking for what can go takes time."""


class Journal:
    """A store in which there is room as long as something is `spare`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.spare: Callable[[], Iterable[str]] = tuple
        """The keys of what can go, in that order."""

    def names(self) -> Iterable[str]:
        """All keys, in any order."""
        return self._store.names()

    def get(self, key: str) -> str | None:
        """The text, or None."""
        return self._store.get(key)

    def set(self, key: str, text: str) -> None:
        """Keeps a text. Raises StoreError, with the old text still there."""
        try:
            self._store.set(key, text)
        except StoreError as error:
            if error.code != "full" or not self.make_room(len(key) + len(text)):
                raise
            self._store.set(key, text)

    def delete(self, key: str) -> None:
        """Forgets a text, if it is there."""
        self._store.delete(key)

    def make_room(self, needed: int) -> bool:
        """Whether anything could go, and up to so many characters, or some more, are free now."""
        left = room = max(needed, ROOM)
        for key in self.spare():
            left -= len(key) + len(self._store.get(key) or "")
            self._store.delete(key)
            if left <= 0:
                break
        return left < room
