"""Files that somebody chooses."""

import asyncio
from collections.abc import Callable

import js

from tessera.storage.links import MAX_FILE

_reading: set[asyncio.Future[None]] = set()


def read_file(
    field: js.HTMLInputElement,
    receive: Callable[[str | None], None],
    drawn: Callable[[Callable[[], None]], None],
) -> None:
    """Reads the file in a field and gives its text later; None for one that is too large."""
    file = field.files.item(0)
    if not file:
        return  # Somebody thought better of it.

    async def reading() -> None:
        text = await file.text() if file.size <= MAX_FILE else None
        field.value = ""  # So that the same file can be chosen again.
        drawn(lambda: receive(text))

    task = asyncio.ensure_future(reading())
    _reading.add(task)
    task.add_done_callback(_reading.discard)
