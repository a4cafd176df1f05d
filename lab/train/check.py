"""What is checked before a net is taught and before its weights are written: that NumPy and the
page see and think the same. NumPy is not there when the tests run, so this is where it is done."""

from __future__ import annotations

from random import Random

import numpy as np

from lab.train import batch
from lab.train.batch import Floats
from lab.train.network import Network
from lab.train.tactics import spread, tactics
from tessera.games.tabula.bots.features import NUMBERS
from tessera.games.tabula.bots.net import Weights, build, win_probability
from tessera.games.tabula.rules.engine import ALL_AT_START
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.variants import VARIANTS, Sides

POSITIONS = 3000
CLOSE = 0.01
"""How far the chance to win may be off once the weights are whole numbers."""


def positions(rules: str, seed: str = "check") -> list[Sides]:
    """Positions of random games, the side that has just moved first."""
    variant, rng, found = VARIANTS[rules], Random(seed), list[Sides]()
    sides = ALL_AT_START, ALL_AT_START
    while len(found) < POSITIONS:
        own, other = sides
        dice = tuple(sorted(rng.choices(range(1, 7), k=3)))
        sides = after(rng.choice(sorted(afterstates(variant, own, other, dice))), other)
        if variant.ended(*sides):
            sides = ALL_AT_START, ALL_AT_START
        else:
            found.append(sides)
            sides = sides[1], sides[0]
    return found


def inputs_of(found: list[Sides], rules: str) -> Floats:
    """The inputs of these positions, as the net is taught with them."""
    movers, waiters = zip(*found, strict=True)
    return batch.inputs(
        batch.counts(movers), batch.counts(waiters), returns=VARIANTS[rules].returns
    )


def check_inputs(rules: str) -> None:
    """Raises AssertionError where NumPy gives the net other inputs than the page does."""
    found = positions(rules)
    for sides, row in zip(found, inputs_of(found, rules), strict=True):
        pieces = [side >> 4 * place & 15 for side in sides for place in range(27)]
        told = [*pieces, *tactics(*sides, returns=VARIANTS[rules].returns)]
        expected = [x for number, n in zip(NUMBERS, told, strict=True) for x in spread(number, n)]
        assert row.tolist() == expected, sides


def rounding(network: Network, weights: Weights, rules: str) -> float:
    """The greatest difference in the chance to win between the net and its whole numbers. Raises
    ValueError if that is more than CLOSE."""
    found = positions(rules)
    evaluator = build(weights, returns=VARIANTS[rules].returns)
    whole = np.array([win_probability(evaluator.logit(*sides)) for sides in found])
    worst = float(np.abs(network.values(inputs_of(found, rules)) - whole).max())
    if worst > CLOSE:
        raise ValueError(f"whole numbers change the chance to win by {worst:.3f}")
    return worst
