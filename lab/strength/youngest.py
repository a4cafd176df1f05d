"""Whether the weakest level loses to a child: `make -C lab youngest GAME=tabula PAIRS=200`.

The child is a model: somebody of six who knows the rules, goes through what can be done in any
order, and does the first thing that looks sensible. What looks sensible is the better half of what
the easy level would think of. The level (`kit.bot.glancing`) should win less than half of the games
and more than one in ten, so that a child wins most and can't be sure to.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from lab.strength.arena import AnyBot, Unknown, agreed, estimate, find_bot, find_game, pair
from tessera.core.chance import Rng
from tessera.kit.bot import Ranking


def child(easy: AnyBot) -> AnyBot:
    """The model of a child, by the easy level of a game."""

    def plays(seen: Any, legal: tuple[Any, ...], rng: Rng) -> Iterator[Ranking[Any]]:
        *_, ranking = easy(seen, legal, rng)
        sensible = (len(ranking) + 1) // 2
        yield (ranking[rng.randrange(sensible)],)

    return plays


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line, plays, and prints the score of the weakest level as A."""
    parser = argparse.ArgumentParser(prog="youngest", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args(arguments)
    try:
        game = find_game(chosen.game)
        level, easy = find_bot(game, "youngest"), find_bot(game, "easy")
        setup = agreed(game.rules, chosen.players, chosen.option)
    except Unknown as reason:
        parser.error(str(reason))
    pairs = [
        pair(game.rules, setup, level, child(easy), f"youngest/{number}")
        for number in range(chosen.pairs)
    ]
    print(f"{game.rules.name} {' '.join(chosen.option)}: {estimate(pairs)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
