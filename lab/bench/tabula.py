"""How fast whole plays of Tabula are found: `python lab/bench/tabula.py [GAMES]`.

Random games in which every throw's afterstates are all listed and one of them is drawn. The best of
three runs counts.
"""

from __future__ import annotations

import platform
import sys
from random import Random
from time import process_time

from tessera.games.tabula.rules.engine import ALL_AT_START
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.variants import VARIANTS, Variant

RUNS = 3
PLAYOUTS = 200


def playout(variant: Variant, rng: Random) -> list[int]:
    """The number of afterstates of each throw in one random game."""
    own = other = ALL_AT_START
    random, numbers = rng.random, []
    while True:
        dice = tuple(sorted((int(random() * 6) + 1, int(random() * 6) + 1, int(random() * 6) + 1)))
        found = list(afterstates(variant, own, other, dice))
        numbers.append(len(found))
        own, other = after(found[int(random() * len(found))], other)
        if variant.ended(own, other):
            return numbers
        own, other = other, own


def main(count: int = PLAYOUTS) -> None:
    """Prints a line for each way of playing."""
    print(
        f"{'rules':12}{'games/s':>9}{'throws/s':>10}{'throws/game':>13}{'afterstates/throw':>18}{'most':>7}"
    )
    for name, variant in VARIANTS.items():
        best, numbers = float("inf"), [0]
        for _ in range(RUNS):
            rng, start = Random(1), process_time()
            numbers = [n for _ in range(count) for n in playout(variant, rng)]
            best = min(best, process_time() - start)
        throws, mean = len(numbers), sum(numbers) / len(numbers)
        print(
            f"{name:12}{count / best:9,.0f}{throws / best:10,.0f}{throws / count:13.1f}"
            f"{mean:18.1f}{max(numbers):7}"
        )
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
