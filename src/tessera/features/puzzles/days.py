"""The puzzles that were solved here, and the puzzle of the day."""

from collections.abc import Sequence
from datetime import date, timedelta

from tessera.features.setup.solver import Solver
from tessera.games import WITH_PUZZLES, find
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle
from tessera.scene.node import Node, classes
from tessera.scene.widgets import button, picture
from tessera.screens.services import Services
from tessera.screens.services.days import FIRST, IN_A_ROW, puzzle_game, today
from tessera.screens.services.leaving import send
from tessera.screens.table.parts.part import Part
from tessera.storage.people.solvers import SKIPPED, SOLVED, TRIED, Hardest
from tessera.storage.solved_days import NOTHING, SHOWN, TRIES

AT = "at"


class PuzzleProgress:
    """The progress in one game's puzzles. It is read anew each time, because another tab may have
    gone on."""

    def __init__(self, services: Services, game: str) -> None:
        self.game = game
        self.solver = Solver(services)
        self.puzzles = services.memory.puzzles[game]

    def state(self, puzzle: Puzzle) -> str:
        """`SOLVED`, `TRIED`, `SKIPPED`, or "" for a puzzle without any of these."""
        return self._kept().get(puzzle.name, "")

    def note(self, puzzle: Puzzle, state: str) -> None:
        """Stores that a puzzle was solved, tried or skipped. A solved one stays solved."""
        states = self._kept()
        if states.get(puzzle.name) != SOLVED:
            self._keep({**states, puzzle.name: state})

    def solve(self, puzzle: Puzzle) -> None:
        """Stores that a puzzle was solved, on the first try or a later one."""
        if self.state(puzzle) in ("", SKIPPED):
            easier = sum(sum(other.ranks) < sum(puzzle.ranks) for other in self.puzzles)
            share = 100 * easier // len(self.puzzles)
            self.solver.note_first_try(Hardest(share, self.game, puzzle.name))
        self.note(puzzle, SOLVED)

    def lay(self, puzzle: Puzzle) -> None:
        """Stores that this puzzle is on the table."""
        self._keep({**self._kept(), AT: puzzle.name})

    @property
    def solved(self) -> int:
        """The number of solved puzzles."""
        return sum(self.state(puzzle) == SOLVED for puzzle in self.puzzles)

    @property
    def now(self) -> Puzzle:
        """The puzzle that was left on the table, else the next one."""
        left = next((p for p in self.puzzles if p.name == self._kept().get(AT)), None)
        if left and self.state(left) in ("", TRIED):
            return left
        return self.after(left or self.puzzles[-1]) or self.puzzles[0]

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next unseen puzzle, else the next unsolved one. After the last it goes on from the
        beginning; None when all others are solved."""
        at = self.puzzles.index(puzzle) + 1
        order = [*self.puzzles[at:], *self.puzzles[: at - 1]]
        new = [other for other in order if not self.state(other)]
        unsolved = [other for other in order if self.state(other) != SOLVED]
        return next(iter([*new, *unsolved]), None)

    def _kept(self) -> dict[str, str]:
        words = self.solver.kept(self.game).split()
        return {name: state for name, _, state in (word.partition("=") for word in words)}

    def _keep(self, states: dict[str, str]) -> None:
        if states != self._kept():
            words = [f"{name}={state}" for name, state in states.items()]
            self.solver.keep(self.game, " ".join(words))


WEEK = 7


def game_of(services: Services, day: date) -> AnyGame:
    """The game whose puzzle it is on a day."""
    game = find(puzzle_game(services, day))
    assert game is not None
    return game


def puzzle_of(day: date, game: str, puzzles: Sequence[Puzzle]) -> Puzzle:
    """Chooses the puzzle of a game for a day. On the days whose turn it is they come in the order
    of the file, and from the beginning again. On the days between, which only those have who play
    no other game with puzzles, it is one from another third."""
    turns, n = len(WITH_PUZZLES), (day - FIRST).days
    third = (n - WITH_PUZZLES.index(game)) % turns * len(puzzles) // turns
    return puzzles[(n // turns + third) % len(puzzles)]


class Daily(Part):
    """Stores the outcome of the day's puzzle, and offers to share it."""

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
        """Counts the tries of the current solver."""
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
        """Draws the last seven days, the days in a row, and a share button. They stand there once
        the puzzle is over."""
        if not self._day:
            return ()
        say, days = self._services.say, self._progress.solver.days
        week = [days.of(self._day - timedelta(days=n)) for n in reversed(range(WEEK))]
        words = ", ".join(how_words(say, how) for how in week)
        label = say("The last seven days: {days}", days=words)
        marks = Node(
            "span",
            {"class": "days", "role": "img", "aria-label": label},
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
