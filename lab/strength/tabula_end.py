"""Computes exact chances to win at the end of classical Tabula: at most two pieces a side.

    python lab/strength/tabula_end.py    # seven minutes; writes classical_end.weights

Needs NumPy (lab/train/requirements.txt). Both sides travel the same way, so that even at the end of
it a piece can be captured, and then has all of the way before it. So the positions on all 24 points
are worked out together, again and again, from below (as if all were lost that isn't won yet) and
from above, until both agree. What is kept is where both are home, where games come to. At last the
chances of the net are compared with these, in games that it plays against itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import fmean

import numpy as np

from tessera.core.dice import throws
from tessera.games.tabula.bots.learned import END, ending
from tessera.games.tabula.bots.net import net, win_probability
from tessera.games.tabula.rules.engine import ALL_AT_START, CAPTURED, HOME, OFF
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.variants import CLASSICAL, Sides
from tools.paths import PACKAGE

THROWS = throws(3)
AGREED = 1e-9
GAMES = 400


def answers(thrower: int, other: int) -> Iterator[list[Sides]]:
    """For each throw the positions that it can lead to."""
    for roll, _ in THROWS:
        ends = afterstates(CLASSICAL, thrower, other, roll.dice)
        yield [after(end, other) for end in ends]


def exact() -> dict[Sides, float]:
    """The chance of who is about to throw, by its side and the other."""
    sides = ending((*range(OFF), CAPTURED))
    apart = [
        (thrower, other)
        for thrower, other in product(sides, sides)
        if not any(sides[thrower] & sides[other] & {*range(1, OFF)})
    ]
    number = {position: n for n, position in enumerate(apart)}
    won = len(apart)
    led, begins = [], []
    for position in apart:
        for ends in answers(*position):
            begins.append(len(led))
            led += [won if CLASSICAL.ended(*end) else number[end[1], end[0]] for end in ends]
    weights = np.array([weight for _, weight in THROWS]) / 216
    bounds = [np.append(np.full(won, chance), 0.0) for chance in (0.0, 1.0)]
    while np.abs(bounds[0] - bounds[1]).max() > AGREED:
        for chances in bounds:
            best = np.maximum.reduceat(1 - chances[led], begins)
            chances[:won] = best.reshape(-1, len(THROWS)) @ weights
    return dict(zip(apart, map(float, bounds[0]), strict=False))


def positions(random: Random) -> Iterator[Sides]:
    """Those after each move of a game between equal nets; who has moved comes first."""
    judge = net("classical", returns=True)
    own, other = ALL_AT_START, ALL_AT_START
    rolls, weights = zip(*THROWS, strict=True)
    while not CLASSICAL.ended(own, other):
        (roll,) = random.choices(rolls, weights)
        ends = [after(end, other) for end in afterstates(CLASSICAL, own, other, roll.dice)]
        moved = max(ends, key=lambda end: CLASSICAL.ended(*end) or judge.logit(*end))
        yield moved
        other, own = moved


def main() -> None:
    """Writes the table, and prints how far off the net is without it."""
    chances = exact()
    home = list(ending(HOME))
    rows = [
        " ".join(f"{1000 - 1000 * chances.get((waiter, mover), 0.5):.0f}" for waiter in home)
        for mover in home
    ]
    (PACKAGE / "games/tabula/bots" / END).write_text("\n".join([*rows, ""]), encoding="utf-8")
    judge = net("classical", returns=True)
    met = [end for n in range(GAMES) for end in positions(Random(n)) if end[::-1] in chances]
    for where, of in (("all", met), ("home", [end for end in met if {*end} <= {*home}])):
        off = [abs(win_probability(judge.logit(*end)) - 1 + chances[end[::-1]]) for end in of]
        print(f"{where}: {len(off)} of {GAMES} games, off by {fmean(off):.4f}, {max(off):.3f}")


if __name__ == "__main__":
    main()
