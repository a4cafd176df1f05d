"""A puzzle being solved: a lesson of one step, whose answers are chances to win."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson, Step, Wrong, events
from tessera.kit.puzzles import left_by
from tessera.screens.lesson.guided import GuidedTable
from tessera.screens.page import Draw, Presses
from tessera.screens.puzzle.days import Daily
from tessera.screens.puzzle.listed import puzzles
from tessera.screens.puzzle.progress import SKIPPED, SOLVED, TRIED, PuzzleProgress
from tessera.screens.puzzle.words import PuzzleWords
from tessera.screens.services import Services
from tessera.screens.table.parts.bar_button import BarButton
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.side_panel import SidePanel

FIND = N_("It is your turn: find the best move.")
ANY = "*"
"""A play that the puzzle doesn't know."""


class PuzzlePage(GuidedTable):
    """One puzzle on the screen. `view` draws it."""

    def __init__(self, services: Services, game: AnyGame, name: str, view: Draw) -> None:
        self.progress = PuzzleProgress(services, game.rules.name)
        named = (puzzle for puzzle in self.progress.puzzles if name.startswith(puzzle.name))
        self.puzzle = next(named, self.progress.now)
        self._shown = False
        """Whether the best play was shown."""
        self._wrong: Wrong | None = None
        """What was answered last."""
        self._start = game.rules.read_position(self.puzzle.position)
        self.progress.lay(self.puzzle)
        super().__init__(services, game, self._lesson(game), 0, view)

    def _lesson(self, game: AnyGame) -> Lesson:
        best = left_by(game.rules, self._start, self.puzzle.best.play)

        def is_best(before: Any, after: Any) -> bool:
            return bool(after == best)

        def punished(before: Any, after: Any) -> Wrong:
            plays = (p for p in self.puzzle.plays if left_by(game.rules, before, p) == after)
            play = next(plays, ANY)
            shown = (text for reply in self.puzzle.answer(play) for text in events(reply))
            return Wrong((play,), FIND, tuple(shown))

        step = Step(
            FIND,
            (self.puzzle.best.play,),
            also=is_best,
            wrong=(Wrong((ANY,), FIND),),
            answers=punished,
            right=FIND,
            position=self.puzzle.position,
        )
        return Lesson(self.puzzle.name, FIND, (), 1, (step,))

    @property
    def number(self) -> int:
        """Which puzzle it is, from 1."""
        return self.progress.puzzles.index(self.puzzle) + 1

    @property
    def title(self) -> str:
        """Its number among all, or that it is the one of the day."""
        if self.daily.is_today:
            return self.services.say("Puzzle of the day")
        last = len(self.progress.puzzles)
        return self.services.say("Puzzle {at} of {last}", at=self.number, last=last)

    @property
    def heading(self) -> str:
        """How what was done is taken."""
        say = self.services.say
        if self.run.wrong:
            return say("Not quite")
        if self.is_right:
            return say("The best move") if self._shown else say("Right!")
        return self.title

    @property
    def sentence(self) -> str:
        """What is asked; afterwards why the best play is good, or what comes of another one, and
        then the figures."""
        words = PuzzleWords(self.services, self.game, self.puzzle, self._start, self.context.seen)
        if wrong := self.run.wrong:
            (play,) = wrong.plays
            made = self._made() if play == ANY else events(play)
            return words.of_wrong(play, made, wrong.shown)
        if self.is_right:
            return words.of_best()
        return super().sentence

    @property
    def next_label(self) -> str:
        """To the next puzzle, if there is one."""
        more = self.progress.after(self.puzzle)
        return N_("Next puzzle") if more else N_("Lessons")

    def _parts(self) -> tuple[Part, ...]:
        self.daily = Daily(self.services, self.progress, self.puzzle)
        return (
            self.daily,
            BarButton(10, "again", N_("Start this puzzle again"), "repeat", self.repeat),
            SidePanel(self.panels, N_("Puzzles"), partial(puzzles, self.progress, self.puzzle)),
            BarButton(80, "last", N_("Skip this puzzle"), "skip", self._skip),
            *super()._parts(),
        )

    def _presses(self) -> Presses:
        return {**super()._presses(), "show": self._show}

    def come_back(self) -> None:
        """Where that of the day is meant, it is today's, unless somebody is in the midst of it."""
        untouched = self.run.table.played == self.run.since and not self.run.wrong
        meant = self.services.memory.address == "#/puzzles" and self.daily.is_yesterdays
        if meant and (untouched or self.is_right):
            self.services.reload()

    def _skip(self) -> None:
        self.progress.note(self.puzzle, self.progress.state(self.puzzle) or SKIPPED)
        self.onward()

    def note(self) -> None:
        """Keeps what came of it."""
        if self.run.wrong and self.run.wrong is not self._wrong:
            self.daily.missed()
        self._wrong = self.run.wrong
        if self.run.wrong:
            self.progress.note(self.puzzle, TRIED)
        elif self.is_right:
            self.daily.found(shown=self._shown)
            if not self._shown:
                self.progress.note(self.puzzle, SOLVED)

    def repeat(self) -> None:
        """From the beginning."""
        self._shown = False
        super().repeat()

    def onward(self) -> None:
        """To the next puzzle; where all are solved to what else there is to learn."""
        game, following = self.game.rules.name, self.progress.after(self.puzzle)
        self.services.device.go(
            f"#/puzzles/{game}/{following.name}" if following else f"#/learn/{game}"
        )

    def _show(self) -> None:
        if self.run.asks or self.run.wrong:
            self._shown = True
            self.progress.note(self.puzzle, TRIED)
            self.run.show()
            self.follow()

    def _made(self) -> Sequence[str]:
        """What is on the table since it was asked."""
        table = self.run.table
        return table.record("").events[self.run.since : table.played]
