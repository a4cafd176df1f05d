"""Chance that can be repeated.

The n-th chance event of a game comes from a generator of its own, keyed by the game's seed and n.
So undo, redo and reload never throw anew, and no undo makes the dice kinder.
"""

from random import Random
from typing import NamedTuple, Protocol, TypeVar

Rng = Random
"""A generator of random numbers, handed to what may use chance; rules only name the type."""

Outcome = TypeVar("Outcome")


def generator(seed: str, purpose: str, n: int) -> Rng:
    """A generator for the n-th event of one purpose ("chance", "bot") in the game with this seed.

    Text seeds go through SHA-512, so neighbouring keys give unrelated numbers, the same on every
    machine and in every version of Python.
    """
    return Random(f"{seed}/{purpose}/{n}")


class Draws(Protocol):
    """The source of the outcomes of chance at a table."""

    def __call__(self, n: int, /) -> Rng:
        """The generator for the n-th event of chance."""


class Seeded(NamedTuple):
    """The source of chance for a game that has a seed."""

    seed: str

    def __call__(self, n: int, /) -> Rng:
        return generator(self.seed, "chance", n)


def draw(outcomes: tuple[tuple[Outcome, int], ...], rng: Rng) -> Outcome:
    """One of the outcomes, each as likely as its weight says."""
    left = rng.randrange(sum([weight for _, weight in outcomes]))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("no outcome to draw from")
