"""How long the analysis of whole games takes: `python lab/bench/analysis.py [GAMES [NAME...]]`.

Computers of the normal level play. The longest time between two yields tells what a frame of the
page may have to wait for where there is no worker. What is not explained is that of the first side,
in percentage points: on average, and without its sign; and how far results scatter (standard
deviation), as they are and adjusted for luck.
"""

from __future__ import annotations

import platform
import sys
from random import Random
from statistics import fmean, median, pstdev
from time import process_time

from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games import find
from tessera.kit.analysis import Analysis, shared
from tessera.kit.bot import decide
from tessera.kit.game import AnyGame

GAMES = 3
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("sequence", 2, {}),
    ("sequence", 3, {}),
    ("sequence_dice", 2, {}),
    ("sequence_dice", 3, {}),
    ("sequences", 2, {}),
    ("sequences", 8, {}),
    ("tabula", 2, {"rules": "seed"}),
    ("tabula", 2, {"rules": "classical"}),
)


def played(game: AnyGame, setup: Setup, rng: Random) -> tuple[list[object], list[object]]:
    """The positions and events of a game."""
    rules, state, events = game.rules, game.rules.new(setup), []
    states = [state]
    while (seat := rules.current_player(state)) is not None:
        if seat == CHANCE:
            outcomes, weights = zip(*rules.chance_outcomes(state), strict=True)
            (event,) = rng.choices(outcomes, weights)
        else:
            seen, legal = rules.observation(state, seat), rules.legal_actions(state)
            event = decide(game.bots["normal"], seen, legal, rng)
        state = rules.apply(state, event)
        states.append(state)
        events.append(event)
    return states, events


def measured(game: AnyGame, setup: Setup, seed: int) -> tuple[Analysis, float, float]:
    """The analysis of a game, the seconds for all of it, and the longest time between two
    yields."""
    assert game.analyst is not None
    states, events = played(game, setup, Random(seed))
    steps, longest, start = [], 0.0, process_time()
    before = start
    for step in game.analyst.analyse(states, events):
        now = process_time()
        longest, before = max(longest, now - before), now
        steps += [step] if step else []
    result = shared(game.rules, setup, states[-1])
    return Analysis(game.rules.sides(setup), tuple(steps), result), before - start, longest


def main(count: int, *names: str) -> None:
    """Prints a line for each kind of game."""
    print(
        f"{'game':14}{'players':>8} {'':10}{'steps':>6}{'seconds':>8}{'worst':>7}{'in one go':>10}"
        f"{'not explained':>15}{'results':>9}{'adjusted':>9}"
    )
    for name, players, options in KINDS:
        game = find(name)
        assert game is not None
        if names and name not in names:
            continue
        standard = dict(game.rules.standard_setup(players).options)
        setup = game.rules.checked_setup(Setup(players, tuple((standard | options).items())))
        found = [measured(game, setup, seed) for seed in range(count)]
        games, seconds, pauses = zip(*found, strict=True)
        rest = [100 * one.remainder[0] for one in games]
        scatter = [100 * pstdev(column) for column in zip(*map(first_side, games), strict=True)]
        print(
            f"{name:14}{players:8} {' '.join(options.values()):10}"
            f"{median(len(one.steps) for one in games):6.0f}"
            f"{median(seconds):8.2f}{max(seconds):7.2f}{1000 * max(pauses):7.0f} ms"
            f"{fmean(rest):+7.1f} {fmean(map(abs, rest)):7.1f}{scatter[0]:9.1f}{scatter[1]:9.1f}"
        )
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


def first_side(game: Analysis) -> tuple[float, float]:
    """The result of the first side, and its luck-adjusted result."""
    return game.final[0], game.adjusted[0]


if __name__ == "__main__":
    count, *names = sys.argv[1:] or [str(GAMES)]
    main(int(count), *names)
