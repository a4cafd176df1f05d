"""A picture of the page as it was last seen, for the next launch to show before Python is awake.

It holds what lies open on the table and in the menu, never what is hidden: of a game the board, on
which no view draws a hand, the names and the buttons of the bar. Whatever else has a place round
the board leaves it empty. static/boot.mjs shows it.
"""

from __future__ import annotations

import json
from contextlib import suppress

from js import document

from tessera.session.saves import Store, StoreError

KEY = "tessera/picture"
MOST = 250_000
"""Characters; more is no longer worth its place beside the saved games."""
OPEN = ".board-place, .players, .bar"
"""What everybody round the table may see. What is known of each player stands in a <small>, and
some of that may be known to one seat only."""


def keep(store: Store, address: str, menu: str) -> None:
    """Keeps the markup of the menu's unfinished games, and of the board if one is on the screen."""
    text = json.dumps({"menu": menu, "address": address, "board": _board()})
    with suppress(StoreError):  # The next launch does without.
        if len(text) <= MOST:
            store.set(KEY, text)
        else:
            store.delete(KEY)


def _board() -> str:
    board = document.querySelector(".table:not(.over) > .board-place")
    if not board:
        return ""
    table = board.parentElement.cloneNode()
    for part in board.parentElement.children:
        copy = part.cloneNode(part.matches(OPEN))
        for known in copy.querySelectorAll("small"):
            known.textContent = "\u00a0"
        table.append(copy)
    return table.outerHTML
