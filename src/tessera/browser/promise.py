"""Waits for a browser's promise that nothing else awaits."""

import asyncio
from collections.abc import Awaitable, Callable

from pyodide.ffi import JsException

_waiting: set[asyncio.Future[None]] = set()
"""Those on their way, held here alone: a task that nobody holds may be thrown away."""


def settled(promise: Awaitable[object], then: Callable[[str], None]) -> None:
    """Calls back with the outcome: "" if it was kept, else the name of the error."""

    async def wait() -> None:
        try:
            await promise
        except JsException as error:
            then(error.name)
        else:
            then("")

    waiting = asyncio.ensure_future(wait())
    _waiting.add(waiting)
    waiting.add_done_callback(_waiting.discard)
