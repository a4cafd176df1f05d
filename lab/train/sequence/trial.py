"""How strong a net makes the hard opponent, and what its word is worth, in games of the trainer:
`make trial-sequence SIDES=2 PLAYERS=2 PAIRS=2000 NET=build/nets/2_sides.npz`; without NET the one
that is shipped.

Thousands of pairs take minutes here, and in the arena hours. But what is claimed of an opponent is
measured there, where it plays by the rules that people play by.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numba import njit

from lab.strength.arena import estimate
from lab.strength.calibrate import calibration_error
from lab.train.curve import Example, fitted
from lab.train.sequence.board import NOTHING, Ints
from lab.train.sequence.cards import Terms
from lab.train.sequence.choice import ALONE
from lab.train.sequence.inputs import Tables, tables
from lab.train.sequence.learning import seed_chance
from lab.train.sequence.network import Net, chance, shipped
from lab.train.sequence.planner import Doubles, Plan, plan
from lab.train.sequence.selfplay import new_record, play
from lab.train.sequence.setups import add_arguments, setup_of, terms_of
from tessera.games.sequence.bots.learned import SHARE
from tessera.games.sequence.bots.weights import HAND_SET, tuned

FIRST = 1_000_000
"""The seed of the first game: a net is taught with one from the beginning of all numbers."""


@njit
def winners(
    terms: Terms,
    tables: Tables,
    plans: tuple[Plan, ...],
    net: Net,
    mixes: Doubles,
    first: int,
    number: int,
) -> Ints:
    """The side that won each of so many games. Each game has a seed of its own."""
    record, found = new_record(net.rows.shape[1]), np.empty(number, np.int64)
    for game in range(number):
        seed_chance(first + game)
        found[game] = play(terms, tables, plans, net, mixes, record)[0]
    return found


def pairs(terms: Terms, net: Net, mix: float, number: int) -> list[tuple[float, ...]]:
    """The score of hard against normal in each game of so many pairs, as in the arena."""
    told, sides = tables(terms.sides), range(terms.sides)
    hard, normal = plan(tuned(terms.sides)), plan(HAND_SET)
    scores = []
    for own in sides:
        plans = tuple(hard if side == own else normal for side in sides)
        mixes = np.array([mix if side == own else ALONE for side in sides])
        won = winners(terms, told, plans, net, mixes, FIRST, number)
        scores.append(np.where(won == NOTHING, 1 / terms.sides, won == own).tolist())
    return list(zip(*scores, strict=True))


def examples(
    terms: Terms, net: Net, mix: float, first: int, number: int
) -> dict[int, list[Example]]:
    """By stage of the game, the value of each play of hard against itself, and whether the side
    then won."""
    told, record = tables(terms.sides), new_record(net.rows.shape[1])
    plans, mixes = (plan(tuned(terms.sides)),) * terms.sides, np.full(terms.sides, mix)
    found: dict[int, list[Example]] = {}
    for game in range(first, first + number):
        seed_chance(game)
        winner, turns = play(terms, told, plans, net, mixes, record)
        for turn in range(turns if winner != NOTHING else 0):
            if not np.isnan(record.values[turn]):
                won = bool(record.seats[turn] % terms.sides == winner)
                known = found.setdefault(int(record.begun[turn]), [])
                known.append((float(record.values[turn]), won))
    return found


def curves(terms: Terms, net: Net, mix: float, number: int) -> Iterator[str]:
    """The curve for each stage, from so many games, and its error in as many others."""
    known = examples(terms, net, mix, 2 * FIRST, number)
    fresh = examples(terms, net, mix, 3 * FIRST, number)
    said: list[tuple[float, float]] = []
    for reached in sorted(known):
        steepness, shift = fitted(known[reached])
        yield f"stage {reached}: steepness {steepness:.2f}, shift {shift:.2f}"
        said += [(chance(steepness * value + shift), won) for value, won in fresh[reached]]
    yield f"expected calibration error {calibration_error(said):.1%}, {len(said)} plays"


def main() -> None:
    """Reads the command line, and prints the strength and the curves."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":\n")[0])
    add_arguments(parser)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--net", type=Path, help="what the trainer left beside the weights")
    chosen = parser.parse_args()
    terms = terms_of(setup_of(parser, chosen))
    net = Net(**np.load(chosen.net)) if chosen.net else shipped(terms.sides)
    mix = 1 / SHARE[terms.sides]
    print(f"A hard, B normal: {estimate(pairs(terms, net, mix, chosen.pairs))}", flush=True)
    for line in curves(terms, net, mix, chosen.pairs):
        print(line, flush=True)


if __name__ == "__main__":
    main()
