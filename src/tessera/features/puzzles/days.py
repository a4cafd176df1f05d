"""The puzzle of the day: the same for everybody by the date, and the number of days in a row on
which it was solved."""

from collections.abc import Sequence
from datetime import date, timedelta

from tessera.features.puzzles.progress import PuzzleProgress
from tessera.games import WITH_PUZZLES, find
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle
from tessera.scene.node import Node, classes
from tessera.screens.components import button, picture
from tessera.screens.services import Services
from tessera.screens.services.days import FIRST, IN_A_ROW, puzzle_game, today
from tessera.screens.services.leaving import send
from tessera.screens.table.parts.part import Part
from tessera.storage.people.solvers import TRIED
from tessera.storage.solved_days import NOTHING, SHOWN, TRIES

WEEK = 7


def game_of(services: Services, day: date) -> AnyGame:
    """The game whose puzzle it is on a day."""
    game = find(puzzle_game(services, day))
    assert game is not None
    return game


def puzzle_of(day: date, game: str, puzzles: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of a game for a day, among all `puzzles` of the game: on the days whose turn it
    is, in the order of the file and from the beginning again. On the days between, which only those
    have who play no other game with puzzles, it is one from another third."""
    turns, n = len(WITH_PUZZLES), (day - FIRST).days
    third = (n - WITH_PUZZLES.index(game)) % turns * len(puzzles) // turns
    return puzzles[(n // turns + third) % len(puzzles)]


class Daily(Part):
    """The additions to a puzzle on its day: the outcome is stored and can be shared."""

    def __init__(
        self, services: Services, game: AnyGame, progress: PuzzleProgress, puzzle: Puzzle
    ) -> None:
        self._services = services
        self._title = game.texts.TITLE
        day = today(services)
        own = puzzle_game(services, day) == progress.game
        of_day = own and puzzle_of(day, progress.game, progress.puzzles) == puzzle
        self._day = day if of_day else None
        """Today, if it is today's: it stays so when midnight goes by."""
        self._progress, self._puzzle = progress, puzzle
        self.begin()
        self.presses = {"share day": self._share}

    @property
    def is_today(self) -> bool:
        """Whether the puzzle is today's."""
        return self._day is not None

    @property
    def is_yesterdays(self) -> bool:
        """Whether the puzzle was its day's and midnight has passed since."""
        return self._day not in (None, today(self._services))

    def begin(self) -> None:
        """Counts the tries of whoever solves."""
        self._tries = 2 if self._progress.state(self._puzzle) == TRIED else 1

    def missed(self) -> None:
        """Counts a wrong try."""
        self._tries += 1

    def found(self, *, shown: bool) -> None:
        """Stores the outcome when the puzzle is over; `shown` if the solution was shown."""
        if self._day:
            how = SHOWN if shown else TRIES[min(self._tries, len(TRIES)) - 1]
            self._progress.solver.note_day(self._day, how)

    def draw(self) -> tuple[Node, ...]:
        """After the puzzle is over: the last seven days under their name, the days in a row, and a
        button to share."""
        if not self._day:
            return ()
        say, days = self._services.say, self._progress.solver.days
        week = [days.of(self._day - timedelta(days=n)) for n in reversed(range(WEEK))]
        words = ", ".join(how_words(say, how) for how in week)
        label = say("The last seven days: {days}", days=words)
        marks = Node(
            "span",
            {
                "class": "days",
                "role": "img",
                "aria-label": label,
            },
            *(_mark(how) for how in week),
        )
        caption = Node("small", {"aria-hidden": "true"}, say("The last seven days"))
        week_shown = Node("span", {"class": "week"}, caption, marks)
        n = days.streak(self._day)
        name, words = self._progress.solver.name, say.count(IN_A_ROW, n)
        row = Node("span", {}, say.pair(name, words) if name else words) if n else None
        return tuple(filter(None, (week_shown, row, button(say("Share"), "share day"))))

    def _share(self) -> None:
        """Shares a line that doesn't give the solution away."""
        assert self._day
        say, sharing = self._services.say, self._services.device.sharing
        days = self._progress.solver.days
        line = say(
            "Tessera, puzzle of {day}: {game}, {how}.",
            day=self._services.device.day(str(self._day), say.language),
            game=say(self._title),
            how=how_words(say, days.of(self._day)),
        )
        if (n := days.streak(self._day)) > 1:
            line = f"{line} {say.count(IN_A_ROW, n)}."
        send(self._services, f"{line}\n{sharing.link('#/puzzles')}")


def how_words(say: Translator, how: str) -> str:
    """The outcome of a day, as part of a sentence."""
    if how == "1":
        return say("solved on the first try")
    if how in TRIES:
        return say("solved on try {n}", n=how)
    return say("shown") if how == SHOWN else say("not played")


def _mark(how: str) -> Node:
    look = {NOTHING: None, SHOWN: "day-shown"}.get(how, "day-found")
    inside = picture("kept") if how == "1" else how if how in TRIES else ""
    return Node("span", {"class": classes("day", look)}, inside)
