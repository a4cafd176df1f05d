"""A tablet that sleeps while a computer thinks has the same computer when it wakes."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.thinking.awake import TICK, awake
from tessera.thinking.client import Client
from tests.fakes.thread import Thread
from tests.thinking.test_client import GAME, Browser, asked
from tests.thinking.test_guarded import Workers


@pytest.mark.parametrize("milliseconds", [0, 1, TICK - 1, TICK, TICK + 1, 3 * TICK, 3_400, 60_000])
def test_who_stays_awake_waits_as_long_as_was_said(milliseconds: int) -> None:
    thread, struck = Thread(), list[float]()
    begun_at = thread.time
    awake(thread.later)(milliseconds, lambda: struck.append(thread.time))
    assert struck == [], "never at once"
    thread.run(100)
    assert struck == [pytest.approx(begun_at + milliseconds / 1000)]


@pytest.mark.parametrize("passed", [0.0, 0.5, 1.5, 3.9])
def test_what_was_called_off_never_comes_and_does_no_harm(passed: float) -> None:
    thread, struck = Thread(), list[float]()
    stop = awake(thread.later)(4_000, lambda: struck.append(thread.time))
    thread.run(passed)
    stop()
    thread.run(100)
    stop()
    assert struck == []
    assert thread.waiting == []


@pytest.mark.parametrize("hours", [33 / 3600, 8])
def test_a_sleep_takes_no_more_than_a_tick(hours: float) -> None:
    thread, struck = Thread(), list[float]()
    awake(thread.later)(10_000, lambda: struck.append(thread.time))
    thread.run(4.5)
    thread.time += hours * 3600
    woke = thread.time
    thread.run(100)
    assert 5 <= struck[0] - woke <= 6


def slept(thread: Thread) -> None:
    """33 seconds pass in which nothing is done, and then all that is due strikes at once."""
    thread.time += 33
    thread.run(0)


def test_after_a_sleep_in_mid_thought_the_worker_answers_and_goes_on_thinking() -> None:
    browser, told = Browser(), list[Any]()
    browser.client = Client(browser.spawn, browser.page.slices, awake(browser.page.later))
    browser.client.start(GAME)
    browser.wake()
    for sleeps in (True, False):
        browser.client.ask(asked(), told.append)
        if sleeps:
            slept(browser.page)
            assert not browser.closed
        browser.carry()
    assert len(told) == 2
    assert browser.page.drawn == [], "the page has thought itself"


def test_after_a_sleep_a_strangers_hard_computer_is_still_hard() -> None:
    house = Workers()
    house.client = Client(house.spawn, house.here, awake(house.page.later), lambda name: False)
    house.client.start(GAME)
    house.wait(0.1)
    house.ask(asked("hard"))
    for due in house.page.waiting:
        if due.time == house.page.time:  # The worker sleeps too, and thinks after that.
            due.time += 33.5
    slept(house.page)
    house.page.run(5)
    assert [report.by for report in house.told] == [""]
    assert house.asked == [["hard"]]


def test_a_worker_that_is_asleep_while_it_starts_is_not_given_up() -> None:
    house = Workers()
    house.client = Client(house.spawn, house.here, awake(house.page.later), lambda name: False)
    house.ask(asked("hard"))
    house.wait(5, wakes=False)
    slept(house.page)
    assert house.wait() == [""]
    assert len(house.spawned) == 1
