"""Thinking in slices: a little, then whatever else the thread has to do, then on."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from tessera.kit.analysis import GameStep
from tessera.kit.bot import Ranking
from tessera.kit.game import Game
from tessera.thinking.analysis import Found, Heard, Task, steps
from tessera.thinking.request import TIME, Question, Told, thoughts

Later = Callable[[int, Callable[[], None]], Callable[[], None]]
"""Does something after so many milliseconds, never at once. What it answers calls that off, and
does no harm afterwards."""
OFTEN = 1.0
"""Seconds after which the steps of an analysis are told that were found meanwhile, also when there
are none: who is told knows then that it goes on. Each time a page is drawn, which costs a slow
tablet a few frames."""


class Slices:
    """Thinks in the thread that asks."""

    def __init__(
        self,
        find: Callable[[str], Game[Any, Any] | None],
        later: Later,
        *,
        length: float,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """A slice ends with the first thought that makes it `length` seconds long, or longer."""
        self.find = find
        self.later = later
        self.length = length
        self.clock = clock

    def think(self, question: Question, told: Told) -> Callable[[], None]:
        """See `Thinker.think`. What the bot raises comes out of what `later` was given."""
        return Thought(self, question, told).stop

    def analyse(self, task: Task, heard: Heard) -> Callable[[], None]:
        """See `Thinker.analyse`. What the analyst raises comes out of what `later` was given."""
        return Analysing(self, task, heard).stop


class Thought:
    """One question while it is thought about."""

    def __init__(self, slices: Slices, question: Question, told: Told) -> None:
        self._slices = slices
        self._told = told
        self._answers = thoughts(question, slices.find)
        self._best: Ranking[Any] = ()
        self._deadline = slices.clock() + TIME[question.level]
        self._stop = slices.later(0, self._go_on)

    def stop(self) -> None:
        """Thinks no more, and tells nothing."""
        self._stop()

    def _go_on(self) -> None:
        clock = self._slices.clock
        start = clock()
        for answer in self._answers:
            self._best = answer
            now = clock()
            if answer and now >= self._deadline:
                break
            if now >= start + self._slices.length:
                self._stop = self._slices.later(0, self._go_on)
                return
        self._told(self._best)


class Analysing:
    """One game while it is analysed."""

    def __init__(self, slices: Slices, task: Task, heard: Heard) -> None:
        self._slices = slices
        self._heard = heard
        self._steps = steps(task, slices.find)
        self._found: list[GameStep] = []
        self._told_at = slices.clock()
        self._stop = slices.later(0, self._go_on)

    def stop(self) -> None:
        """Looks no further, and tells nothing."""
        self._stop()

    def _go_on(self) -> None:
        clock = self._slices.clock
        start = clock()
        for step in self._steps:
            self._found += [step] if step else []
            now = clock()
            if now >= start + self._slices.length:
                self._stop = self._slices.later(0, self._go_on)
                if now >= self._told_at + OFTEN:
                    self._told_at = now
                    self._tell(done=False)
                return
        self._tell(done=True)

    def _tell(self, *, done: bool) -> None:
        found, self._found = tuple(self._found), []
        self._heard(Found(found, done))
