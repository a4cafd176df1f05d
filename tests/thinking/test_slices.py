"""Thinking a little at a time: when it pauses, when it is content, and what it is told."""

from __future__ import annotations

import pytest

from tessera.thinking.ranking import RankingRequest, request_ranking
from tests.fakes.thread import STEP, Thread, number
from tests.session.tables import begin, play


def asked(level: str = "hard") -> RankingRequest:
    table = begin("person", "normal")
    play(table, "roll 3 4, roll 1 2, roll 2 3, place d1, roll 1 2")
    return request_ranking(table, level)


def test_the_thread_is_given_back_after_every_slice() -> None:
    thread, told = Thread(thoughts=8), []
    thread.slices.ask(asked(), told.append)
    assert (thread.drawn, told) == ([], [])  # Whoever asks goes on first.
    times = []
    while thread.waiting:
        before = thread.time
        thread.run(times=1)
        times.append(round((thread.time - before) / STEP))
    assert times == [3, 3, 3]
    assert number(told) == 7


def test_a_bot_that_ends_at_once_after_a_pause_is_heard() -> None:
    thread, told = Thread(thoughts=3), []
    thread.slices.ask(asked(), told.append)
    assert thread.run() == 2
    assert number(told) == 2


@pytest.mark.parametrize(("level", "seconds"), [("easy", 0.1), ("normal", 0.4), ("hard", 0.4)])
def test_when_its_time_is_up_a_bot_says_what_it_has_found(level: str, seconds: float) -> None:
    thread, told = Thread(thoughts=10_000), []
    start = thread.time
    thread.slices.ask(asked(level), told.append)
    thread.run()
    assert seconds <= thread.time - start < seconds + 2 * STEP
    assert number(told) == round((thread.time - start) / STEP) - 1


def test_the_clock_on_the_wall_decides_and_there_is_always_an_answer() -> None:
    thread, told = Thread(thoughts=10_000), []
    thread.slices.ask(asked(), told.append)
    thread.time += 60  # The page was asleep.
    thread.run()
    assert number(told) == 0


def test_a_bot_without_an_answer_is_heard_out_whatever_the_time() -> None:
    thread, told = Thread(thoughts=2_000, silent=1_000), []
    start = thread.time
    thread.slices.ask(asked(), told.append)
    assert thread.run() > 300  # In slices all the same.
    assert thread.time - start == pytest.approx(1_001 * STEP)
    assert number(told) == 1_000


@pytest.mark.parametrize("slices", [0, 1, 2])
def test_nothing_is_told_of_what_was_called_off(slices: int) -> None:
    thread, told = Thread(thoughts=8), []
    stop = thread.slices.ask(asked(), told.append)
    thread.run(times=slices)
    stop()
    assert thread.run() == 0
    assert told == []


def test_calling_off_what_was_told_does_nothing() -> None:
    thread, told = Thread(thoughts=1), []
    stop = thread.slices.ask(asked(), told.append)
    thread.run()
    stop()
    assert len(told) == 1


def test_what_is_thought_again_is_thought_with_the_same_chance() -> None:
    thread = Thread(thoughts=1)
    for _ in range(2):
        thread.slices.ask(asked(), [].append)
        thread.run()
    assert thread.drawn[0] == thread.drawn[1]
