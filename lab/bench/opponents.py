"""How long computer opponents think: `python lab/bench/opponents.py [POSITIONS [OPTION=VALUE...]]`.

In milliseconds, at worst over those positions of a game of the bot against itself that leave most
to choose. A *step* is what a page without a worker must do in one go: read the question, or think
from one answer to the next. `fresh` is the longest step of a bot that is asked for the first time,
`step` that of one that has been asked before; `first` is when it has an answer, `last` when it has
thought enough. Every question is asked three times and of each step the shortest time counts,
because others may use the machine. What is remembered is forgotten in between.
"""

from __future__ import annotations

import functools
import gc
import platform
import sys
from itertools import accumulate, pairwise
from time import perf_counter
from typing import Any, NamedTuple

from tessera.core.chance import Rng, draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games import GAMES, find
from tessera.kit.bot import decide
from tessera.kit.game import Game
from tessera.thinking.ranking import RankingRequest
from tessera.thinking.request import known

POSITIONS = 8
RUNS = 3


class Times(NamedTuple):
    """The times of one question in milliseconds: the longest step, and until the first and the last
    answer."""

    step: float
    first: float
    last: float


def setup(game: Game[Any, Any], players: int, chosen: dict[str, str]) -> Setup:
    """The standard set-up, but for these options where the game has them."""
    usual = game.rules.standard_setup(players).options
    return Setup(players, tuple((name, chosen.get(name, value)) for name, value in usual))


def questions(game: Game[Any, Any], level: str, agreed: Setup, most: int) -> list[RankingRequest]:
    """The questions of one game that leave most to choose."""
    rules, n = game.rules, 0
    state, found = rules.new(agreed), list[tuple[int, RankingRequest]]()
    while (seat := rules.current_player(state)) is not None:
        rng, n = generator("opponents", "bench", n), n + 1
        if seat == CHANCE:
            event = draw(rules.chance_outcomes(state), rng)
        else:
            seen = rules.observation(state, seat)
            legal = rules.legal_actions(seen)
            question = RankingRequest(rules.name, level, rules.write_position(seen), f"{n}")
            found.append((len(legal), question))
            event = decide(game.bots[level], seen, legal, Rng(question.seed))
        state = rules.apply(state, event)
    found.sort(key=lambda item: item[0], reverse=True)
    return [question for _, question in found[:most]]


def forget() -> None:
    """Empties whatever remembers results, as in an interpreter that has just begun."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()


def times(question: RankingRequest, before: RankingRequest | None = None) -> Times:
    """The times of a question that is asked after `before` alone, or as the very first."""
    runs, game = [], known(question.game, find)
    for _ in range(RUNS):
        forget()
        if before:
            list(before.thoughts(game))
        marks, said = [perf_counter()], []
        for answer in question.thoughts(game):
            marks.append(perf_counter())
            said.append(bool(answer))
        marks.append(perf_counter())
        runs.append([1000 * (end - start) for start, end in pairwise(marks)])
    steps = [min(step) for step in zip(*runs, strict=True)]
    return Times(max(steps), list(accumulate(steps))[said.index(True)], sum(steps))


def main(most: str = str(POSITIONS), *options: str) -> None:
    """Prints a line for each bot and number of players."""
    chosen = dict(option.split("=") for option in options)
    titles = f"{'fresh':>8}{'step':>8}{'first':>8}{'last':>8}"
    print(f"{'game':16}{'players':>8}{'bot':>10}{titles}  ms at worst")
    for game in GAMES:
        for players in [n for n in game.rules.players if n > 1][:2]:
            for level in game.bots:
                asked = questions(game, level, setup(game, players, chosen), int(most))
                if len(asked) < 2:  # A game without choices.
                    continue
                fresh = max(times(question).step for question in asked)
                pairs = zip(asked, asked[1:] + asked[:1], strict=True)
                step, first, last = map(max, zip(*(times(a, b) for a, b in pairs), strict=True))
                name = f"{game.rules.name:16}{players:8}{level:>10}"
                print(f"{name}{fresh:8.1f}{step:8.1f}{first:8.1f}{last:8.1f}")
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main(*sys.argv[1:])
