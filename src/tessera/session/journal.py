"""What is asked of the store that survives a crash.

Local storage does not: a browser writes it to the disk seconds later. The journal is the second
place where every game is kept. It answers late, so whoever writes says what is to be done then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

Changes = Mapping[str, str | None]
"""Texts to keep by key; None forgets a key."""
Done = Callable[[str | None], None]
"""Called once a change is on the disk, with None; or with why it is not: "full", "refused" or
"conflict"."""
Guard = Callable[[Mapping[str, str]], bool]
"""Told what is there now under the keys it asked about, answers whether that may be changed."""


class Journal(Protocol):
    """Texts under keys, changed all together or not at all."""

    def found(self) -> Mapping[str, str]:
        """What was there when the page opened, but for `EARLIER`."""

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Gives the texts whose keys begin with one of these, later; none if they can't be read."""

    def commit(self, changes: Changes, keys: tuple[str, ...], guard: Guard, done: Done) -> None:
        """Makes all changes unless the guard objects to the texts under `keys`."""


class NoJournal:
    """Stands in where the browser has no such store: it is empty and says so."""

    def found(self) -> Mapping[str, str]:
        """Nothing."""
        return {}

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Nothing."""
        then({})

    def commit(self, changes: Changes, keys: tuple[str, ...], guard: Guard, done: Done) -> None:
        """Refuses."""
        done("refused")
