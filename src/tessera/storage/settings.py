"""The settings of this device: language, sound, pace, names of players, looks of games."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from tessera import games
from tessera.storage.people import people, solvers
from tessera.storage.people.solvers import Solvers
from tessera.storage.ports import Store, StoreError
from tessera.storage.solved_days import SolvedDays
from tessera.storage.write_queue import WriteQueue

PREFIX = "tessera/"
SETTING = "tessera/setting/"
"""The prefix in the durable store. Never to be changed, or settings would be lost."""
WORD, LIST, SEATS, PUZZLES, PROGRAM = 40, 400, 2_000, 4_000, 40_000
"""The most characters of one choice, of a choice for each seat or option, of the names of all
seats, of the results of all puzzles of a game, or of the puzzles of all days, and of a program."""
DAILY = "daily"
HELPED = "helped"
"""The names of those who play with help, a line each."""
SOLVER = "solver"
"""The name of whoever solves puzzles now."""
EVENINGS, TERMS = "evenings", 4_000
"""What people have agreed on for an evening (`people/evening.py`), and its most characters."""
OF_A_GAME = ("options", "colours", "lessons")
"""The settings that every game has, named `options/GAME` and so on."""
NOT_A_GAME = {
    *OF_A_GAME,
    *("aside", "analysis", "deleted", "earlier", "game", "puzzles", "setting", "starting"),
    *("draft", "program", "written"),
}
"""The first words of other keys in the store that consist of two names."""
ADDED, CHOICES, PROGRAMS = 20, 10, 12
"""The most added games that can have settings, the most preferences of each, and the most programs
of one's own."""
TWO_NAMES = re.compile(r"([a-z]\w{0,39})/([a-z]\w{0,39})", re.ASCII)


def known(names: Iterable[str] = ()) -> Mapping[str, int]:
    """All settings by name, with the most characters that each may have. `names` are those found in
    the store or a backup; among them, the settings of added games are included."""
    # A backup brings no others: it may be a stranger's, and must neither fill the store nor
    # overwrite other keys in it.
    own = dict.fromkeys(
        (
            *("language", "theme", "text", "sound", "read", "vibration", "pace"),
            *("replay", "turning", "paper", "glass"),
        ),
        WORD,
    )
    own |= {"seats": SEATS, "times": LIST, DAILY: PUZZLES, people.NAME: people.MOST}
    own |= {EVENINGS: TERMS, HELPED: SEATS, SOLVER: WORD, solvers.NAME: solvers.MOST}
    for game in games.GAMES:
        name = game.rules.name
        own |= {f"{setting}/{name}": LIST for setting in OF_A_GAME}
        own |= {f"puzzles/{name}": PUZZLES} if game.has_puzzles else {}
        own |= {f"{name}/{preference.name}": WORD for preference in game.preferences}
    return {**_of_added_games(names), **_programs(names), **own}


def _programs(names: Iterable[str]) -> Mapping[str, int]:
    pairs = [pair.groups() for name in sorted(names) if (pair := TWO_NAMES.fullmatch(name))]
    own = [f"{what}/{game}" for what, game in pairs if what == "program"]
    return dict.fromkeys(own[:PROGRAMS], PROGRAM)


def _of_added_games(names: Iterable[str]) -> Mapping[str, int]:
    pairs = [pair.groups() for name in sorted(names) if (pair := TWO_NAMES.fullmatch(name))]
    settings = [(what, game) for what, game in pairs if what in OF_A_GAME]
    added = sorted({game for _, game in settings} - {*NOT_A_GAME, *games.NAMES})[:ADDED]
    own = {f"{what}/{game}": LIST for what, game in settings if game in added}
    for game in added:
        preferences = [what for of, what in pairs if of == game][:CHOICES]
        own |= {f"{game}/{what}": WORD for what in preferences}
    return own


