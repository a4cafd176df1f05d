"""Throws of ordinary dice: which there are, how likely each is, and their text."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from tessera.core.rules import Illegal

FACES = range(1, 7)


class Roll(NamedTuple):
    """Dice as they fell, in ascending order: which of two equal dice fell first means nothing."""

    dice: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of the dice."""
        return sum(self.dice)


@cache
def throws(count: int) -> tuple[tuple[Roll, int], ...]:
    """Every throw of so many dice with the number of ways to throw it; the weights add up to
    6 to the power of `count`."""
    orders = factorial(count)
    return tuple(
        (Roll(dice), orders // prod(factorial(dice.count(face)) for face in FACES))
        for dice in combinations_with_replacement(FACES, count)
    )


@cache
def _possible(count: int) -> frozenset[Roll]:
    return frozenset(roll for roll, _ in throws(count))


def check_throw(roll: Roll, count: int, *, over: bool, unused: bool = False) -> None:
    """Lets a throw of so many dice pass. Raises Illegal with the code "over" once the game is,
    "use_the_throw" while an earlier one is `unused`, and "no_such_throw"."""
    if over:
        raise Illegal("over")
    if unused:
        raise Illegal("use_the_throw")
    if roll not in _possible(count):
        raise Illegal("no_such_throw")


def write_roll(roll: Roll) -> str:
    """`roll 2 5`."""
    return " ".join(["roll", *map(str, roll.dice)])


def read_roll(text: str, count: int) -> Roll:
    """The throw of a text like `roll 5 2`. Raises Illegal("unreadable")."""
    verb, _, dice = text.partition(" ")
    words = dice.split()
    if verb != "roll" or len(words) != count or any(word not in set("123456") for word in words):
        raise Illegal("unreadable", text=text)
    return Roll(tuple(sorted(map(int, words))))
