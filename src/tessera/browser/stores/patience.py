"""Patience with IndexedDB: its connection is taken for dead when it was silent so long, in time
awake."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tessera.browser.timer import later, within

PATIENCE = 4000
"""Milliseconds."""

T = TypeVar("T")


async def patiently(answer: Awaitable[T]) -> T:
    """The answer, if it comes in time. Raises TimeoutError."""
    return await within(PATIENCE, answer)


class Patience:
    """A time limit that begins when something is asked, and anew with every sign of life."""

    def __init__(self, ended: Callable[[], None]) -> None:
        """`ended` is called when the time has passed without a sign of life."""
        self._ended = ended
        self._stop = later(PATIENCE, ended)

    def renew(self) -> None:
        """Begins the time limit anew, after a sign of life."""
        self._stop()
        self._stop = later(PATIENCE, self._ended)

    def end(self) -> None:
        """Ends the time limit, because everything has come."""
        self._stop()
