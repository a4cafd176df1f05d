"""What a launch shows of a game before Python is awake: the board as a spectator knows it.

The picture lies in the open on the device, for whoever takes it next. So it is drawn from what
everybody may know, and of the rest of the screen only the room it takes.
"""

from tessera.scene.node import Node
from tessera.screens.play.model import Play
from tessera.screens.play.view import table_view
from tessera.screens.table.spectate import spectate

SHOWN = {"board-place", "players", "bar"}


def last_seen(play: Play) -> Node | None:
    """The whole screen with nothing but board, players and bar in it; None once the game is over,
    because it will not be gone on with."""
    table = play.context.table
    if table.rules.result(table.state) is not None:
        return None
    services, game = play.services, play.context.game
    drawn = table_view(play, spectate(services, game, table, table.played, None))
    parts = [child if _is_shown(child) else _room(child) for child in drawn.children]
    return Node(drawn.tag, drawn.attributes, *parts)


def _is_shown(part: Node | str) -> bool:
    return isinstance(part, Node) and bool(SHOWN & set(str(part.attributes["class"]).split()))


def _room(part: Node | str) -> Node | None:
    if isinstance(part, str):
        return None
    return Node(part.tag, {"class": part.attributes["class"]})
