"""Teaches a net Tabula by playing against itself: `make train RULES=seed SEED=1 GAMES=40000`.

TD(0) on afterstates: the value of what a side has made of its throw is pulled towards what the
other side's best answer to the next throw leaves it, and at the end towards the result. Both sides
play what the net thinks best; the dice explore enough. Many games go on at once, so that NumPy
works on thousands of positions; each of their throws is one example of a batch.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from random import Random

import numpy as np

from tessera.games.tabula.engine import ALL_AT_START, COUNTS, HITS, captured
from tessera.games.tabula.features import INPUTS
from tessera.games.tabula.plays import ends
from tessera.games.tabula.variants import VARIANTS
from tools.paths import BUILD, ROOT
from tools.train import batch, check, export
from tools.train.network import Network

HIDDEN = 40
TABLES = 32
"""Games that go on at once."""
FIRST_RATE, LAST_RATE = 2e-3, 1e-4
"""Adam's step at the beginning and at the end; it falls by the same factor with every game."""


class Games:
    """Games of the net against itself, each at its own throw. `last` are the inputs of what was
    made of the throw before, for each game that has had one."""

    def __init__(self, rules: str, network: Network, rng: Random) -> None:
        self.variant, self.network, self.rng = VARIANTS[rules], network, rng
        self.sides = [(ALL_AT_START, ALL_AT_START)] * TABLES
        self.fresh = np.ones(TABLES, bool)
        self.last = np.zeros((TABLES, len(INPUTS)), np.float32)
        self.finished = self.throws = 0

    def throw(self, rate: float) -> float:
        """One throw in each game, and what is learnt from it. The mean square error."""
        movers, waiters, starts = self._answers()
        returns = self.variant.returns
        mine, theirs = batch.counts(movers), batch.counts(waiters)
        inputs = batch.inputs(mine, theirs, returns=returns)
        over, outcome = batch.ended(mine, theirs, returns=returns)
        values = np.where(over, outcome, self.network.values(inputs))
        best = np.array([a + int(values[a:b].argmax()) for a, b in pairwise(starts)])
        final = over[best]
        examples = np.concatenate([self.last[~self.fresh], inputs[best][final]])
        targets = np.concatenate([1 - values[best][~self.fresh], values[best][final]])
        error = self.network.learn(examples, targets, rate) if len(examples) else 0.0
        self.last, self.fresh = inputs[best], final
        for game, at in enumerate(best):
            done = final[game]
            self.sides[game] = (ALL_AT_START,) * 2 if done else (waiters[at], movers[at])
        self.finished += int(final.sum())
        self.throws += TABLES
        return error

    def _answers(self) -> tuple[list[int], list[int], list[int]]:
        """Everything that can be made of a throw in each game: both sides of each, and where the
        answers of each game start."""
        movers: list[int] = []
        waiters: list[int] = []
        starts = [0]
        random = self.rng.random
        for own, other in self.sides:
            dice = tuple(
                sorted((int(random() * 6) + 1, int(random() * 6) + 1, int(random() * 6) + 1))
            )
            keys = list(ends(self.variant, own, other, dice))
            movers += [key & COUNTS for key in keys]
            waiters += [captured(other, key >> HITS) if key >> HITS else other for key in keys]
            starts.append(len(movers))
        return movers, waiters, starts


def train(rules: str, seed: int, number: int) -> tuple[Network, Games]:
    """Plays so many games. The net, and the games it has played."""
    network = Network.random(len(INPUTS), HIDDEN, np.random.default_rng(seed))
    games = Games(rules, network, Random(seed))
    start, report, errors = time.monotonic(), 0, [0.0]
    while games.finished < number:
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (games.finished / number)
        errors.append(games.throw(rate))
        if games.finished >= report:
            report += max(1, number // 20)
            print(
                f"{games.finished:7} games {games.throws / max(1, games.finished):6.1f} throws each"
                f"  error {sum(errors) / len(errors):.4f}  {time.monotonic() - start:6.0f} s",
                flush=True,
            )
            errors = [0.0]
    return network, games


def main() -> None:
    """Reads the command line, teaches a net and writes its weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rules", choices=VARIANTS, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--games", type=int, required=True)
    chosen = parser.parse_args()
    check.check_inputs(chosen.rules)
    network, games = train(chosen.rules, chosen.seed, chosen.games)
    found = export.weights(network)
    worst = check.rounding(network, found, chosen.rules)
    out = BUILD / "nets" / f"{chosen.rules}-{chosen.seed}.weights"
    export.write(out, found, note(games, chosen.rules, chosen.seed, chosen.games, worst))
    print(f"{out.relative_to(ROOT)}: whole numbers change the chance to win by {worst:.4f} at most")


def note(games: Games, rules: str, seed: int, number: int, worst: float) -> tuple[str, ...]:
    """How the weights were made."""
    return (
        f"make train RULES={rules} SEED={seed} GAMES={number}, with NumPy {np.__version__}",
        f"TD(0): {games.finished} games against itself, {games.throws} throws",
        f"{check.POSITIONS} chances to win: rounding changed none by more than {worst:.4f}",
    )


if __name__ == "__main__":
    main()
