"""Whole plays: everything that can be made of a throw, and the steps that lead there.

A play must use as many pips of the throw as any play can. One that ends the game may always be
made: nobody has to go out of the way of the end, or towards it, to use up dice.
"""

from functools import lru_cache
from typing import NamedTuple

from tessera.games.tabula.rules.engine import (
    COUNTS,
    HITS,
    POINTS,
    STEPS,
    blots,
    captured,
    made_points,
    occupied,
)
from tessera.games.tabula.rules.variants import VARIANTS, Variant

Dice = tuple[int, ...]


class Plays(NamedTuple):
    """What can be made of some dice: the afterstates of all plays that use the most pips (`best`),
    how many pips those leave `unused`, and the afterstates of all plays that end the game."""

    best: frozenset[int] | set[int]
    unused: int
    ending: frozenset[int] | set[int]


class Way(NamedTuple):
    """A step that may be taken: the die it uses and the two sides after it."""

    die: int
    own: int
    other: int


def plays(variant: Variant, own: int, other: int, dice: Dice) -> Plays:
    """Every distinct afterstate of these dice, used in any order, from two sides. Dice ascend."""
    free, exposed = POINTS & ~made_points(other), blots(other)
    near = _few(own) or _few(other)
    reached: dict[Dice, set[int]] = {dice: {own}}
    everything = {dice: {own}}
    ending: dict[Dice, set[int]] = {}
    for _ in dice:
        following: dict[Dice, set[int]] = {}
        for left, afterstates in reached.items():
            for i, die in enumerate(left):
                if not i or left[i - 1] != die:
                    further = following.setdefault(left[:i] + left[i + 1 :], set())
                    variant.reach(afterstates, die, free, exposed, further)
        if near:
            for left, afterstates in following.items():
                ending[left] = {
                    afterstate
                    for afterstate in afterstates
                    if variant.ended(*after(afterstate, other))
                }
                afterstates.difference_update(ending[left])
        everything |= following
        reached = following
    filled = [left for left, afterstates in everything.items() if afterstates or ending.get(left)]
    unused = min(map(sum, filled))
    best = set().union(*[everything[left] for left in filled if sum(left) == unused])
    return Plays(best, unused, set().union(*ending.values()))


def after(afterstate: int, other: int) -> tuple[int, int]:
    """The two sides that an afterstate means, the one that moved first."""
    return afterstate & COUNTS, captured(other, afterstate >> HITS)


def afterstates(variant: Variant, own: int, other: int, dice: Dice) -> set[int] | frozenset[int]:
    """The afterstates of all plays that the rules allow. Without a step that could be taken, the
    only one is the side as it was."""
    best, _, ending = plays(variant, own, other, dice)
    return best | ending if ending else best


@lru_cache(maxsize=256)
def ways(rules: str, own: int, other: int, dice: Dice) -> dict[tuple[int, int], Way]:
    """The steps that may be taken now, by origin and target, in ascending order.

    A step counts only if a play that the rules allow begins with it. Where several dice could
    bear a piece off, the smallest that may be used is."""
    variant = VARIANTS[rules]
    free, exposed = POINTS & ~made_points(other), blots(other)
    unused = plays(variant, own, other, dice).unused
    by_step: dict[tuple[int, int], Way] = {}
    for i, die in enumerate(dice):
        if i and dice[i - 1] == die:
            continue
        afterstates: set[int] = set()
        variant.reach([own], die, free, exposed, afterstates)
        for afterstate in afterstates:
            sides = after(afterstate, other)
            rest = dice[:i] + dice[i + 1 :]
            if variant.ended(*sides) or _goes_on(variant, *sides, rest, unused):
                by_step.setdefault(STEPS[sides[0] - own], Way(die, *sides))
    return dict(sorted(by_step.items()))


def whole_way(rules: str, own: int, other: int, dice: Dice, step: tuple[int, int]) -> Way | None:
    """One of `ways` if all other dice can be used after it, as nearly always: then none of the
    other plays need be known. A game that is opened asks for each of its steps."""
    variant = VARIANTS[rules]
    free, exposed = POINTS & ~made_points(other), blots(other)
    for i, die in enumerate(dice):
        afterstates: set[int] = set()
        variant.reach([own], die, free, exposed, afterstates)
        for afterstate in afterstates:
            sides = after(afterstate, other)
            if STEPS[sides[0] - own] == step:
                rest = dice[:i] + dice[i + 1 :]
                if variant.ended(*sides) or _goes_on(variant, *sides, rest, 0):
                    return Way(die, *sides)
    return None


def _goes_on(variant: Variant, own: int, other: int, dice: Dice, unused: int) -> bool:
    """Whether the dice can complete an allowed play. Stops at the first one, often at once."""
    if sum(dice) <= unused:
        return True
    free, exposed = POINTS & ~made_points(other), blots(other)
    for i, die in enumerate(dice):
        afterstates: set[int] = set()
        variant.reach([own], die, free, exposed, afterstates)
        rest = dice[:i] + dice[i + 1 :]
        for afterstate in afterstates:
            sides = after(afterstate, other)
            if variant.ended(*sides) or _goes_on(variant, *sides, rest, unused):
                return True
    return False


def _few(own: int) -> bool:
    """Whether three steps, or three captures, might take the last piece out of play."""
    return occupied(own).bit_count() <= 3
