"""Teaches a net a race game by playing against itself.

TD(0) on afterstates: the value of what a side has made of its throw is pulled towards what the
other side's best answer to the next throw leaves it, and at the end towards the result. Both sides
play what the net thinks best; the dice explore enough. Many games go on at once, so that NumPy
works on thousands of positions; each of their throws is one example of a batch.
"""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from lab.train.batch import Floats
from lab.train.network import Network
from tessera.games.tabula.bots.features import INPUTS
from tessera.games.tabula.rules.variants import Sides

HIDDEN = 80
TABLES = 32
"""Games that go on at once."""
FIRST_RATE, LAST_RATE = 2e-3, 3e-5
"""Adam's step at the beginning and at the end; it falls by the same factor with every game."""


class Told(NamedTuple):
    """The facts of many positions that a side has just moved to: the net's inputs, whether the game
    is over, and the mover's result, 1, a half or 0."""

    inputs: Floats
    over: NDArray[np.bool_]
    outcome: Floats


class Rules(Protocol):
    """A game as the trainer needs it. Each side is packed as in
    `tessera.games.tabula.rules.engine`."""

    def begin(self) -> Sides:
        """The side that will throw first and the other."""

    def answers(self, own: int, other: int, rng: Random) -> list[Sides]:
        """The positions that a throw can lead to, the side that throws first."""

    def told(self, positions: list[Sides]) -> Told:
        """The facts of positions whose first side has just moved."""


class Games:
    """Games of the net against itself, each about to throw. `last` are the inputs of the position
    after the throw before, for each game that has had one."""

    def __init__(self, rules: Rules, network: Network, rng: Random) -> None:
        self.rules, self.network, self.rng = rules, network, rng
        self.sides = [rules.begin() for _ in range(TABLES)]
        self.fresh = np.ones(TABLES, bool)
        self.last = np.zeros((TABLES, len(INPUTS)), np.float32)
        self.finished = self.throws = 0

    def throw(self, rate: float) -> float:
        """Plays one throw in each game and learns from it. The mean square error."""
        answers: list[Sides] = []
        starts = [0]
        for own, other in self.sides:
            answers += self.rules.answers(own, other, self.rng)
            starts.append(len(answers))
        inputs, over, outcome = self.rules.told(answers)
        values = np.where(over, outcome, self.network.values(inputs))
        best = np.array([a + int(values[a:b].argmax()) for a, b in pairwise(starts)])
        final = over[best]
        examples = np.concatenate([self.last[~self.fresh], inputs[best][final]])
        targets = np.concatenate([1 - values[best][~self.fresh], values[best][final]])
        error = self.network.learn(examples, targets, rate) if len(examples) else 0.0
        self.last, self.fresh = inputs[best], final
        for game, at in enumerate(best):
            self.sides[game] = self.rules.begin() if final[game] else answers[at][::-1]
        self.finished += int(final.sum())
        self.throws += TABLES
        return error


def train(rules: Rules, seed: int, number: int) -> tuple[Network, Games]:
    """Plays so many games and prints its progress, in seconds of the processor. The net, and the
    games that it played."""
    network = Network.random(len(INPUTS), HIDDEN, np.random.default_rng(seed))
    games = Games(rules, network, Random(seed))
    start, report, errors = time.process_time(), 0, [0.0]
    while games.finished < number:
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (games.finished / number)
        errors.append(games.throw(rate))
        if games.finished >= report:
            report += max(1, number // 20)
            print(
                f"{games.finished:7} games {games.throws / max(1, games.finished):6.1f} throws each"
                f"  error {sum(errors) / len(errors):.4f}  {time.process_time() - start:6.0f} s",
                flush=True,
            )
            errors = [0.0]
    return network, games
