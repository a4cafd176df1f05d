"""What a computer chooses among: the best ends that the dice left can have, and the steps there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from tessera.games.tabula.plays import Dice, after, ends, ways
from tessera.games.tabula.state import PASS, Event, State, Step
from tessera.games.tabula.variants import VARIANTS, Sides

SLICE = 64
"""Ends judged without a pause: some milliseconds in a page."""
SHOWN = 5
"""As many of the best are named, with their steps."""


class Candidate(NamedTuple):
    """An end, the mover's side first; what it is worth, and the rest of the turn that leads there,
    with the pass at its end that dice without use want."""

    worth: float
    end: Sides
    steps: tuple[Event, ...]


def candidates(seen: State, worth: Callable[[int, int], float]) -> Iterator[list[Candidate]]:
    """The best of the ends judged so far, again after every few; the last are the best of all.
    Each end is there once, by the steps that the rules find first."""
    variant, other = seen.terms.variant, seen.other
    found = [after(key, other) for key in ends(variant, seen.own, other, seen.dice)]
    order: list[tuple[float, Sides]] = []
    best: list[Candidate] = []
    for start in range(0, len(found), SLICE):
        order += [(worth(*sides), sides) for sides in found[start : start + SLICE]]
        # Among equals the sides decide, so that nothing hangs on the order of a set.
        order.sort(reverse=True)
        best = list(islice(_with_steps(seen, order), SHOWN)) or best
        if best:
            yield best


def _with_steps(seen: State, order: list[tuple[float, Sides]]) -> Iterator[Candidate]:
    for worth, end in order:
        steps = _steps(seen.terms.rules, seen.own, seen.other, seen.dice, end)
        if steps is not None:
            yield Candidate(worth, end, steps)


@lru_cache(maxsize=256)
def _steps(rules: str, own: int, other: int, dice: Dice, end: Sides) -> tuple[Event, ...] | None:
    """None where an end can't be reached step by step: by bearing off a piece with a larger die
    than it needs, though the rules take the smallest, before the step that ends the game."""
    if (own, other) == end:
        return (PASS,) if dice and not VARIANTS[rules].ended(own, other) else ()
    for step, way in ways(rules, own, other, dice).items():
        rest = list(dice)
        rest.remove(way.die)
        left = tuple(rest)
        if end in _reached(rules, way.own, way.other, left):
            onward = _steps(rules, way.own, way.other, left, end)
            if onward is not None:
                return (Step(*step), *onward)
    return None


def _reached(rules: str, own: int, other: int, dice: Dice) -> set[Sides]:
    variant = VARIANTS[rules]
    if variant.ended(own, other):
        return {(own, other)}
    return {after(key, other) for key in ends(variant, own, other, dice)}
