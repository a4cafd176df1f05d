"""What speaks for a move of Sequence Dice, as codes with facts that are true of the position."""

from collections.abc import Iterator

from tessera.core.story import Line
from tessera.games.sequence_dice.rules import step
from tessera.games.sequence_dice.rules.board import LINES, SAFE
from tessera.games.sequence_dice.rules.engine import ELEVEN, PLACE, REMOVE, Chips
from tessera.games.sequence_dice.rules.state import Move, State

FEW, ROOMY = 3, 3
"""So many chips in a line, and so many open lines through a square, are worth a word."""

Weighed = list[tuple[int, Line]]
"""Lines with how much they say, more being more."""


def merits(state: State, move: Move) -> tuple[Line, ...]:
    """The strongest first; none where nothing plain can be said."""
    if move.square is None:
        return ()
    after, bit = step(state, move), 1 << move.square
    if after.won:
        return (Line("wins"),)
    found = _against(state, bit, "blocks" if move.verb == PLACE else "breaks")
    found += _opening(state, after, bit) if move.verb == REMOVE else _growing(state, after, bit)
    if move.verb != REMOVE and bit & SAFE and state.roll and state.roll.total == ELEVEN:
        found.append((9, Line("safe")))
    if not found and move.verb == PLACE:
        room = sum(bool(line & bit) for line, _ in open_lines(state, after.chips, state.side))
        found += [(5, Line("room", {"n": room}))] if room >= ROOMY else []
    return tuple(line for _, line in sorted(found, key=lambda weighed: -weighed[0]))


def one_short(state: State, chips: Chips, side: int) -> int:
    """The free squares on which one chip more than these would win for the side."""
    found = 0
    for _, lacking in open_lines(state, chips, side):
        if lacking.bit_count() == 1:
            found |= lacking
    return found


def open_lines(state: State, chips: Chips, side: int) -> Iterator[tuple[int, int]]:
    """The lines without another side's chip, each with the squares that it still lacks."""
    others = sum(mask for other, mask in enumerate(chips) if other != side)
    for line in LINES[state.terms.line]:
        if not line & others:
            yield line, line & ~chips[side]


def _against(state: State, bit: int, code: str) -> Weighed:
    """The best line of another side that a chip on the square stops, or that one taken from there
    leaves."""
    best = 0, 0
    for side, chips in enumerate(state.chips):
        if side == state.side:
            continue
        for line, lacking in open_lines(state, state.chips, side):
            n = state.terms.line - lacking.bit_count()
            if (lacking if code == "blocks" else line & chips) & bit and n > best[0]:
                best = n, side
    n, side = best
    return [(10 * n + 5, Line(code, {"n": n, "owner": side}))] if n >= FEW else []


def _growing(state: State, after: State, bit: int) -> Weighed:
    """What the new chip is part of."""
    side, length = state.side, state.terms.line
    new = one_short(state, after.chips, side) & ~one_short(state, state.chips, side)
    if new.bit_count() > 1:
        return [(10 * length, Line("two_ways"))]
    through = [
        (line, length - lacking.bit_count())
        for line, lacking in open_lines(state, after.chips, side)
        if line & bit
    ]
    most = max((n for _, n in through), default=0)
    long = [line for line, n in through if n >= FEW]
    if most < length - 1 and any(line & other == bit for line in long for other in long):
        return [(10 * most + 2, Line("two_lines"))]
    if most >= FEW:
        return [(10 * most, Line("makes", {"n": most}))]
    n = max((n for n, others in _counted(state, after.chips, bit) if others == 1), default=0)
    return [(10 * n - 22, Line("hampered", {"n": n}))] if n >= FEW else []


def _counted(state: State, chips: Chips, bit: int) -> Iterator[tuple[int, int]]:
    """For each line through the square, how many chips are one's own and how many are others'."""
    own = chips[state.side]
    others = sum(chips) - own
    for line in LINES[state.terms.line]:
        if line & bit:
            yield (line & own).bit_count(), (line & others).bit_count()


def _opening(state: State, after: State, bit: int) -> Weighed:
    """The best line of one's own in which the chip that is taken was the only one of others."""
    lines = open_lines(state, after.chips, state.side)
    n = max(
        (state.terms.line - lacking.bit_count() for _, lacking in lines if lacking & bit), default=0
    )
    return [(10 * n + 1, Line("opens", {"n": n}))] if n >= FEW else []
