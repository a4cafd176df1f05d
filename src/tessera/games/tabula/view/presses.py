"""What a press on a place of the board means."""

from tessera.core.rules import Illegal
from tessera.games.tabula.rules.engine import OFF
from tessera.games.tabula.rules.hindrances import no_way, unreached
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.view.choices import target_of
from tessera.games.tabula.view.compound_moves import bringers, compound_moves, leads, origins
from tessera.kit.view import Several, Ui, Unclear


def first_press(state: State, goal: int | None, place: int) -> Several[Event] | Ui | Unclear:
    """The meaning of a press while no piece is chosen. It chooses a piece; on a target it makes the
    move of the only piece that can go there, or asks which; and once a target was pressed that
    several can reach, it says which of them goes there. Raises Illegal where nothing can be
    done."""
    target = target_of(place)
    if place == goal:
        return Ui(target)
    if goal is not None and (move := bringers(state, goal).get(place)):
        return Several(move)
    if place in origins(state):
        return Ui(target, chosen=target)
    moves = bringers(state, place)
    if len(moves) == 1:
        return Several(*moves.values())
    if moves:
        code = "which_leaves" if place == OFF else "which_comes"
        return Unclear(Illegal(code, place=place), Ui(target, chosen=target))
    if any(leads(state, origin, place) for origin in origins(state)):
        raise Illegal("step_by_step", place=place)
    raise unreached(state, place)


def second_press(state: State, chosen: int, place: int) -> Event | Several[Event] | Ui:
    """The meaning of a press once a piece is chosen: its move to that place, or the choice of
    another piece. Raises Illegal where nothing can be done."""
    target = target_of(place)
    if place == chosen:
        return Ui(target)
    if move := compound_moves(state, chosen).get(place):
        return Several(move)
    if place in origins(state):
        return Ui(target, chosen=target)
    if leads(state, chosen, place):
        raise Illegal("step_by_step", place=place)
    raise no_way(state, chosen, place)
