"""What a launch shows of a game before Python is awake: the board as a spectator knows it.

The picture lies in the open on the device, for whoever takes it next. So it is drawn from what
everybody may know, and of the rest of the screen only the room it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.kit.view import Due, Seen
from tessera.scene.node import Node
from tessera.screens.play_layout import layout

if TYPE_CHECKING:
    from tessera.screens.play import Play

SHOWN = {"board-place", "players", "bar"}


def last_seen(play: Play) -> Node | None:
    """The whole screen with nothing but board, players and bar in it; None once the game is over,
    because it will not be gone on with."""
    table = play.table
    if table.rules.result(table.state) is not None:
        return None
    drawn = layout(play, spectator(play))
    parts = [child if _is_shown(child) else _room(child) for child in drawn.children]
    return Node(drawn.tag, drawn.attributes, *parts)


def spectator(play: Play) -> Seen[Any, Any]:
    """The table as somebody knows it who passes by: nothing to choose, no cursor."""
    table, rules = play.table, play.table.rules
    return Seen(
        rules.observation(table.state, None),
        (),
        Due.COMPUTER,
        table.players,
        tuple(rules.observed_action(before, event, None) for before, event, _ in table.history),
        play.game.view.start(),
        play.app.say,
        play.preferences,
    )


def _is_shown(part: Node | str) -> bool:
    return isinstance(part, Node) and bool(SHOWN & set(str(part.attributes["class"]).split()))


def _room(part: Node | str) -> Node | None:
    if isinstance(part, str):
        return None
    return Node(part.tag, {"class": part.attributes["class"]})
