"""How long IndexedDB may be silent before its connection is taken for dead."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tessera.browser.timer import later

PATIENCE = 4000
"""Milliseconds."""

T = TypeVar("T")


async def patiently(answer: Awaitable[T]) -> T:
    """What comes of it. Raises TimeoutError."""
    return await asyncio.wait_for(answer, PATIENCE / 1000)


class Patience:
    """Begins when something is asked, and anew with every sign of life."""

    def __init__(self, ended: Callable[[], None]) -> None:
        """`ended` is called when nothing has come for so long."""
        self._ended = ended
        self._stop = later(PATIENCE, ended)

    def renew(self) -> None:
        """There was a sign of life."""
        self._stop()
        self._stop = later(PATIENCE, self._ended)

    def end(self) -> None:
        """All has come."""
        self._stop()
