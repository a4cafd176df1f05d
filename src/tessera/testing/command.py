"""What `python -m tessera check` and `play` do with one of Tessera's games or an installed one."""

import traceback
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tessera import testing
from tessera.core.rules import Rules
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera.testing.advance import advance
from tessera.testing.golden import check_golden_records
from tessera.testing.lessons.promises import (
    check_lessons,
    check_lessons_answer_whatever_is_played,
    check_lessons_can_be_finished_within_par,
    check_lessons_can_be_gone_through_by_pressing,
)
from tessera.testing.lessons.taught import check_every_rule_is_taught
from tessera.testing.playing import playouts, seated
from tessera.testing.promises.alike import check_shared_sentences_are_said_alike
from tessera.testing.promises.fences import check_fences
from tessera.testing.promises.package import check_entry_point, check_style_sheet
from tessera.testing.promises.pages import check_its_pages_can_be_read
from tessera.testing.promises.picture import check_picture
from tessera.testing.promises.strength import check_normal_is_better_than_chance
from tessera.testing.promises.words import (
    check_everything_is_translated,
    check_options_and_levels_have_words,
    check_what_is_said_while_it_is_played,
    check_why_leads_to_the_rules,
)
from tessera.testing.walk.promises import check_nothing_breaks_wherever_one_presses

Promise = Callable[[], object]
SEEDS = ("a", "b")
RANDOM_GAMES = "random games come to an end"
"""The promise that plays the games with which most others are tried."""
OF_LESSONS = (
    check_lessons,
    check_lessons_answer_whatever_is_played,
    check_lessons_can_be_finished_within_par,
    check_lessons_can_be_gone_through_by_pressing,
)
OF_TESTS = (check_golden_records, check_every_rule_is_taught)
"""Promises to be called with all of a game and the folder of its tests."""
OF_ALL = (
    check_fences,
    check_entry_point,
    check_picture,
    check_style_sheet,
    check_options_and_levels_have_words,
    check_everything_is_translated,
    check_why_leads_to_the_rules,
    check_what_is_said_while_it_is_played,
    check_its_pages_can_be_read,
    check_shared_sentences_are_said_alike,
    *OF_LESSONS,
    check_normal_is_better_than_chance,
    check_nothing_breaks_wherever_one_presses,
)
"""Promises to be called with all of a game."""


def check(
    game: AnyGame,
    folder: Path | None,
    *,
    done: Collection[str] = (),
    begins: Callable[[str], None] = lambda name: None,
) -> int:
    """Calls every promise except those in `done`, and with a folder also those about a game's
    tests; calls `begins` before each with its name. The number of broken promises."""
    broken = 0
    for name, promise in promises(game, folder):
        if name not in done:
            begins(name)
            broken += not kept(name, promise)
    return broken


def kept(name: str, promise: Promise) -> bool:
    """Calls a promise, and prints whether it is kept, or why not."""
    try:
        promise()
    except AssertionError as error:
        print(f"BROKEN  {name}\n{error or traceback.format_exc()}\n", flush=True)
    except Exception:
        print(f"BROKEN  {name}\n{traceback.format_exc()}", flush=True)
    else:
        print(f"kept    {name}", flush=True)
        return True
    return False


def verdict(name: str, broken: int) -> int:
    """Prints the last line. 1 where a promise is broken, else 0."""
    print(f"{name}: {broken} broken" if broken else f"{name}: all kept")
    return 1 if broken else 0


def promises(game: AnyGame, folder: Path | None) -> Iterator[tuple[str, Promise]]:
    """The promises with their names, to be called in this order."""
    rules = game.rules
    played: list[testing.Playout] = []
    yield RANDOM_GAMES, lambda: played.extend(playouts(rules, SEEDS))
    for of_a_game in testing.OF_A_GAME:
        yield of_a_game.__name__, partial(of_a_game, rules)
    for of_a_playout in testing.OF_A_PLAYOUT:
        yield of_a_playout.__name__, partial(_all_of, of_a_playout, rules, played)
    for of_many in testing.OF_MANY:
        yield of_many.__name__, partial(_of_many, of_many, rules, played)
    if folder:
        for of_a_folder in testing.OF_A_FOLDER:
            yield of_a_folder.__name__, partial(of_a_folder, rules, folder)
        for of_tests in OF_TESTS:
            yield of_tests.__name__, partial(of_tests, game, folder)
    for of_all in OF_ALL:
        yield of_all.__name__, partial(of_all, game)
    for level in game.bots:
        yield ends(level), partial(bots_play, game, level)


def ends(level: str) -> str:
    """The name of the promise about computers of a level."""
    return f"a game of computers that are {level} ends"


def _all_of(contract: Callable[..., None], rules: Rules[Any, Any], material: Iterable[Any]) -> None:
    for one in material:
        contract(rules, one)


def _of_many(contract: Callable[..., None], rules: Rules[Any, Any], played: Any) -> None:
    _all_of(contract, rules, at_tables(played))


def at_tables(played: list[testing.Playout]) -> list[tuple[testing.Playout, ...]]:
    """The random games, grouped by the number of players."""
    numbers = sorted({one.setup.players for one in played})
    return [tuple(one for one in played if one.setup.players == n) for n in numbers]


def bots_play(
    game: AnyGame, level: str = "normal", players: int | None = None, seed: str = "play"
) -> Table[Any, Any]:
    """A game between computers of one level, by the standard rules; the same for the same seed.
    Raises Illegal for a number of players that the rules don't know."""
    number = players or next(n for n in game.rules.players if n > 1)
    table = Table(game.rules, seated(game, level, number, seed))
    while game.rules.result(table.state) is None:
        advance(table, game.bots)
    return table
