"""How long the computer opponents think: `python bench/opponents.py [POSITIONS]`.

In milliseconds of the processor: until the first answer, the longest time between two answers, in
which a page without a worker stands still, and until the last. The worst of some positions from
games of each bot against itself counts; what is read only once has been read before.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import process_time
from typing import Any

from tessera.bots.bot import Bot, decide
from tessera.core.chance import draw, generator
from tessera.core.game import CHANCE, standard_setup
from tessera.games import GAMES
from tessera.games.box import Box

POSITIONS = 25
Question = tuple[Any, tuple[Any, ...]]


def questions(box: Box[Any, Any], bot: Bot[Any, Any], players: int) -> Iterator[Question]:
    """What a seat sees in every choice of one game, and what it may do."""
    game = box.game
    state = game.new(standard_setup(game, players))
    n = 0
    while (seat := game.current_player(state)) is not None:
        rng, n = generator("opponents", "bench", n), n + 1
        if seat == CHANCE:
            event = draw(game.chance_outcomes(state), rng)
        else:
            seen, legal = game.observation(state, seat), game.legal_actions(state)
            yield seen, legal
            event = decide(bot, seen, legal, rng)
        state = game.apply(state, event)


def times(bot: Bot[Any, Any], question: Question) -> tuple[float, float, float]:
    """Milliseconds to the first answer, the longest between two, and to the last."""
    marks = [process_time()]
    for _ in bot(*question, Random(1)):
        marks.append(process_time())
    marks.append(process_time())
    gaps = [1000 * (after - before) for before, after in pairwise(marks)]
    return gaps[0], max(gaps[1:]), sum(gaps)


def main(count: int = POSITIONS) -> None:
    """Prints a line for each bot and number of players."""
    print(f"{'game':16}{'players':>8}{'bot':>10}{'first':>8}{'gap':>8}{'last':>8}  ms at worst")
    for box in GAMES:
        for players in [n for n in box.game.players if n > 1][:2]:
            for level, bot in box.bots.items():
                every = list(questions(box, bot, players))
                if not every:  # A game without choices.
                    continue
                found = every[:: max(1, len(every) // count)]
                first, gap, last = map(max, zip(*(times(bot, q) for q in found), strict=True))
                name = f"{box.game.name:16}{players:8}{level:>10}"
                print(f"{name}{first:8.1f}{gap:8.1f}{last:8.1f}")
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
