"""The puzzles of a game, fetched when somebody wants them; the service worker keeps them then. An
added game has brought its own along."""

import js
from pyodide.ffi import JsException

from tessera import games

FOLDER = "runtime/puzzles/"


async def text_of(game: str) -> str | None:
    """The text of their file, None where it can't be had."""
    if game in games.INSTALLED:
        return games.brought(game, "puzzles.txt")
    try:
        answer = await js.fetch(f"{FOLDER}{game}.txt")
        return await answer.text() if answer.ok else None
    except JsException:
        return None
