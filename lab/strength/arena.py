"""Which of two bots is stronger: `make -C lab arena A=hard B=normal GAME=tabula PAIRS=500`.

Paired games: what chance brings is keyed by the pair and the number of the event, as in
`tessera.core.chance`, and A plays it once from every side, B all the others. So luck that favours a
seat favours both bots alike. With two sides a pair is two games; with three it is three.

A won game is 1, shared among the sides that win it; a draw is shared among all. What is compared is
A's mean with an even share, which is one over the number of sides. The interval is 1.96 standard
errors of the mean over pairs, each of which counts as one observation.

A bot is named by its level, or as `module:function`, so that an experiment can be compared before
it is shipped. All processors play, each another pair; how many there are changes no game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from lab.strength.cluster import spread
from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE, Illegal, Rules
from tessera.core.setup import Setup
from tessera.games import GAMES
from tessera.kit.bot import Bot, decide, uniform
from tessera.kit.game import Game
from tools.projects import find_anywhere, projects

LONGEST = 20_000
"""A game with more events than this is taken for one that never ends."""

AnyBot = Bot[Any, Any]
AnyGame = Rules[Any, Any]


class Unknown(ValueError):
    """A name or an option that doesn't exist; the sentence says which."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with half the width of its 95 % interval, from so many pairs; `even` is the mean
    of equally strong bots."""

    mean: float
    margin: float
    pairs: int
    even: float

    @property
    def verdict(self) -> str:
        """The sentence that the interval justifies: which bot is stronger, or that no difference
        shows."""
        if self.mean - self.margin > self.even:
            return "A is stronger"
        if self.mean + self.margin < self.even:
            return "B is stronger"
        return "no difference shows"

    def __str__(self) -> str:
        return f"A {self.mean:.1%} ± {self.margin:.1%} of {self.pairs} pairs (even {self.even:.1%})"


def estimate(pairs: Sequence[Sequence[float]]) -> Estimate:
    """The estimate from A's score in each game of each pair. From a single pair the margin is
    infinite."""
    means = [fmean(scores) for scores in pairs]
    margin = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else inf
    return Estimate(fmean(means), margin, len(means), 1 / len(pairs[0]))


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two bots, in texts that can be sent to another process."""

    game: str
    a: str
    b: str
    setup: Setup
    seed: str

    def pairs(self, number: int, processes: int | None) -> Iterator[tuple[float, ...]]:
        """A's score in each game of so many pairs, by as many processes as `spread` takes."""
        yield from spread(partial(_pair, self), range(number), processes)


def _pair(match: Match, number: int) -> tuple[float, ...]:
    game = find_game(match.game)
    a, b = find_bot(game, match.a), find_bot(game, match.b)
    return pair(game.rules, match.setup, a, b, f"{match.seed}/{number}")


def pair(rules: AnyGame, setup: Setup, a: AnyBot, b: AnyBot, seed: str) -> tuple[float, ...]:
    """A's score in each game of a pair: A on the first side, on the second, and so on."""
    sides = sorted(set(rules.sides(setup)))
    return tuple([score(rules, setup, a, b, side, seed) for side in sides])


def score(rules: AnyGame, setup: Setup, a: AnyBot, b: AnyBot, side: int, seed: str) -> float:
    """A's share of the win in a game with A on one side and B on all others."""
    seats = rules.sides(setup)
    bots = [a if of == side else b for of in seats]
    winners = play(rules, setup, bots, seed)
    winning = {seats[seat] for seat in winners} or set(seats)
    return (side in winning) / len(winning)


def play(rules: AnyGame, setup: Setup, bots: Sequence[AnyBot], seed: str) -> tuple[int, ...]:
    """The winning seats of one game. Chance, and the random choices of bots, have the same keys as
    in `tessera.session`. Raises Illegal for a bot that breaks the rules, and RuntimeError for a
    game without end."""
    state, thrown = rules.new(setup), 0
    for played in range(LONGEST):
        seat = rules.current_player(state)
        if seat is None:
            break
        if seat == CHANCE:
            event = draw(rules.chance_outcomes(state), generator(seed, "chance", thrown))
            thrown += 1
        else:
            seen = rules.observation(state, seat)
            rng = generator(seed, "bot", played)
            event = decide(bots[seat], seen, rules.legal_actions(seen), rng)
        state = rules.apply(state, event)
    result = rules.result(state)
    if result is None:
        raise RuntimeError(f"no end after {LONGEST} events")
    return result.winners


def find_bot(game: Game[Any, Any], name: str) -> AnyBot:
    """The bot of this name: a level of the game, `uniform` or `module:function`. Raises Unknown."""
    if name in game.bots:
        return game.bots[name]
    if name == "uniform":
        return uniform
    module, colon, function = name.partition(":")
    if not colon:
        raise Unknown(
            f"{game.rules.name} has no bot {name!r}, only {', '.join(game.bots)}, uniform"
        )
    try:
        bot: AnyBot = getattr(import_module(module), function)
    except (ImportError, AttributeError) as reason:
        raise Unknown(f"{name}: {reason}") from reason
    return bot


def find_game(name: str) -> Game[Any, Any]:
    """The game of this name. Raises Unknown."""
    if (game := find_anywhere(name)) is None:
        known = [*(game.rules.name for game in GAMES), *(project.name for project in projects())]
        raise Unknown(f"no game {name!r}, only {', '.join(known)}")
    return game


def agreed(rules: AnyGame, players: int | None, options: Sequence[str]) -> Setup:
    """The set-up with these options (`name=value`), the others at their defaults; for two players,
    if the game allows two and no number is given. Raises Unknown."""
    if players is None:
        players = 2 if 2 in rules.players else rules.players[0]
    try:
        if players not in rules.players:
            raise Illegal("players", allowed=rules.players)
        chosen = dict(rules.standard_setup(players).options)
        chosen.update((name, value) for name, _, value in (text.partition("=") for text in options))
        setup = rules.checked_setup(Setup(players, tuple(chosen.items())))
    except Illegal as reason:
        raise Unknown(f"{rules.name} can't be played so: {reason}") from reason
    if len(set(rules.sides(setup))) < 2:
        raise Unknown("bots are compared in games of two sides or more")
    return setup


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line, plays, and prints the estimate as it settles, but a verdict only at
    the end: whoever stops when it suits them finds a difference where there is none."""
    parser = argparse.ArgumentParser(prog="arena", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--a", required=True)
    parser.add_argument("--b", required=True)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--processes", type=int)
    chosen = parser.parse_args(arguments)
    if chosen.pairs < 1:
        parser.error("at least one pair must be played")
    try:
        game = find_game(chosen.game)
        for name in (chosen.a, chosen.b):
            find_bot(game, name)
        setup = agreed(game.rules, chosen.players, chosen.option)
    except Unknown as reason:
        parser.error(str(reason))
    options = " ".join(f"{name}={value}" for name, value in setup.options)
    print(f"A {chosen.a}, B {chosen.b}, {game.rules.name} for {setup.players} {options}".rstrip())
    found: list[tuple[float, ...]] = []
    match = Match(chosen.game, chosen.a, chosen.b, setup, chosen.seed)
    for scores in match.pairs(chosen.pairs, chosen.processes):
        found.append(scores)
        if len(found) % max(1, chosen.pairs // 10) == 0 and len(found) < chosen.pairs:
            print(f"  {estimate(found)}", flush=True)
    last = estimate(found)
    print(f"  {last}: {last.verdict}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
