"""What storage asks of a browser: texts at once, texts that survive a crash, and the other tabs.

Local storage is there at once but not crash-safe: a browser writes it to the disk seconds later.
The durable store is the second place where every game is kept. It answers late, so a write says
what is to be done then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class StoreError(Exception):
    """A store refused to write: the code "full", or "refused" where storage isn't allowed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Store(Protocol):
    """Texts kept under keys on this device."""

    def names(self) -> Iterable[str]:
        """All keys, in any order."""

    def get(self, key: str) -> str | None:
        """The text, or None."""

    def set(self, key: str, text: str) -> None:
        """Keeps a text. Raises StoreError, with the old text still there."""

    def delete(self, key: str) -> None:
        """Forgets a text, if it is there."""


Changes = Mapping[str, str | None]
"""Texts to keep by key; None forgets a key."""
Done = Callable[[str | None], None]
"""Called once a change is on the disk, with None; or with why it is not: "full", "refused" or
"conflict"."""
Guard = Callable[[Mapping[str, str]], bool]
"""Told what is there now under the keys it asked about, answers whether that may be changed."""


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """Changes that are made together unless the guard objects to the texts under `keys`; `done`
    hears what came of it."""

    changes: Changes
    keys: tuple[str, ...]
    guard: Guard
    done: Done


Faults = Sequence[str | None]
"""What `Done` hears, for each of several writes."""


class DurableStore(Protocol):
    """Texts under keys, changed all together or not at all."""

    def found(self, prefixes: tuple[str, ...]) -> Mapping[str, str]:
        """The texts whose keys begin with one of these, as they were when the page opened. There
        are games, also deleted and damaged ones, and settings; no earlier revisions."""

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Gives the texts whose keys begin with one of these, later; none if they can't be read."""

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        """Makes all writes to which their guards don't object, in one transaction."""


class NoDurableStore:
    """Stands in where the browser has no such store: it is empty and says so."""

    def found(self, prefixes: tuple[str, ...]) -> Mapping[str, str]:
        """Nothing."""
        return {}

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Nothing."""
        then({})

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        """Refuses."""
        answer(["refused"] * len(writes))


class LockHolder(Enum):
    """Who plays a game."""

    HERE = "this tab"
    ELSEWHERE = "another tab"


class Lock(Protocol):
    """A game that this tab wants for itself."""

    def take(self) -> None:
        """Asks the tab that has it to let go; if it doesn't answer, takes it."""

    def release(self) -> None:
        """Lets others have it."""


class Tabs(Protocol):
    """All tabs of this site in this browser."""

    name: str
    """Of this tab, like no other: hexadecimal digits."""

    def lock(self, game: str, told: Callable[[LockHolder], None]) -> Lock:
        """Wants a game. `told` is called later with who has it, and again whenever that
        changes."""

    def ask_who_plays(self, game: str, told: Callable[[bool], None]) -> None:
        """Has `told` called later with whether any tab has the game. Where that can't be known, one
        has."""

    def tell(self, key: str, stored: str) -> None:
        """Tells the others what was written."""

    def listen(self, heard: Callable[[str, str], None]) -> None:
        """Calls `heard` with what the others tell."""
