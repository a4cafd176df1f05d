"""How positions of Sequences and Hearts Due are laid out."""

from dataclasses import replace

from tessera.games.sequences.rules.score import STEP
from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.i18n import N_
from tessera.kit.view import Count, Positions


class SequencesPositions(Positions[State]):
    """The points of everybody, at the beginning of a round."""

    on_board = False

    def turned(self, state: State, seat: int) -> State:
        first = state.first if seat == state.seat and not state.opening else seat
        sheet = tuple(map(_turns, state.totals, state.begun))
        return replace(state, sheet=sheet, seat=seat, first=first, opening=())

    def counts(self, state: State) -> tuple[Count, ...]:
        return tuple(
            Count(N_("{player}: points"), seat, total, tuple(range(0, end, STEP)))
            for seat, total in enumerate(state.totals)
            for end in [max(TARGET, total + 1)]
        )

    def counted(self, state: State, count: Count, value: int) -> State:
        sheet = [*state.sheet]
        sheet[count.seat] = _turns(value, state.begun[count.seat])
        return replace(state, sheet=tuple(sheet))


def _turns(total: int, begun: int) -> tuple[int, ...]:
    """The shortest row of the sheet with this total."""
    return (total - begun,) if total > begun else (WIPED, total) if total < begun else ()


POSITIONS = SequencesPositions()
