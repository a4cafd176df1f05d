"""The settings that there are, by name, and how those of two devices become one."""

import re
from collections.abc import Iterable, Mapping

from tessera import games
from tessera.storage.people import people, solvers
from tessera.storage.people.people import read_people, with_names
from tessera.storage.people.solvers import Solvers
from tessera.storage.programs import PROGRAM, PROGRAMS
from tessera.storage.settings.names import DAILY, EVENINGS, HELPED, NAMED, SOLVER, TERMS, UNASKED

WORD, LIST, SEATS, PUZZLES = 40, 400, 2_000, 4_000
"""The most characters of one choice, of a choice for each seat or option, of the names of all
seats, and of the results of all puzzles of a game, or of the puzzles of all days."""
OF_A_GAME = ("options", "colours", "lessons")
"""The settings that every game has, named `options/GAME` and so on."""
NOT_A_GAME = {
    *OF_A_GAME,
    *("aside", "analysis", "deleted", "earlier", "game", "puzzles", "setting", "starting"),
    *("draft", "laid", "program", "written"),
}
"""The first words of other keys in the store that consist of two names."""
ADDED, CHOICES = 20, 10
"""The most added games that can have settings, and the most preferences of each."""
TWO_NAMES = re.compile(r"([a-z]\w{0,39})/([a-z]\w{0,39})", re.ASCII)


def known(names: Iterable[str] = ()) -> Mapping[str, int]:
    """All settings by name, with the most characters that each may have. `names` are those found in
    the store or a backup; among them, the settings of added games are included."""
    # A backup brings no others: it may be a stranger's, and must neither fill the store nor
    # overwrite other keys in it.
    own = dict.fromkeys(
        (
            *("language", "theme", "text", "sound", "read", "vibration", "pace"),
            *("replay", "turning", UNASKED, "paper", "glass"),
        ),
        WORD,
    )
    own |= {"seats": SEATS, "times": LIST, DAILY: PUZZLES, people.NAME: people.MOST}
    own |= {
        "puzzles/own": PUZZLES,
        EVENINGS: TERMS,
        HELPED: SEATS,
        SOLVER: WORD,
        solvers.NAME: solvers.MOST,
    }
    for game in games.GAMES:
        name = game.rules.name
        own |= {f"{setting}/{name}": LIST for setting in OF_A_GAME}
        own |= {f"puzzles/{name}": PUZZLES} if game.has_puzzles else {}
        own |= {f"{name}/{preference.name}": WORD for preference in game.preferences}
    pairs = [(pair[1], pair[2]) for name in sorted(names) if (pair := TWO_NAMES.fullmatch(name))]
    return {**_of_added_games(pairs), **_programs(pairs), **own}


def _programs(pairs: list[tuple[str, str]]) -> Mapping[str, int]:
    own = [f"{what}/{game}" for what, game in pairs if what == "program"]
    return dict.fromkeys(own[:PROGRAMS], PROGRAM)


def _of_added_games(pairs: list[tuple[str, str]]) -> Mapping[str, int]:
    settings = [(what, game) for what, game in pairs if what in OF_A_GAME]
    added = sorted({game for _, game in settings} - {*NOT_A_GAME, *games.NAMES})[:ADDED]
    own = {f"{what}/{game}": LIST for what, game in settings if game in added}
    for game in added:
        preferences = [what for of, what in pairs if of == game][:CHOICES]
        own |= {f"{game}/{what}": WORD for what in preferences}
    return own


def as_called_here(settings: Mapping[str, str], here: str) -> Mapping[str, str]:
    """The settings of a backup with the names that its people have `here`, by the text of those."""
    called = read_people(here).brought(read_people(settings.get(people.NAME, "")))
    return {n: with_names(text, called) if n in NAMED else text for n, text in settings.items()}


def joined(name: str, present: str, text: str) -> str | None:
    """The people of two texts, or what they have solved; None for another setting."""
    if name == people.NAME:
        return str(read_people(present).joined(read_people(text)))
    if name == solvers.NAME:
        return str(Solvers(present).joined(Solvers(text)))
    return None
