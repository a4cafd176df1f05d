"""How positions of Ur are laid out."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.rules import Illegal
from tessera.kit.view import Positions
from tessera_ur.rules.board import HOME, START, meets, positions
from tessera_ur.rules.state import Side, State
from tessera_ur.view.targets import TARGETS


class UrPositions(Positions[State]):
    """Pieces that lie nowhere else wait at the start, and a second press takes one away."""

    def turned(self, state: State, seat: int) -> State:
        return replace(state, seat=seat, thrown=None, opening=())

    def put(self, state: State, side: int | None, target: str) -> State:
        """Lays a piece on a square. One of the other player goes back to the start from there."""
        of, path, sides = TARGETS[target], state.terms.path, [*state.sides]
        places = [positions(path, seat).get(of) for seat in (0, 1)]
        if side is None:
            sides = [_moved(own, place, START) for own, place in zip(sides, places, strict=True)]
        elif (place := places[side]) is None:
            raise Illegal("not_on_way")
        elif place in sides[side] and place not in (START, HOME):
            sides[side] = _moved(sides[side], place, START)
        elif START not in sides[side]:
            raise Illegal("none_left")
        else:
            sides[side] = _moved(sides[side], START, place)
            if START < place < HOME:
                sides[1 - side] = _moved(sides[1 - side], meets(path).get(place), START)
        return replace(state, sides=(sides[0], sides[1]))


def _moved(own: Side, origin: int | None, target: int) -> Side:
    """The side after a piece went from one place to another, if one is there."""
    pieces = [*own]
    if origin in pieces:
        pieces.remove(origin)
        pieces.append(target)
    return tuple(sorted(pieces))


POSITIONS = UrPositions()
