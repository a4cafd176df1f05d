"""How positions of Tabula are laid out."""

from dataclasses import replace

from tessera.core.rules import Illegal
from tessera.games.tabula.rules.engine import ABROAD, CAPTURED, HOME, OFF, START, UNIT, count
from tessera.games.tabula.rules.state import State
from tessera.games.tabula.view.choices import TARGETS
from tessera.i18n import N_
from tessera.kit.view import Count, Positions


class TabulaPositions(Positions[State]):
    """Pieces that lie nowhere else wait at the start."""

    def turned(self, state: State, seat: int) -> State:
        return replace(state, seat=seat, dice=(), opening=())

    def put(self, state: State, side: int | None, target: str) -> State:
        """Lays a piece on a place, from which all of the other colour go back to the start."""
        place = TARGETS[target]
        if side is None:
            there = [seat for seat in (0, 1) if count(state.sides[seat], place)]
            return _moved(state, there[0], place, -1) if there else state
        if not count(state.sides[side], START):
            raise Illegal("none_left")
        if place not in (START, OFF):
            state = _moved(state, 1 - side, place, -count(state.sides[1 - side], place))
        return _moved(state, side, place, 1)

    def counts(self, state: State) -> tuple[Count, ...]:
        return tuple(
            Count(N_("{player}: captured"), seat, out, tuple(range(out + left + 1)))
            for seat, own in enumerate(state.sides)
            for out, left in [(count(own, CAPTURED), count(own, START))]
        )

    def counted(self, state: State, count: Count, value: int) -> State:
        return _moved(state, count.seat, CAPTURED, value - count.value)

    def fault(self, state: State) -> Illegal | None:
        """Pieces may be home only when all have come round: none that was captured comes back."""
        away = any(count(own, OFF) and own & ABROAD for own in state.sides)
        if away and not state.terms.variant.returns:
            return Illegal("not_home", home=HOME[0], last=HOME[-1])
        return None


def _moved(state: State, seat: int, place: int, pieces: int) -> State:
    """The state after so many pieces of a seat went from the start to a place."""
    sides = [*state.sides]
    sides[seat] += pieces * (UNIT[place] - UNIT[START])
    return replace(state, sides=(sides[0], sides[1]))


POSITIONS = TabulaPositions()
