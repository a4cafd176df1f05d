"""How positions of Sequence Dice are laid out."""

from dataclasses import replace

from tessera.core.rules import Illegal
from tessera.games.sequence_dice.rules.board import LINES
from tessera.games.sequence_dice.rules.state import State
from tessera.games.sequence_dice.view.targets import TARGETS
from tessera.kit.view import Positions


class SequenceDicePositions(Positions[State]):
    """A chip is laid over another, and taken away by the same press again."""

    def turned(self, state: State, seat: int) -> State:
        return replace(state, seat=seat, roll=None, opening=(), won=0)

    def put(self, state: State, side: int | None, target: str) -> State:
        chip = 1 << TARGETS[target]
        chips = [own & ~chip for own in state.chips]
        if side is not None and not state.chips[side] & chip:
            if not state.stock(side):
                raise Illegal("none_left")
            chips[side] |= chip
        return replace(state, chips=tuple(chips))

    def fault(self, state: State) -> Illegal | None:
        lines = LINES[state.terms.line]
        over = any(own & line == line for own in state.chips for line in lines)
        return Illegal("over") if over else None


POSITIONS = SequenceDicePositions()
