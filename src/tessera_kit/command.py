"""What `python -m tessera check` and `play` do with one of Tessera's games or an installed one."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tessera.core.rules import Rules
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera_kit.advance import advance
from tessera_kit.listening import TRANSLATIONS
from tessera_kit.playing import Playout, fewest, playouts, seated
from tessera_kit.promises import OF_A_FOLDER, OF_A_GAME, OF_A_PLAYOUT, OF_MANY
from tessera_kit.promises.computers import check_computers_choose_what_is_legal, checked
from tessera_kit.promises.fences import check_fences
from tessera_kit.promises.one_file import check_a_page_would_run_it
from tessera_kit.promises.package import check_entry_point
from tessera_kit.promises.spelling import check_methods_are_called_by_their_names
from tessera_kit.promises.strength import check_normal_is_better_than_chance
from tessera_kit.promises.values import check_states_hold_nothing_that_changes
from tessera_kit.told import told

Promise = Callable[[], object]
SEEDS = ("a", "b")
RANDOM_GAMES = "random games come to an end"
"""The promise that plays the games with which most others are tried."""
OF_IMPORTS = (check_fences, check_methods_are_called_by_their_names, check_entry_point)
OF_COMPUTERS = (check_computers_choose_what_is_legal, check_normal_is_better_than_chance)
OF_BOTS = "computers"
"""The part in which computers think, and a promise may take long for it."""
AT_ONCE = ("page", "imports", "states", "rules", OF_BOTS)
"""The parts in which one broken promise breaks others."""


class Wishes(NamedTuple):
    """The wishes for a check."""

    rules: bool = False
    """The promises about the rules alone."""
    release: bool = False
    """Everything that others may expect of the game, translations among it."""
    traceback: bool = False
    """Tracebacks with Tessera's own lines."""
    only: str = ""
    """The title of the only promise to be called; "" for all."""


def check(
    game: AnyGame,
    folder: Path | None,
    *,
    wishes: Wishes = Wishes(release=True),  # noqa: B008 - it never changes
    done: Collection[str] = (),
    begins: Callable[[str, str], None] = lambda part, name: None,
) -> int:
    """Calls every promise except those in `done`, and with a folder also those about a game's
    tests; calls `begins` before each with its part and its name. Where a part is broken on which
    others rest, those aren't looked at. The number of broken promises."""
    broken, unseen, called_one = 0, "", False
    TRANSLATIONS.wanted, TRANSLATIONS.lacking = wishes.release, set()
    for part, called in parts(game, folder, rules_alone=wishes.rules):
        if broken:
            unseen += f", {part}"
            continue
        for name, promise in called:
            if name not in done and wishes.only in ("", title_of(name)):
                called_one = True
                begins(part, name)
                good = kept(name, promise, whole=wishes.traceback)
                broken += not good
                if not good and part in AT_ONCE:
                    break
    if wishes.only and not called_one:
        print(f"BROKEN  {wishes.only}\nno promise has this title: titles stand behind `kept`\n")
        broken += 1
    if unseen:
        print(f"not looked at, for it rests on what is broken: {unseen[2:]}\n", flush=True)
    if lacking := len(TRANSLATIONS.lacking):
        print(f"{lacking} texts lack a translation: `messages` lists them", flush=True)
    return broken


def kept(name: str, promise: Promise, *, whole: bool = False) -> bool:
    """Calls a promise, and prints whether it is kept, or why not."""
    try:
        promise()
    except Exception as error:
        print(f"BROKEN  {title_of(name)}\n{told(error, whole=whole)}\n", flush=True)
        return False
    print(f"kept    {title_of(name)}", flush=True)
    return True


def title_of(name: str) -> str:
    """The words for a promise."""
    return name.removeprefix("check_").replace("_", " ")


def verdict(name: str, broken: int) -> int:
    """Prints the last line. 1 where a promise is broken, else 0."""
    print(f"{name}: {broken} broken" if broken else f"{name}: all kept")
    return 1 if broken else 0


Called = list[tuple[str, Promise]]


def promises(game: AnyGame, folder: Path | None) -> Iterator[tuple[str, Promise]]:
    """The promises with their names, to be called in this order."""
    for _, called in parts(game, folder):
        yield from called


def parts(
    game: AnyGame, folder: Path | None, *, rules_alone: bool = False
) -> Iterator[tuple[str, Called]]:
    """The promises by what they are about, each part resting on those before it: all of
    them, or those about the `rules_alone`, without texts and screens."""
    rules = game.rules
    played: list[Playout] = []
    whole = partial(_named, game)
    if not rules_alone:
        yield "page", whole(check_a_page_would_run_it)
    yield "imports", whole(*OF_IMPORTS)
    yield (
        "states",
        [
            *_named(rules, check_states_hold_nothing_that_changes, *OF_A_GAME),
            (RANDOM_GAMES, lambda: played.extend(playouts(rules, SEEDS))),
        ],
    )
    about: Called = []
    for of_a_playout in OF_A_PLAYOUT:
        about.append((of_a_playout.__name__, partial(_all_of, of_a_playout, rules, played)))
    for of_many in OF_MANY:
        about.append((of_many.__name__, partial(_of_many, of_many, rules, played)))
    if folder:
        for of_a_folder in OF_A_FOLDER:
            about.append((of_a_folder.__name__, partial(of_a_folder, rules, folder)))
    yield "rules", about
    if rules_alone:
        return
    ended = [(ends(level), partial(bots_play, game, level)) for level in game.bots]
    yield OF_BOTS, [*whole(*OF_COMPUTERS), *ended]
    from tessera_kit.app_promises import OF_SCREENS, OF_TESTS, OF_TEXTS  # noqa: PLC0415 - see there

    tests: Called = []
    if folder:
        tests = [(of_tests.__name__, partial(of_tests, game, folder)) for of_tests in OF_TESTS]
    yield "texts", [*whole(*OF_TEXTS), *tests]
    yield "screens", whole(*OF_SCREENS)


def _named(subject: object, *each: Callable[..., object]) -> Called:
    return [(promise.__name__, partial(promise, subject)) for promise in each]


def ends(level: str) -> str:
    """The name of the promise about computers of a level."""
    return f"a game of computers that are {level} ends"


def _all_of(contract: Callable[..., None], rules: Rules[Any, Any], material: Iterable[Any]) -> None:
    for one in material:
        contract(rules, one)


def _of_many(contract: Callable[..., None], rules: Rules[Any, Any], played: Any) -> None:
    _all_of(contract, rules, at_tables(played))


def at_tables(played: list[Playout]) -> list[tuple[Playout, ...]]:
    """The random games, grouped by the number of players."""
    numbers = sorted({one.setup.players for one in played})
    return [tuple(one for one in played if one.setup.players == n) for n in numbers]


def bots_play(
    game: AnyGame, level: str = "normal", players: int | None = None, seed: str = "play"
) -> Table[Any, Any]:
    """A game between computers of one level, by the standard rules; the same for the same seed.
    Raises Illegal for a number of players that the rules don't know."""
    number = players or fewest(game.rules)
    table = Table(game.rules, seated(game, level, number, seed))
    bots = {name: checked(game, name) for name in game.bots}
    while game.rules.result(table.state) is None:
        advance(table, bots)
    return table
