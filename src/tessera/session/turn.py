"""The thing that a table waits for, and the throw of its dice."""

from typing import TypeVar

from tessera.core.rules import CHANCE
from tessera.kit.view import Due
from tessera.session.table import Table

State = TypeVar("State")
Action = TypeVar("Action")


def due(table: Table[State, Action]) -> Due:
    """The thing that the table waits for: THROW, CHOICE, COMPUTER or NOTHING."""
    player = table.rules.current_player(table.state)
    seat = table.rules.on_turn(table.state)
    if player is None or seat is None:
        return Due.NOTHING
    if not table.players[seat].is_person:
        return Due.COMPUTER
    return Due.THROW if player == CHANCE else Due.CHOICE


def throw(table: Table[State, Action]) -> None:
    """Plays the next outcome of chance at the table."""
    table.play(table.draw())
