"""Analysing beside the page and in it: what comes when, and what becomes of it without a worker."""

from __future__ import annotations

from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.kit.analysis import GameStep
from tessera.thinking.analysis import OFTEN, SILENCE, AnalysisRequest
from tessera.thinking.request import Report, known
from tests.fakes.thread import Thread
from tests.screens.golden import SCORES
from tests.thinking.test_client import Browser, awake

GAME = "sequences"
REQUEST = AnalysisRequest(GAME, SCORES)


def found(told: list[Report[GameStep]]) -> list[int]:
    """Which steps were told, by the number of their event."""
    return [step.at for part in told for step in part.found]


def all_steps(request: AnalysisRequest) -> list[GameStep]:
    """What is to be found in the end."""
    return [step for step in request.steps(known(request.game, find)) if step]


def test_steps_come_some_at_a_time_and_the_last_part_says_so() -> None:
    thread, told = Thread(find=find), list[Report[GameStep]]()
    clock = iter(range(1_000_000))
    thread.slices.clock = lambda: next(clock) * 0.0001  # Each look takes a tenth of a millisecond.
    thread.slices.ask(REQUEST, told.append)
    assert told == []
    thread.run()
    assert found(told) == list(range(56))
    assert len(told) > 2
    assert [part.done for part in told] == [False] * (len(told) - 1) + [True]


def test_it_goes_on_behind_what_is_known() -> None:
    whole = all_steps(REQUEST)
    rest = all_steps(AnalysisRequest(GAME, SCORES, start=50))
    assert rest == whole[50:]


def test_what_was_taken_back_is_not_analysed() -> None:
    record = read_record(SCORES)
    shorter = SCORES.replace(f"played {record.played}", "played 20")
    shorter = "\n".join(line for line in shorter.split("\n") if not line.startswith("result"))
    assert [step.at for step in all_steps(AnalysisRequest(GAME, shorter))] == list(range(20))


def test_nothing_is_told_of_what_was_called_off() -> None:
    thread, told = Thread(find=find), list[Report[GameStep]]()
    clock = iter(range(1_000_000))
    thread.slices.clock = lambda: next(clock) * 0.002
    stop = thread.slices.ask(REQUEST, told.append)
    assert thread.run(times=3) == 3
    stop()
    assert thread.run() == 0
    assert told == []


def test_a_worker_analyses_as_the_page_does() -> None:
    browser, told = awake(find), list[Report[GameStep]]()
    browser.client.ask(REQUEST, told.append)
    browser.carry()
    assert browser.page.run() == 0
    assert told[-1].done
    here = all_steps(REQUEST)
    there = [step for part in told for step in part.found]
    assert [(s.at, s.kind, s.best) for s in there] == [(s.at, s.kind, s.best) for s in here]
    assert max(abs(a - b) for s, t in zip(there, here, strict=True) for a, b in near(s, t)) < 1e-6


def near(one: GameStep, other: GameStep) -> zip[tuple[float, float]]:
    return zip(one.after, other.after, strict=True)


def test_it_waits_for_a_worker_that_is_starting() -> None:
    browser, told = Browser(find=find), list[Report[GameStep]]()
    browser.client.start(GAME)
    browser.client.ask(REQUEST, told.append)
    assert browser.page.run(1) == 0
    browser.wake()
    assert told[-1].done
    assert found(told) == list(range(56))


def test_where_a_worker_is_refused_or_never_says_anything_the_page_does_it() -> None:
    for refuses in (True, False):
        browser, told = Browser(find=find, refuses=refuses), list[Report[GameStep]]()
        browser.client.start(GAME)
        browser.client.ask(REQUEST, told.append)
        browser.page.run(SILENCE + OFTEN)
        assert found(told) == list(range(56)), refuses
        assert browser.closed != refuses


def test_when_the_worker_dies_the_page_goes_on_with_the_next_step() -> None:
    browser, told = awake(find), list[Report[GameStep]]()
    clock = iter(range(1_000_000))
    browser.thread.slices.clock = lambda: next(clock) * 0.0001
    browser.client.ask(REQUEST, told.append)
    assert browser.worker
    browser.worker.receive(browser.to_worker.pop())
    while len(browser.to_page) < 6:
        browser.thread.run(times=1)
    for text in browser.to_page:
        browser.heard(text)
    before = len(found(told))
    assert 0 < before < 56
    assert len(told[-1].found) > 1, "it could begin again behind the first or the last of them"
    browser.failed()
    browser.page.run()
    assert found(told) == list(range(56))
    assert told[-1].done


def test_a_worker_that_has_been_called_off_stops() -> None:
    browser, told = awake(find), list[Report[GameStep]]()
    stop = browser.client.ask(REQUEST, told.append)
    assert browser.worker
    browser.worker.receive(browser.to_worker.pop())
    stop()
    browser.carry()
    assert told == []
    assert browser.thread.waiting == []
    assert browser.page.run() == 0
