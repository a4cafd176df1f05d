"""How positions of Rota are laid out."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.rules import Illegal
from tessera.kit.view import Positions
from tessera_rota.rules.board import LINES
from tessera_rota.rules.state import FREE, PIECES, SIGNS, State
from tessera_rota.view.targets import TARGETS


class RotaPositions(Positions[State]):
    """Pieces tell whose turn it is, until all are on the wheel. A second press takes one away."""

    def turned(self, state: State, seat: int) -> State:
        still = replace(state, before=())
        if seat and not still.placing:  # Somebody has slid there.
            for slide in still.slides():
                board = [*still.board]
                board[slide.start], board[slide.end] = FREE, board[slide.start]
                before = replace(still, board="".join(board))
                if not before.over:
                    return replace(still, before=(before.board,))
        return still

    def put(self, state: State, side: int | None, target: str) -> State:
        point, board = TARGETS[target], [*state.board]
        sign = FREE if side is None or board[point] == SIGNS[side] else SIGNS[side]
        if sign != FREE and board.count(sign) == PIECES:
            raise Illegal("none_left")
        board[point] = sign
        return self.turned(replace(state, board="".join(board)), state.seat)

    def fault(self, state: State) -> Illegal | None:
        first, second = map(state.board.count, SIGNS)
        if first - second not in (0, 1):
            return Illegal("uneven")
        sign, lines = SIGNS[state.seat], LINES[state.setup["lines"]]
        over = any(all(state.board[point] == sign for point in line) for line in lines)
        return Illegal("over") if over else None


POSITIONS = RotaPositions()
