"""Thinking a little at a time: when it pauses, when it is content, and what it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tessera.bots.bot import Choice
from tessera.games import sequence_dice
from tessera.session.slices import Slices
from tessera.session.thinking import Question, question
from tests.session.tables import begin, play

GAME = sequence_dice.BOX.game
STEP = 0.003
"""Seconds that the bot takes for a thought."""


class Thread:
    """A thread that does one thing after the other, with a clock that only thinking moves on."""

    def __init__(self, thoughts: int) -> None:
        self.time = 100.0
        self.waiting: list[Callable[[], None]] = []
        self.slices = Slices(self.find, self.later, length=0.008, clock=lambda: self.time)
        self.thoughts = thoughts
        self.drawn: list[float] = []
        """The bot's own chance, as often as it began."""

    def later(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        self.waiting.append(action)
        return lambda: self.waiting.remove(action)

    def bot(self, seen: Any, legal: Any, rng: Any) -> Iterator[Any]:
        self.drawn.append(rng.random())
        for n in range(self.thoughts):
            self.time += STEP
            yield (Choice((legal[0],), n / 1000),)
        self.time += STEP

    def find(self, name: str) -> Any:
        bots = dict.fromkeys(("easy", "normal", "hard"), self.bot)
        return replace(sequence_dice.BOX, bots=bots) if name == GAME.name else None

    def run(self, slices: int) -> int:
        """So many slices, or as many as there are."""
        for n in range(slices):
            if not self.waiting:
                return n
            self.waiting.pop(0)()
        return slices


def asked(level: str = "hard") -> Question:
    table = begin("person", "normal")
    play(table, "roll 3 4, roll 1 2, roll 2 3, place d1, roll 1 2")
    return question(table, level)


def number(told: list[Any]) -> int:
    """Which of its thoughts the bot's only answer was."""
    ((best,),) = told
    return round(best.chance * 1000)


def test_the_thread_is_given_back_after_every_slice() -> None:
    thread, told = Thread(thoughts=8), []
    thread.slices.think(asked(), told.append)
    assert (thread.drawn, told) == ([], [])  # Whoever asks goes on first.
    times = []
    while thread.waiting:
        before = thread.time
        thread.run(1)
        times.append(round((thread.time - before) / STEP))
    assert times == [3, 3, 3]
    assert number(told) == 7


def test_a_bot_that_ends_at_once_after_a_pause_is_heard() -> None:
    thread, told = Thread(thoughts=3), []
    thread.slices.think(asked(), told.append)
    assert thread.run(9) == 2
    assert number(told) == 2


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0.1), ("normal", 0.4), ("hard", 1.0)])
def test_when_its_time_is_up_a_bot_says_what_it_has_found(level: str, seconds: float) -> None:
    thread, told = Thread(thoughts=10_000), []
    start = thread.time
    thread.slices.think(asked(level), told.append)
    thread.run(10_000)
    assert seconds <= thread.time - start < seconds + 2 * STEP
    assert number(told) == round((thread.time - start) / STEP) - 1


def test_the_clock_on_the_wall_decides_and_there_is_always_an_answer() -> None:
    thread, told = Thread(thoughts=10_000), []
    thread.slices.think(asked(), told.append)
    thread.time += 60  # The page was asleep.
    thread.run(10)
    assert number(told) == 0


@pytest.mark.parametrize("slices", [0, 1, 2])
def test_nothing_is_told_of_what_was_called_off(slices: int) -> None:
    thread, told = Thread(thoughts=8), []
    stop = thread.slices.think(asked(), told.append)
    thread.run(slices)
    stop()
    assert thread.run(9) == 0
    assert told == []


def test_calling_off_what_was_told_does_nothing() -> None:
    thread, told = Thread(thoughts=1), []
    stop = thread.slices.think(asked(), told.append)
    thread.run(9)
    stop()
    assert len(told) == 1


def test_what_is_thought_again_is_thought_with_the_same_chance() -> None:
    thread = Thread(thoughts=1)
    for _ in range(2):
        thread.slices.think(asked(), [].append)
        thread.run(9)
    assert thread.drawn[0] == thread.drawn[1]
