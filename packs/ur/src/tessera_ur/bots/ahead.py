"""Expectimax: the mean, over the five throws, of the best that can be made of each, and so on."""

from __future__ import annotations

from tessera_ur.bots.judge import judge
from tessera_ur.rules.board import HOME, rosettes
from tessera_ur.rules.merits import WAYS
from tessera_ur.rules.state import Side, Step, steps, taken

ALL = sum(WAYS)


def before(path: str, own: Side, other: Side, plies: int) -> float:
    """The chance to win (0 to 1) of the player about to throw, looking so many throws ahead."""
    exact = judge(path).exact(own, other)
    if exact is not None:
        return exact
    if not plies:
        return judge(path).chance(own, other)
    chance = 0.0
    for thrown, weight in enumerate(WAYS):
        chance += weight * best(path, own, other, thrown, plies - 1)
    return chance / ALL


def best(path: str, own: Side, other: Side, thrown: int, plies: int) -> float:
    """The chance to win of the player who has thrown, with the best step."""
    legal = steps(path, own, other, thrown)
    if not legal:
        return 1 - before(path, other, own, plies)
    return max([after(path, own, other, step, plies) for step in legal])


def after(path: str, own: Side, other: Side, step: Step, plies: int) -> float:
    """The chance to win of the player who makes a step, after it."""
    own, other = taken(path, own, other, step)
    if own[0] == HOME:
        return 1.0
    if step.target in rosettes(path):
        return before(path, own, other, plies)
    return 1 - before(path, other, own, plies)
