"""Teaches the weights of Sequence Dice by self-play: `make train-dice SIDES=2 LINE=6 GAMES=100000`.

TD(0): what is thought of a position before a throw is pulled towards what is thought of the next
one, and at the end towards the result. Every side plays what it thinks best; the dice explore
enough. Plain Python will do, as a position has only two dozen patterns.
"""

from __future__ import annotations

import argparse
import time
from math import exp
from random import Random

from tessera.core.dice import throws
from tessera.core.grid import squares
from tessera.games.sequence_dice.bots import evaluation
from tessera.games.sequence_dice.bots.evaluation import ONE, After
from tessera.games.sequence_dice.bots.patterns import patterns
from tessera.games.sequence_dice.rules.engine import (
    AGAIN,
    REMOVE,
    Chips,
    completed,
    demand,
    put,
    take,
)
from tessera.games.sequence_dice.rules.state import UNLIMITED
from tools.paths import BUILD, ROOT

FIRST_RATE, LAST_RATE = 0.03, 0.001
"""How far weights go towards a surprise, at the beginning and at the end; it falls by the same
factor with every game."""
TOTALS = tuple(roll.total for roll, ways in throws(2) for _ in range(ways))


class Teacher:
    """Weights that learn. There is a list for each role, as in `evaluation`; for two sides one list
    is enough, as the chance of one is what the other lacks."""

    def __init__(self, sides: int, line: int, seed: int) -> None:
        self.sides, self.line, self.rng = sides, line, Random(seed)
        self.patterns = patterns(sides, line)
        self.weights = [[0.0] * self.patterns.size for _ in range(sides if sides > 2 else 1)]
        self.throws, self.error = 0, 0.0

    def game(self, rate: float) -> After:
        """Plays one game and learns from every throw of it. The final position."""
        after = After((0,) * self.sides, 0)
        places = self.patterns.places(*after[:2])
        while not after.won:
            before, thrower = places, after.thrower
            after = self._best(after, TOTALS[int(self.rng.random() * 36)])
            places = self.patterns.places(*after[:2])
            self._learn(before, thrower, after, places, rate)
            self.throws += 1
        return after

    def _learn(
        self, before: list[int], thrower: int, after: After, places: list[int], rate: float
    ) -> None:
        """Pulls the evaluation before the throw towards the one after the move."""
        sides = self.sides
        if after.won:
            chances = [1.0] + [0.0] * (sides - 1)
        else:
            chances = [_chance(weights, places) for weights in self.weights]
            if sides == 2:
                chances.append(1 - chances[0])
        for role, weights in enumerate(self.weights):
            wanted = chances[(role + thrower - after.thrower) % sides]
            surprise = wanted - _chance(weights, before)
            self.error += surprise * surprise
            for place in before:
                weights[place] += rate * surprise

    def _best(self, now: After, total: int) -> After:
        """The position after the move that the thrower likes best; the first of equal ones."""
        chips, thrower = now.chips, now.thrower
        verb, mask = demand(chips, thrower, total, UNLIMITED - chips[thrower].bit_count())
        following = (thrower + 1) % self.sides
        if not mask:
            return After(chips, following)
        found = squares(mask)
        if verb != REMOVE:
            own = chips[thrower]
            for square in found:
                if completed(own | 1 << square, square, self.line):
                    return After(put(chips, thrower, square), thrower, won=True)
            following = thrower if total in AGAIN else following
        gains = self._gains(chips, thrower, following, found, verb)
        square = found[gains.index(max(gains))]
        chips = take(chips, square) if verb == REMOVE else put(chips, thrower, square)
        return After(chips, following)

    def _gains(
        self, chips: Chips, thrower: int, following: int, found: tuple[int, ...], verb: str
    ) -> list[float]:
        """For each square found, the growth of the thrower's logit by a move there."""
        role = (thrower - following) % self.sides
        sign = -1 if self.sides == 2 and role else 1
        weights = self.weights[0 if self.sides == 2 else role]
        places, through = self.patterns.places(chips, following), self.patterns.through
        digits = [(owner - following) % self.sides + 1 for owner in range(self.sides)]
        gains = []
        for square in found:
            change = 0 if verb == REMOVE else digits[thrower]
            change -= sum(digits[owner] for owner, own in enumerate(chips) if own >> square & 1)
            gain = 0.0
            for number, digit in through[square]:
                place = places[number]
                gain += weights[place + change * digit] - weights[place]
            gains.append(sign * gain)
        return gains


def _chance(weights: list[float], places: list[int]) -> float:
    return 1 / (1 + exp(-sum([weights[place] for place in places])))


def teach(sides: int, line: int, seed: int, number: int) -> Teacher:
    """Plays so many games and prints its progress. The teacher with the weights it learned."""
    teacher, start = Teacher(sides, line, seed), time.monotonic()
    for game in range(number):
        teacher.game(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (game / number))
        if (game + 1) % max(1, number // 20) == 0:
            print(
                f"{game + 1:7} games  {teacher.throws / (game + 1):5.1f} throws each"
                f"  error {teacher.error / teacher.throws:.4f}  {time.monotonic() - start:6.0f} s",
                flush=True,
            )
    return teacher


def main() -> None:
    """Reads the command line, teaches, and writes the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sides", type=int, required=True)
    parser.add_argument("--line", type=int, required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    teacher = teach(chosen.sides, chosen.line, chosen.seed, chosen.games)
    out = BUILD / "nets" / evaluation.file_name(chosen.sides, chosen.line)
    out.parent.mkdir(parents=True, exist_ok=True)
    made = f"# make train-dice SIDES={chosen.sides} LINE={chosen.line} GAMES={chosen.games}"
    rows = [" ".join(str(round(ONE * weight)) for weight in row) for row in teacher.weights]
    out.write_text("\n".join([f"{made} SEED={chosen.seed}", *rows, ""]), encoding="ascii")
    print(out.relative_to(ROOT))


if __name__ == "__main__":
    main()
