"""The actions of phones at a table: those that are legal for their seat in its position."""

from tessera.core.rules import Illegal
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.session.table import AnyTable
from tessera.session.turn import due, throw

UNDO = "undo_"
"""The prefix of the code for a refused undo; a code of `Table.no_undo` follows."""


def play_event(table: AnyTable, seat: int, text: str) -> None:
    """Plays an event from a phone: a choice, or a throw of its own dice. Raises Illegal, and then
    changes nothing."""
    rules, state = table.rules, table.state
    throws = table.awaits_own_dice and rules.on_turn(state) == seat
    if rules.current_player(state) != seat and not throws:
        raise Illegal("not_yours")
    action = rules.read(text)
    if action not in (table.own_throws if throws else rules.legal_actions(state)):
        rules.apply(state, action)  # Raises Illegal with the reason.
        raise Illegal("not_now")
    table.play(action)


def throw_for(game: AnyGame, table: AnyTable, seat: int) -> None:
    """Throws, or draws whatever else comes by chance at the press of a button. Raises Illegal."""
    if table.rules.on_turn(table.state) != seat:
        raise Illegal("not_yours")
    waits = game.view.pause(table.state, table.players[seat])
    if due(table) is not Due.THROW or waits is not None or table.awaits_own_dice:
        raise Illegal("nothing_to_throw")
    throw(table)


def take_back(table: AnyTable, seat: int) -> None:
    """Undoes the last choice of the seat. Raises Illegal if the table doesn't allow it, or another
    seat has made a choice since."""
    point = table.undo_leads_to
    if point is None:
        raise Illegal(UNDO + table.no_undo)
    if table.on_turn(point) != seat:
        raise Illegal(UNDO + "others")
    table.undo()


def may_redo(table: AnyTable, seat: int) -> bool:
    """Whether the next undone choice was the seat's, so that it may redo it."""
    return table.can_redo() and table.on_turn(table.played) == seat


def do_again(table: AnyTable, seat: int) -> None:
    """Redoes the choice that the seat has undone. Raises Illegal if there is none."""
    if not may_redo(table, seat):
        raise Illegal("nothing_to_redo")
    table.redo()
