"""How long everybody's chance to win takes after a throw: `python lab/bench/sequences_winning.py`.

The same random game several times with nothing kept from the time before: the slowest throws are
the first ones. The best time of each throw counts.
"""

from __future__ import annotations

import platform
import sys
from random import Random
from statistics import median
from time import process_time

from tessera.core.setup import Setup
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.rules.winning import round_odds, score_distribution, winning

RUNS = 5


def times(variant: str, players: int) -> list[float]:
    """Milliseconds of the processor for each throw of a game."""
    rng, found = Random(players), []
    state = RULES.new(Setup(players, (("variant", variant), ("stake", "0"))))
    throws, weights = zip(*RULES.chance_outcomes(state), strict=True)
    while not state.over:
        state = RULES.apply(state, *rng.choices(throws, weights))
        start = process_time()
        winning(state)
        found.append(1000 * (process_time() - start))
    return found


def main() -> None:
    """Prints a line for each game and number of players."""
    print(f"{'ms a throw':14}{'players':>9}{'throws':>9}{'median':>9}{'worst':>9}")
    for variant in ("sequences", "hearts_due"):
        for players in (2, 4, 8, 24):
            runs = []
            for _ in range(RUNS):
                for kept in (score_distribution, round_odds, winning):
                    kept.cache_clear()
                runs.append(times(variant, players))
            taken = [min(same) for same in zip(*runs, strict=True)]
            print(f"{variant:14}{players:9}{len(taken):9}{median(taken):9.2f}{max(taken):9.2f}")
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main()
