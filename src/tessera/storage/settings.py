"""What was chosen on this device: language, pace, names of players, looks of games."""

import re
from collections.abc import Sequence

from tessera.storage.ports import Store

PREFIX = "tessera/"
TRAVELS = re.compile(
    r"language|pace|replay|seats|(?!game|deleted|earlier|aside)[a-z_]+/[a-z_]+", re.ASCII
)
"""The settings that a backup takes along. Whatever else is stored belongs to this device alone, and
some of it would be shown as it is: a stranger's backup must not bring it."""


class Settings:
    """Short texts by name, beside the games in the same store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def recall(self, name: str, default: str) -> str:
        """A setting kept earlier."""
        return self._store.get(PREFIX + name) or default

    def choice(self, name: str, values: Sequence[str]) -> str:
        """A setting that is one of these values; the first of them unless another was kept."""
        kept = self.recall(name, "")
        return kept if kept in values else values[0]

    def remember(self, name: str, value: str) -> None:
        """Keeps a setting. Raises StoreError."""
        self._store.set(PREFIX + name, value)

    def travelling(self) -> dict[str, str]:
        """The settings for a backup, by name."""
        own = (name for name in self._store.names() if name.startswith(PREFIX))
        names = sorted(name.removeprefix(PREFIX) for name in own)
        found = {name: self.recall(name, "") for name in names if TRAVELS.fullmatch(name)}
        return {name: text for name, text in found.items() if text}

    def arrive(self, settings: dict[str, str]) -> None:
        """Takes those settings of a backup that are missing here. Raises StoreError."""
        for name, text in settings.items():
            if TRAVELS.fullmatch(name) and self._store.get(PREFIX + name) is None:
                self.remember(name, text)
