"""The web interfaces that a browser offers, and its promises that nothing else awaits."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from pyodide.ffi import JsException, jsnull

_waiting: set[asyncio.Future[None]] = set()
"""Those on their way, held here alone: a task that nobody holds may be thrown away."""


def offered(owner: object, name: str) -> Any:
    """The value of a name that may be missing, undefined or null; None then."""
    # Add-ons against tracking and web views take an interface away and leave its name.
    value = getattr(owner, name, None)
    return None if value is jsnull else value


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
