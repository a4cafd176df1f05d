"""A puzzle being solved: a lesson of one step, whose answers are chances to win."""

from collections.abc import Sequence
from typing import Any

from tessera.features.learn.guide import Guide
from tessera.features.puzzles.days import Daily
from tessera.features.puzzles.progress import PuzzleProgress
from tessera.features.puzzles.words import PuzzleWords
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson, Step, Wrong, events
from tessera.kit.puzzles import Puzzle, left_by
from tessera.screens.services import Services
from tessera.storage.people.solvers import TRIED

FIND = N_("It is your turn: find the best move.")
ANY = "*"
"""A play that the puzzle doesn't know."""


class PuzzleGuide(Guide):
    """The guide of one puzzle."""

    def __init__(self, services: Services, game: AnyGame, name: str) -> None:
        self.progress = PuzzleProgress(services, game.rules.name)
        named = (puzzle for puzzle in self.progress.puzzles if name.startswith(puzzle.name))
        self.puzzle = next(named, self.progress.now)
        self.progress.lay(self.puzzle)
        self.daily = Daily(services, game, self.progress, self.puzzle)
        self.was_shown = False
        """Whether the best play was shown."""
        self._wrong: Wrong | None = None
        """The last wrong answer."""
        self._start = game.rules.read_position(self.puzzle.position)
        super().__init__(services, game, lesson_of(game, self.puzzle), 0)

    @property
    def title(self) -> str:
        """Its number among all, or "Puzzle of the day"."""
        if self.daily.is_today:
            return self.services.say("Puzzle of the day")
        number = self.progress.puzzles.index(self.puzzle) + 1
        last = len(self.progress.puzzles)
        return self.services.say("Puzzle {at} of {last}", at=number, last=last)

    @property
    def heading(self) -> str:
        say = self.services.say
        if self.run.wrong:
            return say("Not quite")
        if self.is_right:
            return say("The best move") if self.was_shown else say("Right!")
        return self.title

    @property
    def sentence(self) -> str:
        """The question; afterwards the reason for the best play, or what comes of a wrong one, with
        the figures."""
        words = PuzzleWords(self.services, self.game, self.puzzle, self._start, self.context.seen)
        if wrong := self.run.wrong:
            (play,) = wrong.plays
            played = self._made() if play == ANY else events(play)
            return words.of_wrong(play, played, wrong.shown)
        if self.is_right:
            return words.of_best()
        return super().sentence

    @property
    def next_label(self) -> str:
        """The label of the button to the next puzzle, or on from the last."""
        more = self.progress.after(self.puzzle)
        return N_("Next puzzle") if more else N_("Lessons")

    def note(self) -> None:
        if self.run.wrong and self.run.wrong is not self._wrong:
            self.daily.missed()
        self._wrong = self.run.wrong
        if self.run.wrong:
            self.progress.note(self.puzzle, TRIED)
        elif self.is_right:
            self.daily.found(shown=self.was_shown)
            if not self.was_shown:
                self.progress.solve(self.puzzle)

    def seat(self, name: str) -> None:
        """Has somebody else solve from now on, who begins with the puzzle on the table."""
        self.progress.solver.choose(name)
        self.progress.lay(self.puzzle)
        self.daily.begin()
        self.was_shown, self._wrong = False, None

    def onward(self) -> None:
        """Goes to the next puzzle; once all are solved, to what else there is to learn."""
        game, following = self.game.rules.name, self.progress.after(self.puzzle)
        self.services.device.go(
            f"#/puzzles/{game}/{following.name}" if following else f"#/learn/{game}"
        )

    def _made(self) -> Sequence[str]:
        """The events played on the table since the question."""
        table = self.run.table
        return table.record("").events[self.run.since : table.played]


def lesson_of(game: AnyGame, puzzle: Puzzle) -> Lesson:
    """The lesson that asks for the best play of a puzzle, and shows how another is punished."""
    start = game.rules.read_position(puzzle.position)
    best = left_by(game.rules, start, puzzle.best.play)

    def is_best(before: Any, after: Any) -> bool:
        return bool(after == best)

    def punished(before: Any, after: Any) -> Wrong:
        plays = (p for p in puzzle.plays if left_by(game.rules, before, p) == after)
        play = next(plays, ANY)
        shown = (text for reply in puzzle.answer(play) for text in events(reply))
        return Wrong((play,), FIND, tuple(shown))

    step = Step(
        FIND,
        (puzzle.best.play,),
        also=is_best,
        wrong=(Wrong((ANY,), FIND),),
        answers=punished,
        right=FIND,
        position=puzzle.position,
    )
    return Lesson(puzzle.name, FIND, (), 1, (step,))
