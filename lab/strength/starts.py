"""What starts are worth: `make -C lab starts GAME=tabula LEVEL=hard GAMES=400`.

For each set-up of a game and each start, equal computers play, each side having the start in half
of the games with the same dice and cards. Printed is the table `starts.txt` of the game's folder
(see `setup/starts.py`): the games in 100 that the side with the start wins, a draw among two
being half a win, and 1.96 standard errors over the games with the same chance. At Sequences nobody
chooses anything, and the chances are worked out exactly. ONLY=rules=seed measures the set-ups with
that option alone.

It runs in one process: a game of the hard level takes seconds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from statistics import fmean, stdev

from lab.strength.arena import Unknown, agreed, find_bot, find_game, play
from tessera.core.setup import START, Setup
from tessera.games.sequences.rules import RULES as SEQUENCES
from tessera.games.sequences.rules.winning import winning
from tessera.kit.game import AnyGame

KINDS: dict[str, tuple[tuple[int, tuple[str, ...]], ...]] = {
    "tabula": ((2, ("rules=seed",)), (2, ("rules=classical",))),
    "sequence_dice": (
        *(product((2, 4), (("line=6",), ("line=5",)))),
        (3, ()),
    ),
    "sequence": ((2, ()), (3, ()), (4, ())),
    "ur": (
        (2, ("pieces=7", "path=finkel")),
        (2, ("pieces=5", "path=finkel")),
        (2, ("path=masters",)),
    ),
}
"""The numbers of players and the options for which a start is measured."""

MOST = 12
"""For more players at Sequences nothing is said: the table would be longer than what it tells."""


def kinds(game: AnyGame) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yields the number of players and the options of each part of the game's table."""
    if game.rules.name == SEQUENCES.name:
        yield from product(range(2, MOST + 1), (("variant=sequences",), ("variant=hearts_due",)))
    else:
        yield from KINDS.get(game.rules.name, ((game.rules.players[0], ()),))


def with_start(game: AnyGame, setup: Setup, side: int, start: str) -> Setup:
    """The set-up with a start for one side."""
    given = (*setup.options, (f"{START}{side + 1}", start))
    return game.rules.checked_setup(Setup(setup.players, given))


def exactly(game: AnyGame, setup: Setup, start: str) -> str:
    """The chance at Sequences, as the figures of a line."""
    chance = winning(game.rules.new(with_start(game, setup, 0, start)))[0]
    return f"{100 * chance:.1f} ± 0.0 of all games by nobody"


def measured(game: AnyGame, setup: Setup, start: str, level: str, games: int) -> str:
    """The figures of a line, of so many games at least."""
    sides, bot = game.rules.sides(setup), find_bot(game, level)
    every = range(max(sides) + 1)
    rounds = []
    for number in range(-(-games // len(every))):
        won = []
        for side in every:
            given = with_start(game, setup, side, start)
            winners = play(game.rules, given, [bot] * setup.players, f"starts/{number}")
            winning_sides = {sides[seat] for seat in winners} or {*every}
            won.append((side in winning_sides) / len(winning_sides))
        rounds.append(fmean(won))
    margin = 1.96 * stdev(rounds) / sqrt(len(rounds))
    played = len(rounds) * len(every)
    return f"{100 * fmean(rounds):.1f} ± {100 * margin:.1f} of {played} games by {level}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line, plays, and prints the table line by line."""
    parser = argparse.ArgumentParser(prog="starts", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", metavar="NAME=VALUE")
    chosen = parser.parse_args(arguments)
    try:
        game = find_game(chosen.game)
        if game.has_choices:
            find_bot(game, chosen.level)
        setups = [
            (players, options, agreed(game.rules, players, options))
            for players, options in kinds(game)
            if chosen.only in (None, f"players={players}", *options)
        ]
    except Unknown as reason:
        parser.error(str(reason))
    print(f"# Games in 100 won by the side with the start: make -C lab starts GAME={chosen.game}")
    for players, options, setup in setups:
        offered = next(o for o in game.rules.options(players) if o.side == 0)
        for start in offered.values[1:]:
            if not game.has_choices:
                figures = exactly(game, setup, start)
            else:
                figures = measured(game, setup, start, chosen.level, chosen.games)
            print(
                " ".join([f"players={players}", *options, f"start={start}:", figures]), flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
