"""A thread to think in, with a clock that only thinking and waiting move on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tessera.games import sequence_dice
from tessera.kit.bot import Choice
from tessera.thinking.slices import Slices

Find = Callable[[str], Any]
STEP = 0.003
"""Seconds that the bot takes for a thought."""


@dataclass(eq=False)
class Due:
    """Something to be done at a time."""

    time: float
    action: Callable[[], None]


class Thread:
    """One thing after the other. If not told otherwise, the game is Sequence Dice, and its bots
    have as many thoughts as one likes, the first of them without an answer."""

    def __init__(self, thoughts: int = 8, find: Find | None = None, *, silent: int = 0) -> None:
        self.thoughts = thoughts
        self.silent = silent
        self.time = 100.0
        self.waiting: list[Due] = []
        self.slices = Slices(find or self.find, self.later, length=0.008, clock=lambda: self.time)
        self.drawn: list[float] = []
        """Of the bot's own chance the first number, as often as it began to think."""

    def later(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """See `Later`."""
        due = Due(self.time + milliseconds / 1000, action)
        self.waiting.append(due)
        return lambda: self.waiting.remove(due) if due in self.waiting else None

    def find(self, name: str) -> Any:
        """The one game."""
        bots = dict.fromkeys(("easy", "normal", "hard"), self._bot)
        game = sequence_dice.GAME
        return replace(game, bots=bots) if name == game.rules.name else None

    def run(self, seconds: float = 60.0, *, times: int = 1_000) -> int:
        """Does what is due within so many seconds, at most so often; says how much that was."""
        end = self.time + seconds
        for n in range(times):
            due = min(self.waiting, key=lambda due: due.time, default=None)
            if due is None:
                return n
            if due.time > end:
                self.time = end
                return n
            self.waiting.remove(due)
            self.time = max(self.time, due.time)
            due.action()
        return times

    def _bot(self, seen: Any, legal: Any, rng: Any) -> Iterator[Any]:
        """Its n-th thought has the chance n / 1000, unless it has nothing to say yet."""
        self.drawn.append(rng.random())
        for n in range(self.thoughts):
            self.time += STEP
            yield () if n < self.silent else (Choice((legal[0],), n / 1000),)
        self.time += STEP


def number(reports: list[Any]) -> int:
    """Which of its thoughts the bot's only answer was."""
    ((best,),) = [report.found for report in reports]
    return round(best.win_probability * 1000)
