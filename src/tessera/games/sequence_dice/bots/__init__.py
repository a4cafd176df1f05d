"""Opponents that look at a move alone: one wins if it can, else blocks, else lengthens its own
lines; a weaker one only makes runs of its own chips."""

from collections.abc import Callable, Iterator

from tessera.core.chance import Rng
from tessera.games.sequence_dice.bots.expert import expert
from tessera.games.sequence_dice.rules.board import LINES_THROUGH
from tessera.games.sequence_dice.rules.engine import REMOVE, completed
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tessera.kit.bot import Choice, Ranking, glancing

GROWTH, OBSTACLE = 3.0, 0.4
"""How much a line gains by a chip of one's own, and keeps in spite of another's. Of 16 pairs tried
over 300 games each against uniform play (six in line), this one won most: 263."""

DISTRACTED = 0.2
"""How often the beginner plays just anywhere."""


def beginner(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Makes the longest unbroken run of its own chips, or clears the way for it. It overlooks
    lines with gaps, whether there is room for a line, and everybody else's; and now and then it
    doesn't look at all."""
    looks = rng.random() >= DISTRACTED
    yield _by_worth(seen, legal, _longest_run if looks else _nothing, rng)


def greedy(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Ranks the moves by their immediate value, for its own lines and against the others'."""
    yield _by_worth(seen, legal, _all_lines, rng)


def _by_worth(
    seen: State, legal: tuple[Event, ...], evaluate: Callable[[State, str, int], float], rng: Rng
) -> Ranking[Event]:
    """The moves ranked by `evaluate`, the best first; equal ones in random order."""
    values = [
        evaluate(seen, move.verb, move.square)
        if isinstance(move, Move) and move.square is not None
        else 0.0
        for move in legal
    ]
    order = [(value, rng.random(), n) for n, value in enumerate(values)]
    return tuple(Choice((legal[n],)) for _, _, n in sorted(order, reverse=True))


def _nothing(seen: State, verb: str, square: int) -> float:
    return 0.0


def _longest_run(seen: State, verb: str, square: int) -> float:
    """The longest unbroken run that a chip on the square would give it."""
    own = seen.chips[seen.side] | 1 << square
    return max([length for length in LINES_THROUGH if completed(own, square, length)], default=1)


def _all_lines(seen: State, verb: str, square: int) -> float:
    """The value of the own lines that the square would lengthen and of the others' lines that it
    would spoil; infinite for a finished line."""
    side, length, bit = seen.side, seen.terms.line, 1 << square
    spoiled = sum(
        _pull(other | bit, _all_but(seen, i), square, length)
        for i, other in enumerate(seen.chips)
        if i != side and (verb != REMOVE or other & bit)
    )
    if verb == REMOVE:
        return spoiled
    own = seen.chips[side] | bit
    if completed(own, square, length):
        return float("inf")
    return _pull(own, _all_but(seen, side), square, length) + 0.9 / (len(seen.chips) - 1) * spoiled


def _all_but(seen: State, side: int) -> int:
    """The chips of every side but this one."""
    return sum(mask for i, mask in enumerate(seen.chips) if i != side)


def _pull(own: int, others: int, square: int, length: int) -> float:
    """The value of the lines through the square for a side with these chips. Another side's chip in
    a line only lowers its value, because it may still be replaced."""
    others &= ~(1 << square)
    return sum(
        GROWTH ** (own & line).bit_count() * OBSTACLE ** (others & line).bit_count()
        for line in LINES_THROUGH[length][square]
    )


TWICE = 0.0
"""How often the youngest level sees two things that it could do, and not one."""
BOTS = {"youngest": glancing(beginner, TWICE), "easy": beginner, "normal": greedy, "hard": expert}
