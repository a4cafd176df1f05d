"""The person who solves puzzles now, or nobody in particular. A person of the shelf has puzzles and
days of their own; otherwise they are the device's."""

from datetime import date

from tessera.features.setup.shelf import shelf
from tessera.scene.node import Node
from tessera.screens.components import hint
from tessera.screens.services import Services
from tessera.screens.services.days import solved_days
from tessera.storage.people.solvers import BEST, DAYS, NAME, Hardest, Solvers
from tessera.storage.settings.names import DAILY, SOLVER
from tessera.storage.solved_days import SolvedDays


def solvers(services: Services) -> Solvers:
    """All that the people of this device have solved."""
    return Solvers(services.settings.recall(NAME, ""), services.saves.people.called)


class Solver:
    """The puzzles of the current solver, read anew each time. Another tab may have gone on."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._read: tuple[str, Solvers] = ("", Solvers())

    @property
    def name(self) -> str:
        """The name of the person; "" for nobody in particular."""
        person = self._services.saves.people.find(self._services.settings.recall(SOLVER, ""))
        return person.name if person and not person.hidden else ""

    def choose(self, name: str) -> None:
        """Makes this person the solver; if they were already, nobody in particular."""
        self._services.remember(SOLVER, "" if name == self.name else name)

    def kept(self, game: str) -> str:
        """The results of the puzzles of a game, as `PuzzleProgress` writes them."""
        name = self.name
        return self._all.text(name, game) if name else self._recall(f"puzzles/{game}")

    def keep(self, game: str, text: str) -> None:
        """Stores that."""
        if name := self.name:
            self._keep(name, game, text)
        else:
            self._services.remember(f"puzzles/{game}", text)

    @property
    def days(self) -> SolvedDays:
        """The results of the puzzles of the day."""
        return self._all.days(self.name) if self.name else solved_days(self._services)

    def note_day(self, day: date, how: str) -> None:
        """Stores the result of a day, for the person and an empty device."""
        days = solved_days(self._services)
        days.note(day, how)
        if str(days) != self._recall(DAILY):
            self._services.remember(DAILY, str(days))
        if name := self.name:
            own = self._all.days(name)
            own.note(day, how)
            self._keep(name, DAYS, str(own))

    def note_first_try(self, hardest: Hardest) -> None:
        """Stores a puzzle solved on the first try, if it is the hardest."""
        before = self._all.hardest(self.name) if self.name else hardest
        if before is None or hardest.easier > before.easier:
            self._keep(self.name, BEST, f"{hardest.easier} {hardest.game}/{hardest.puzzle}")

    @property
    def _all(self) -> Solvers:
        text = self._recall(NAME)
        if text != self._read[0]:
            self._read = text, solvers(self._services)
        return self._read[1]

    def _keep(self, name: str, kind: str, text: str) -> None:
        everybody = solvers(self._services)
        if everybody.text(name, kind) != text:
            everybody.keep(name, kind, text)
            self._services.remember(NAME, str(everybody))

    def _recall(self, name: str) -> str:
        return self._services.settings.recall(name, "")

    def draw(self) -> tuple[Node, ...]:
        """Asks who solves, with the people of the shelf; nothing without people."""
        words = self._services.say("Who solves?")
        row = shelf(words, self._services.saves.people, on=self.name, press="solver")
        return (hint(words, key="who solves"), row) if row else ()
