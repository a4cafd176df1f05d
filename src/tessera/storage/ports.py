"""The interfaces that storage needs of a browser: texts at once, texts that survive a crash, and
the other tabs.

Local storage is there at once but not crash-safe: a browser writes it to the disk seconds later.
The durable store is the second place where every game is kept. It answers late, by a callback.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from tessera.core.limits import CodedError


class StoreError(CodedError):
    """A store refused to write: the code "full", or "refused" where storage isn't allowed."""


class Store(Protocol):
    """Texts stored under keys on this device."""

    def names(self) -> Iterable[str]:
        """All keys, in any order."""

    def get(self, key: str) -> str | None:
        """The text, or None."""

    def set(self, key: str, text: str) -> None:
        """Stores a text. Raises StoreError, with the old text still there."""

    def delete(self, key: str) -> None:
        """Deletes a text, if it is there."""


Changes = Mapping[str, str | None]
"""Texts to store by key; None deletes a key."""
Done = Callable[[str | None], None]
"""Called with None once a change is on the disk, or with the reason why it isn't: "full", "refused"
or "conflict"."""
Guard = Callable[[Mapping[str, str]], bool]
"""Gets the texts that are there now under its keys, and returns whether they may be changed."""


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """Changes that are made together unless the guard objects to the texts under `keys`; `done` is
    called with the result."""

    changes: Changes
    keys: tuple[str, ...]
    guard: Guard
    done: Done


Faults = Sequence[str | None]
"""The argument of `Done` for each of several writes."""


class DurableStore(Protocol):
    """Texts under keys, changed all together or not at all."""

    on_closed: Callable[[], None]
    """Called when the browser has closed it, as where all site data is cleared."""

    def found(self, prefixes: tuple[str, ...]) -> Mapping[str, str]:
        """The texts whose keys begin with one of these, as they were when the page opened. Only
        games, also deleted and damaged ones, and settings are available; no earlier revisions."""

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Calls `then` later with the texts whose keys begin with one of these; with none if they
        can't be read."""

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        """Makes all writes to which their guards don't object, in one transaction; then calls
        `answer`."""


class NoDurableStore:
    """Stands in for a `DurableStore` where the browser has none: it is empty, and refuses all
    writes."""

    on_closed: Callable[[], None] = staticmethod(lambda: None)

    def found(self, prefixes: tuple[str, ...]) -> Mapping[str, str]:
        """No texts."""
        return {}

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        """Calls `then` with no texts."""
        then({})

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        """Refuses all writes."""
        answer(["refused"] * len(writes))


class LockHolder(Enum):
    """The tab that plays a game."""

    HERE = "this tab"
    ELSEWHERE = "another tab"


class Lock(Protocol):
    """The lock on a game that this tab wants to play alone."""

    def take(self) -> None:
        """Asks the tab that has the game to let go; takes it if that doesn't answer."""

    def release(self) -> None:
        """Lets other tabs have the game."""


class Tabs(Protocol):
    """All tabs of this site in this browser."""

    name: str
    """The unique name of this tab: hexadecimal digits."""

    def lock(self, game: str, on_holder: Callable[[LockHolder], None]) -> Lock:
        """Asks for the lock on a game. `on_holder` is called later with its holder, and again
        whenever that changes."""

    def ask_what_is_played(self, on_answer: Callable[[Collection[str] | None], None]) -> None:
        """Calls `on_answer` later with the games that tabs have; with None if that can't be
        known."""

    def tell(self, key: str, stored: str) -> None:
        """Sends a key and the text just written under it to the other tabs."""

    def listen(self, heard: Callable[[str, str], None]) -> None:
        """Calls `heard` with each key and text that another tab sends."""
