"""What `python -m tessera check` and `play` do with one of Tessera's games or an installed one."""

import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tessera import testing
from tessera.core.record import Player, Record
from tessera.core.rules import Rules
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera.testing.advance import advance
from tessera.testing.lessons import check_lessons
from tessera.testing.playing import playouts

Promise = Callable[[], object]
SEEDS = ("a", "b")
SAVED = "2026-11-22T10:00:00Z"
"""The moment that a game played here bears: nothing depends on it."""


def check(game: AnyGame, folder: Path | None) -> int:
    """Calls every contract, and those about the folder of the game's tests where one is named.
    1 where a promise is broken, else 0."""
    broken = 0
    for name, promise in promises(game, folder):
        try:
            promise()
        except Exception:
            broken += 1
            print(f"BROKEN  {name}\n{traceback.format_exc()}")
        else:
            print(f"kept    {name}")
    print(f"{game.rules.name}: {broken} broken" if broken else f"{game.rules.name}: all kept")
    return 1 if broken else 0


def promises(game: AnyGame, folder: Path | None) -> Iterator[tuple[str, Promise]]:
    """Each promise by its name, to be called."""
    rules = game.rules
    played = list(playouts(rules, SEEDS))
    for of_a_game in testing.OF_A_GAME:
        yield of_a_game.__name__, partial(of_a_game, rules)
    for of_a_playout in testing.OF_A_PLAYOUT:
        yield of_a_playout.__name__, partial(_all_of, of_a_playout, rules, played)
    for of_many in testing.OF_MANY:
        yield of_many.__name__, partial(_all_of, of_many, rules, at_tables(played))
    if folder:
        for of_a_folder in testing.OF_A_FOLDER:
            yield of_a_folder.__name__, partial(of_a_folder, rules, folder)
    yield check_lessons.__name__, partial(check_lessons, game)
    for level in game.bots:
        yield f"a game of computers that are {level} ends", partial(bots_play, game, level)


def _all_of(contract: Callable[..., None], rules: Rules[Any, Any], material: Iterable[Any]) -> None:
    for one in material:
        contract(rules, one)


def at_tables(played: list[testing.Playout]) -> list[tuple[testing.Playout, ...]]:
    """The random games, apart by the number of players."""
    numbers = sorted({one.setup.players for one in played})
    return [tuple(one for one in played if one.setup.players == n) for n in numbers]


def bots_play(
    game: AnyGame, level: str = "normal", players: int | None = None, seed: str = "play"
) -> Table[Any, Any]:
    """A game between computers of one level, by the standard rules; the same for the same seed.
    Raises Illegal for a number of players that the rules don't know."""
    setup = game.rules.standard_setup(players or next(n for n in game.rules.players if n > 1))
    game.rules.new(setup)
    seats = tuple(
        Player(f"{level} {seat + 1}", level, game.colours[side])
        for seat, side in enumerate(game.rules.sides(setup))
    )
    record = Record(game.rules.name, game.rules.version, setup, seed, seats, SAVED)
    table = Table(game.rules, record)
    while game.rules.result(table.state) is None:
        advance(table, game.bots)
    return table
