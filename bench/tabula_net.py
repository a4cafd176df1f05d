"""How fast the learned net of Tabula judges positions: `python bench/tabula_net.py`.

Afterstates of random games, each judged once: as in play, most have pieces where others had them.
The best of three runs counts.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from tessera.games.tabula.engine import ALL_AT_START
from tessera.games.tabula.features import tactics
from tessera.games.tabula.net import Net, net
from tessera.games.tabula.plays import after, ends
from tessera.games.tabula.variants import VARIANTS, Sides, Variant

RUNS = 3
POSITIONS = 20_000


def afterstates(variant: Variant, rng: Random) -> list[Sides]:
    """Everything that random players could make of their throws."""
    found: list[Sides] = []
    own = other = ALL_AT_START
    while len(found) < POSITIONS:
        reached = [after(key, other) for key in ends(variant, own, other, throw(rng))]
        found += reached
        sides = rng.choice(reached)
        own, other = (ALL_AT_START,) * 2 if variant.ended(*sides) else sides[::-1]
    return found


def throw(rng: Random) -> tuple[int, ...]:
    """Three dice, ascending."""
    return tuple(sorted(rng.choices(range(1, 7), k=3)))


def judged(judge: Net, found: list[Sides]) -> None:
    """Asks the net about each."""
    for mover, waiter in found:
        judge.answer(mover, waiter)


def counted(variant: Variant, found: list[Sides]) -> None:
    """Only the tactical numbers of each."""
    for mover, waiter in found:
        tactics(mover, waiter, returns=variant.returns)


def best(work: Callable[[], None]) -> float:
    """The shortest of several runs, in seconds of the processor."""
    times = []
    for _ in range(RUNS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def main() -> None:
    """Prints a line for each way of playing."""
    print(f"{'rules':12}{'judged/s':>10}{'tactics/s':>11}{'200, ms':>9}{'load, ms':>10}")
    for rules, variant in VARIANTS.items():
        start = process_time()
        judge = net(rules, returns=variant.returns)
        load = process_time() - start
        found = afterstates(variant, Random(1))
        whole = best(partial(judged, judge, found))
        told = best(partial(counted, variant, found))
        print(
            f"{rules:12}{len(found) / whole:10,.0f}{len(found) / told:11,.0f}"
            f"{200_000 * whole / len(found):9.2f}{1000 * load:10.0f}"
        )
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main()
