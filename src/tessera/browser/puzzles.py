"""The puzzles of a game, fetched when somebody wants them; the service worker keeps them then. An
added game has brought its own along."""

from pkgutil import get_data

import js
from pyodide.ffi import JsException

from tessera.games import INSTALLED

FOLDER = "runtime/puzzles/"


async def text_of(game: str) -> str | None:
    """The text of their file, None where it can't be had."""
    if module := INSTALLED.get(game):
        brought = get_data(module, "puzzles.txt")
        return brought.decode("utf-8") if brought else None
    try:
        answer = await js.fetch(f"{FOLDER}{game}.txt")
        return await answer.text() if answer.ok else None
    except JsException:
        return None
