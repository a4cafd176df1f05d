"""What somebody sees who only looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.core.game import Game, open_to_all
from tessera.games.box import Box, Due, Seen
from tessera.session.table import Table

if TYPE_CHECKING:
    from tessera.screens.app import App

OPEN = "open"
"""The table with every card face up."""
SPECTATORS = "spectators"


def hides(game: Game[Any, Any]) -> bool:
    """Whether seats know different things in this game."""
    return game.observation is not open_to_all


def eyes(table: Table[Any, Any]) -> list[str]:
    """From where a game may be watched, the best first: `OPEN`, `SPECTATORS`, or a seat's number.
    Hidden hands stay hidden while the game is on."""
    if not hides(table.game):
        return [OPEN]
    if table.game.result(table.state) is None:
        return [SPECTATORS]
    return [OPEN, SPECTATORS, *map(str, range(len(table.players)))]


def look(app: App, box: Box[Any, Any], table: Table[Any, Any], at: int, eye: str) -> Seen[Any, Any]:
    """What the eye sees after the first `at` events, with nothing to be done."""
    state, game = table.states[at], table.game
    seat = int(eye) if eye.isdecimal() else None
    shown = state if eye == OPEN else game.observation(state, seat)
    due = Due.COMPUTER if game.result(state) is None else Due.NOTHING
    events = tuple(
        event if eye == OPEN else game.witness(before, event, seat)
        for before, event, _ in table.history[:at]
    )
    start, wishes = box.view.start(), app.wishes(box)
    players = table.players_at(at)
    return Seen(shown, (), due, players, events, start, app.say, wishes, seat)


def standings(seen: Seen[Any, Any], box: Box[Any, Any]) -> list[str]:
    """How each seat stands, in words."""
    return [box.view.standing(seen, seat) for seat in range(len(seen.players))]