class Settings:
    """Short texts by name, in the journal beside the games, and in the durable store."""

    def __init__(self, journal: Store, queue: WriteQueue) -> None:
        self.on_refused: Callable[[], None] = lambda: None
        """Called when a chosen setting can't be stored, and so holds for now only."""
        self._store, self._queue = journal, queue
        self._unkept: dict[str, str] = {}
        """Settings that the journal refused; they hold until the page is closed."""
        self._read: dict[str, str | None] = {}
        """The texts of the journal that were read since `read_anew`."""
        texts = queue.found(SETTING)
        self._safe = {key.removeprefix(SETTING): text for key, text in texts.items()}
        """The settings in the durable store, as far as that is known."""
        for name, text in self._safe.items():
            self._come(name, text)

    def recall(self, name: str, default: str) -> str:
        """The text of a setting; `default` if it isn't set."""
        if name not in self._read:
            self._read[name] = self._store.get(PREFIX + name)
        return self._unkept.get(name) or self._read[name] or default

    def read_anew(self) -> None:
        """Has each setting read again from the journal once it is asked for. Called whenever the
        page was drawn: a press asks up to a hundred times for a dozen settings."""
        self._read.clear()

    def choice(self, name: str, values: Sequence[str]) -> str:
        """A setting that is one of these values; the first of them unless another was chosen."""
        value = self.recall(name, "")
        return value if value in values else values[0]

    def remember(self, name: str, value: str) -> None:
        """Stores a setting; if that fails, it holds until the page is closed."""
        self._keep(name, value, self.on_refused)

    def travelling(self) -> dict[str, str]:
        """The settings for a backup, by name."""
        names = [*(key.removeprefix(PREFIX) for key in self._store.names()), *self._unkept]
        values = {name: self.recall(name, "") for name in sorted(known(names))}
        return {name: text for name, text in values.items() if text}

    def arrive(self, settings: Mapping[str, str]) -> None:
        """Takes over the settings of a backup that aren't set here, and its people and solved
        days."""
        with self._queue.together():
            for name, most in known(settings).items():
                text = settings.get(name, "")
                if 0 < len(text) <= most and (text := self._brought(name, text)):
                    self._keep(name, text, lambda: None)

    def settle(self) -> None:
        """Writes to the durable store the settings that it lacks, such as those of visits before it
        had any."""
        with self._queue.together():
            for name, text in self.travelling().items():
                if self._safe.get(name) != text:
                    self._write(name, text, lambda: None)

    def _come(self, name: str, text: str) -> None:
        """Takes over a setting of the durable store that the journal lacks, because it was cleared
        or had no room."""
        if text := self._joined(name, text):
            self._hold(name, text)

    def _joined(self, name: str, text: str) -> str:
        """The new text of a setting when `text` comes from elsewhere: for solved days the days of
        both, for others the text if none is set here; "" if nothing changes."""
        present = self.recall(name, "")
        if name == DAILY and present:
            days = str(SolvedDays(present).joined(SolvedDays(text)))
            return "" if days == present else days
        return "" if present else text

    def _brought(self, name: str, text: str) -> str:
        """The same for a backup: its people join those who are here, and what they have solved."""
        # Those of the durable store don't: whoever was removed here would come back.
        present = self.recall(name, "")
        if name == people.NAME and present:
            joined = str(people.read_people(present).joined(people.read_people(text)))
            return "" if joined == present else joined
        if name == solvers.NAME and present:
            joined = str(Solvers(present).joined(Solvers(text)))
            return "" if joined == present else joined
        return self._joined(name, text)

    def _hold(self, name: str, value: str) -> None:
        self._unkept[name] = value
        with suppress(StoreError):
            self._store.set(PREFIX + name, value)
            self._read[name] = value
            del self._unkept[name]

    def _keep(self, name: str, value: str, refused: Callable[[], None]) -> None:
        self._hold(name, value)
        self._write(name, value, refused)

    def _write(self, name: str, value: str, refused: Callable[[], None]) -> None:
        def done(fault: str | None) -> None:
            if fault is None:
                self._safe[name] = value
            if self._unkept.get(name) != value:
                return
            if fault is None:  # The journal has an older text, which would count next time.
                self._store.delete(PREFIX + name)
                self._read.pop(name, None)
            else:
                refused()

        self._queue.commit({SETTING + name: value}, (), lambda there: True, done)
