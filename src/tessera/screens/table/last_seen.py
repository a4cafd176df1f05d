"""The picture of a game that a launch shows before Python is ready: the board as a spectator knows
it.

The picture lies on the device for anybody who picks it up next. So it is drawn from what everybody
may know, and the rest of the screen is empty space of the same size.
"""

from typing import TypeGuard

from tessera.scene.node import Node
from tessera.screens.page import Page
from tessera.screens.table.page import TablePage
from tessera.screens.table.seeing import spectate
from tessera.screens.table.view import table_view

SHOWN = {"board-place", "players", "bar"}


def last_seen(page: Page) -> Node | None:
    """The whole screen with nothing but board, players and bar in it; None where no game is played,
    or the game is over and won't be gone on with."""
    if not is_game(page):
        return None
    context, table = page.context, page.context.table
    if table.result is not None:
        return None
    seen = spectate(page.services, context.game, table, table.played, None)
    drawn = table_view(context, seen)
    parts = [child if _is_shown(child) else _room(child) for child in drawn.children]
    return Node(drawn.tag, drawn.attributes, *parts)


def is_game(page: Page) -> TypeGuard[TablePage]:
    """Whether the page is a game of this device that is played."""
    return isinstance(page, TablePage) and page.locks


def _is_shown(part: Node | str) -> bool:
    return isinstance(part, Node) and bool(SHOWN & set(str(part.attributes["class"]).split()))


def _room(part: Node | str) -> Node | None:
    if isinstance(part, str):
        return None
    return Node(part.tag, {"class": part.attributes["class"]})
