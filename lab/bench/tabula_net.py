"""How fast the learned net of Tabula judges positions: `python lab/bench/tabula_net.py`.

Afterstates of random games, each judged once: as in play, most have pieces where others had them.
The best of three runs counts. Then how long whole turns take with a look one throw ahead, in games
of the net against itself: on average, at worst, and between two answers.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random
from time import process_time

from lab.train.tactics import tactics
from tessera.core.setup import Setup
from tessera.games.tabula.bots.learned import at_first_sight, looking_ahead
from tessera.games.tabula.bots.net import Net, net
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.engine import ALL_AT_START
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import State, terms
from tessera.games.tabula.rules.variants import VARIANTS, Sides, Variant

RUNS = 3
POSITIONS = 20_000
GAMES = 3


def reachable(variant: Variant, rng: Random) -> list[Sides]:
    """The positions that random players could reach with their throws."""
    found: list[Sides] = []
    own = other = ALL_AT_START
    while len(found) < POSITIONS:
        reached = [
            after(afterstate, other) for afterstate in afterstates(variant, own, other, throw(rng))
        ]
        found += reached
        sides = rng.choice(reached)
        own, other = (ALL_AT_START,) * 2 if variant.ended(*sides) else sides[::-1]
    return found


def throw(rng: Random) -> tuple[int, ...]:
    """A throw of three dice, ascending."""
    return tuple(sorted(rng.choices(range(1, 7), k=3)))


def judged(evaluator: Net, found: list[Sides]) -> None:
    """Asks the net about each position."""
    for mover, waiter in found:
        evaluator.logit(mover, waiter)


def counted(variant: Variant, found: list[Sides]) -> None:
    """Works out only the tactical numbers of each position."""
    for mover, waiter in found:
        tactics(mover, waiter, returns=variant.returns)


def best(work: Callable[[], None]) -> float:
    """The shortest time of several runs, in seconds of the processor."""
    times = []
    for _ in range(RUNS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def turns(rules: str, evaluator: Net, game: int) -> list[State]:
    """The position of every turn of a game, after the throw."""
    agreed = terms(Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty"))))
    state, rng, found = State(agreed, (ALL_AT_START,) * 2, 0), Random(game), list[State]()
    while not state.over:
        state = replace(state, dice=throw(rng))
        found.append(state)
        *_, ranking = at_first_sight(state, evaluator)
        for step in ranking[0].actions:
            state = RULES.apply(state, step)
    return found


def ahead(state: State, evaluator: Net) -> list[float]:
    """The milliseconds from one answer to the next, with a look one throw ahead."""
    runs = []
    for _ in range(RUNS):
        marks = [process_time()]
        for _ in looking_ahead(state, evaluator):
            marks.append(process_time())
        marks.append(process_time())
        runs.append([1000 * (end - start) for start, end in pairwise(marks)])
    return [min(times) for times in zip(*runs, strict=True)]


def main() -> None:
    """Prints a line for each way of playing."""
    titles = f"{'judged/s':>10}{'tactics/s':>11}{'200, ms':>9}{'load, ms':>10}"
    print(f"{'rules':12}{titles}{'turns':>7}{'mean, ms':>10}{'worst':>7}{'between':>9}")
    for rules, variant in VARIANTS.items():
        start = process_time()
        evaluator = net(rules, returns=variant.returns)
        load = process_time() - start
        found = reachable(variant, Random(1))
        whole = best(partial(judged, evaluator, found))
        told = best(partial(counted, variant, found))
        thoughts = [
            ahead(state, evaluator)
            for game in range(1, GAMES + 1)
            for state in turns(rules, evaluator, game)
        ]
        long, gap = [sum(times) for times in thoughts], max(map(max, thoughts))
        print(
            f"{rules:12}{len(found) / whole:10,.0f}{len(found) / told:11,.0f}"
            f"{200_000 * whole / len(found):9.2f}{1000 * load:10.0f}"
            f"{len(long):7}{sum(long) / len(long):10.1f}{max(long):7.0f}{gap:9.1f}"
        )
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main()
