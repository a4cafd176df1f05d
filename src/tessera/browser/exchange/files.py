"""Files that somebody chooses."""

from collections.abc import Callable

import js

from tessera.browser.timer import Drawn, when_done
from tessera.storage.links import MAX_FILE


def read_file(
    field: js.HTMLInputElement, receive: Callable[[str | None], None], drawn: Drawn
) -> None:
    """Reads the file in a field and gives its text later; None for one that is too large."""
    file = field.files.item(0)
    if not file:
        return  # Somebody thought better of it.

    async def reading() -> str | None:
        text = await file.text() if file.size <= MAX_FILE else None
        field.value = ""  # So that the same file can be chosen again.
        return text

    when_done(drawn, reading(), receive)
