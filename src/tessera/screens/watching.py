"""What somebody sees who only looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.core.rules import Rules
from tessera.kit.game import Game
from tessera.kit.view import Due, Seen
from tessera.session.table import Table

if TYPE_CHECKING:
    from tessera.screens.app import App

OPEN = "open"
"""The table with every card face up."""
SPECTATORS = "spectators"


def hides(rules: Rules[Any, Any]) -> bool:
    """Whether seats know different things in this game."""
    return rules.hidden


def eyes(table: Table[Any, Any]) -> list[str]:
    """From where a game may be watched, the best first: `OPEN`, `SPECTATORS`, or a seat's number.
    Hidden hands stay hidden while the game is on."""
    if not hides(table.rules):
        return [OPEN]
    if table.rules.result(table.state) is None:
        return [SPECTATORS]
    return [OPEN, SPECTATORS, *map(str, range(len(table.players)))]


def look(
    app: App, game: Game[Any, Any], table: Table[Any, Any], at: int, eye: str
) -> Seen[Any, Any]:
    """What the eye sees after the first `at` events, with nothing to be done."""
    state, rules = table.states[at], table.rules
    seat = int(eye) if eye.isdecimal() else None
    shown = state if eye == OPEN else rules.observation(state, seat)
    due = Due.COMPUTER if rules.result(state) is None else Due.NOTHING
    events = tuple(
        event if eye == OPEN else rules.observed_action(before, event, seat)
        for before, event, _ in table.history[:at]
    )
    start, wishes = game.view.start(), app.wishes(game)
    players = table.players_at(at)
    return Seen(shown, (), due, players, events, start, app.say, wishes, seat)


def standings(seen: Seen[Any, Any], game: Game[Any, Any]) -> list[str]:
    """How each seat stands, in words."""
    return [game.view.standing(seen, seat) for seat in range(len(seen.players))]
