"""Whether errors tell who plays badly: `python -m lab.strength.told_apart [GAMES [PLAYERS]]`.

At Sequence a seat plays at random, or worst on purpose by what the hard level thinks, or on a
level; all others play on the normal one. Each game is analysed, and the errors of that seat stand
side by side: in points for the whole game, and for each choice. Two kinds of play are told apart
where no game of one has less of it than any of the other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from tessera.core.chance import Rng, draw
from tessera.core.rules import CHANCE
from tessera.games.sequence import GAME
from tessera.games.sequence.bots import strongest
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.kit.analysis import Analysis, shared
from tessera.kit.bot import Bot, Choice, Ranking, decide, uniform


def worst(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Plays what the hard level likes least."""
    values = dict(strongest(seen).valued(legal))
    yield (Choice((min(values, key=lambda event: (values[event], rng.random())),)),)


WAYS: dict[str, Bot[State, Event]] = {"worst": worst, "random": uniform, **GAME.bots}


class Game(NamedTuple):
    """What the analysis of one game says of the first seat, in points, and what it took."""

    errors: float
    per_choice: float
    rest: float
    seconds: float


def game(way: str, players: int, seed: int) -> Game:
    """The analysis of one game of this way of playing against the normal level."""
    setup, rng, events = RULES.standard_setup(players), Random(seed), []
    state = RULES.new(setup)
    states = [state]
    while (seat := RULES.current_player(state)) is not None:
        if seat == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            bot = WAYS[way] if seat == 0 else GAME.bots["normal"]
            event = decide(bot, RULES.observation(state, seat), RULES.legal_actions(state), rng)
        state = RULES.apply(state, event)
        states.append(state)
        events.append(event)
    assert GAME.analyst
    begun = process_time()
    steps = tuple(step for step in GAME.analyst.analyse(states, events) if step)
    seconds = process_time() - begun
    found = Analysis(RULES.sides(setup), steps, shared(RULES, setup, state))
    account = found.account(0)
    return Game(
        100 * account.error, 100 * account.error_per_choice, 100 * found.remainder[0], seconds
    )


def main(games: int = 10, players: int = 2) -> None:
    """Prints a line for each way, and the number of pairs of games that are in the wrong order."""
    all_games = {way: [game(way, players, seed) for seed in range(games)] for way in WAYS}
    print(f"{players} players, {games} games each; errors of the first seat, in points")
    for way, found in all_games.items():
        print(
            f"{way:7} in all {_spread([one.errors for one in found])}"
            f"  per choice {_spread([one.per_choice for one in found])}"
            f"  not explained {fmean(one.rest for one in found):+6.1f}"
            f"  {fmean(one.seconds for one in found):.1f} s, at most "
            f"{max(one.seconds for one in found):.1f}"
        )
    for well in ("easy", "normal", "hard"):
        pairs = [
            (bad.per_choice, good.per_choice)
            for bad in all_games["random"]
            for good in all_games[well]
        ]
        wrong = sum(bad <= good for bad, good in pairs)
        print(f"random below {well}: {wrong} of {len(pairs)} pairs")


def _spread(numbers: Sequence[float]) -> str:
    return f"{fmean(numbers):5.1f} ({min(numbers):.1f} to {max(numbers):.1f})"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
