"""What speaks for a move of Sequence Dice, as codes with facts that are true of the position."""

from tessera.core.merits import (
    FEW,
    Merits,
    Open,
    against,
    growing,
    open_lines,
    opening,
    room,
    strongest,
)
from tessera.core.story import Line
from tessera.games.sequence_dice.rules import step
from tessera.games.sequence_dice.rules.board import LINES, SAFE
from tessera.games.sequence_dice.rules.engine import ELEVEN, PLACE, REMOVE
from tessera.games.sequence_dice.rules.state import Move, State

ROOMY = 3
"""So many open lines through a square are worth a word."""


def merits(state: State, move: Move) -> tuple[Line, ...]:
    """The merits of the move, the strongest first; none where nothing plain can be said."""
    if move.square is None:
        return ()
    after, bit, side = step(state, move), 1 << move.square, state.side
    if after.won:
        return (Line("wins"),)
    before, own = [open_to(state, side) for side in range(len(state.chips))], open_to(after, side)
    facts = against(before, side, bit, "blocks" if move.verb == PLACE else "breaks")
    if move.verb == REMOVE:
        return strongest(facts + opening(own, bit))
    facts += growing(before[side], own, bit) or _hampered(after, side, bit)
    if bit & SAFE and state.roll and state.roll.total == ELEVEN:
        facts.append((2, Line("safe")))
    return strongest(facts or (room(own, bit, ROOMY) if move.verb == PLACE else []))


def open_to(state: State, side: int) -> Open:
    """The lines without another side's chip."""
    own = state.chips[side]
    return open_lines(LINES[state.terms.line], own, sum(state.chips) - own)


def _hampered(after: State, side: int, bit: int) -> Merits:
    """The best line through the square with one chip of another side, which may yet go."""
    own = after.chips[side]
    others = sum(after.chips) - own
    lines = [line for line in LINES[after.terms.line] if line & bit]
    near = [(own & line).bit_count() for line in lines if (others & line).bit_count() == 1]
    n = max(near, default=0)
    return [(10 * n - 22, Line("hampered", {"n": n}))] if n >= FEW else []
