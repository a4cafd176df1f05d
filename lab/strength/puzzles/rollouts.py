"""Plays positions out to the end, many times, and says how many of the games are won."""

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

from tessera.kit.puzzles import Won

Share = Callable[[Any, int, Random], float]


class Rollout:
    """Games from one position. The n-th game has the same chance from every position, so that two
    can be compared after few."""

    def __init__(self, share: Share, start: Callable[[Random], Any], side: int, seed: str) -> None:
        self._share = share
        self._start = start
        self._side = side
        self._seed = seed
        self.played = 0
        self._won = 0.0

    def play(self, games: int) -> Won:
        """Plays on until there are so many games in all. The share won so far, with its
        interval."""
        while self.played < games:
            rng = Random(f"{self._seed}/{self.played}")
            self._won += self._share(self._start(rng), self._side, rng)
            self.played += 1
        return wilson(self._won / self.played, self.played)


def wilson(share: float, n: int) -> Won:
    """Wilson's 95 % interval of a share of n games; it is right near 0 and 1 as well. A draw counts
    half, which makes the true interval a little narrower."""
    z = 1.96
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return Won(share, centre - half, centre + half)
