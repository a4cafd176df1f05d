"""What a computer chooses among: the best afterstates of the dice left, and the steps there."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from tessera.games.tabula.rules.engine import count
from tessera.games.tabula.rules.plays import Dice, after, afterstates, ways
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.games.tabula.rules.variants import VARIANTS, Sides

SLICE = 64
"""Afterstates evaluated without a pause: some milliseconds in a page."""
SHOWN = 5
"""As many of the best are named, with their steps."""


class Candidate(NamedTuple):
    """A play: the `evaluation` of the position it leaves, that position as `end` (the mover's side
    first), and the steps that lead there from here, with a pass at the end if dice are left
    unused."""

    evaluation: float
    end: Sides
    steps: tuple[Event, ...]


def candidates(seen: State, evaluate: Callable[[int, int], float]) -> Iterator[list[Candidate]]:
    """Yields an empty list once all afterstates are found; then, after every SLICE evaluated, the
    best so far; at last growing lists of the best of all, up to SHOWN. Each afterstate occurs once,
    with the steps that the rules find first."""
    other = seen.other
    left = iter(afterstates(seen.terms.variant, seen.own, other, seen.dice))
    yield []
    order: list[tuple[float, Sides]] = []
    while few := [after(afterstate, other) for afterstate in islice(left, SLICE)]:
        order += [(evaluate(*sides), sides) for sides in few]
        # Among equals the sides decide, so that nothing hangs on the order of a set.
        order.sort(reverse=True)
        yield list(islice(_with_steps(seen, order), 1))
    best: list[Candidate] = []
    for candidate in islice(_with_steps(seen, order), SHOWN):
        best = [*best, candidate]
        yield best


def _with_steps(seen: State, order: list[tuple[float, Sides]]) -> Iterator[Candidate]:
    for evaluation, end in order:
        steps = _steps(seen.terms.rules, seen.own, seen.other, seen.dice, end)
        if steps is not None:
            yield Candidate(evaluation, end, steps)


@lru_cache(maxsize=256)
def _steps(rules: str, own: int, other: int, dice: Dice, end: Sides) -> tuple[Event, ...] | None:
    """The steps that lead to `end`. None for an afterstate that can't be reached step by step: one
    that bears off a piece with a larger die than needed, where the rules use the smallest, before
    the step that ends the game."""
    over = VARIANTS[rules].ended(own, other)
    if (own, other) == end:
        return (PASS,) if dice and not over else ()
    if over:
        return None
    for step, way in ways(rules, own, other, dice).items():
        rest = list(dice)
        rest.remove(way.die)
        if _misplaced(way.own, end[0]) <= len(rest):
            onward = _steps(rules, way.own, way.other, tuple(rest), end)
            if onward is not None:
                return (PieceStep(*step), *onward)
    return None


def _misplaced(own: int, end: int) -> int:
    """The least number of pieces that still have to move to make `end` of `own`."""
    pieces, apart = 0, own ^ end
    while apart:
        place = (apart & -apart).bit_length() - 1 >> 2
        apart &= ~(15 << 4 * place)
        pieces += max(0, count(own, place) - count(end, place))
    return pieces
