"""What phones may do at a table: whatever is legal for their seat in that very position."""

from tessera.core.rules import Illegal
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.session.table import AnyTable
from tessera.session.turn import due, throw

UNDO = "undo_"
"""Before the code of `Table.no_undo`, why nothing is taken back."""


def play_event(table: AnyTable, seat: int, text: str) -> None:
    """Plays an event that a phone has written. Raises Illegal and changes nothing."""
    rules, state = table.rules, table.state
    if rules.current_player(state) != seat:
        raise Illegal("not_yours")
    action = rules.read(text)
    if action not in rules.legal_actions(state):
        rules.apply(state, action)  # Says why.
        raise Illegal("not_now")
    table.play(action)


def throw_for(game: AnyGame, table: AnyTable, seat: int) -> None:
    """Throws, or lets come what else comes by chance at a press. Raises Illegal."""
    if table.rules.on_turn(table.state) != seat:
        raise Illegal("not_yours")
    waits = game.view.pause(table.state, table.players[seat])
    if due(table) is not Due.THROW or waits is not None:
        raise Illegal("nothing_to_throw")
    throw(table)


def take_back(table: AnyTable, seat: int) -> None:
    """Takes back what the seat did last, where the table allows that and nobody else has chosen
    anything since. Raises Illegal."""
    point = table.undo_leads_to
    if point is None:
        raise Illegal(UNDO + table.no_undo)
    if table.on_turn(point) != seat:
        raise Illegal(UNDO + "others")
    table.undo()


def may_redo(table: AnyTable, seat: int) -> bool:
    """Whether the seat did what was taken back last."""
    return table.can_redo() and table.on_turn(table.played) == seat


def do_again(table: AnyTable, seat: int) -> None:
    """Does again what the seat took back, as long as nothing else was done since. Raises
    Illegal."""
    if not may_redo(table, seat):
        raise Illegal("nothing_to_redo")
    table.redo()
