"""Thinking in a worker, and what becomes of a request when the worker can't answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.games import GAMES, find
from tessera.kit.game import Game
from tessera.thinking.client import Client
from tessera.thinking.connection import Port
from tessera.thinking.ranking import PATIENCE, TIME, RankingRequest, request_ranking
from tessera.thinking.worker import Worker
from tests.fakes.thread import Find, Thread, number
from tests.session.tables import begin, play

GAME = "sequence_dice"
DICE = "roll 3 4, roll 1 2, roll 2 3, place d1, roll 1 2"


class Browser:
    """A page and its worker, each with a thread; messages arrive when they are carried."""

    def __init__(self, *, refuses: bool = False, find: Find | None = None) -> None:
        self.page, self.thread = Thread(find=find), Thread(find=find)
        self.refuses = refuses
        self.spawned = 0
        self.client = Client(self.spawn, self.page.slices, self.page.later)

    def spawn(self, heard: Callable[[str], None], failed: Callable[[], None]) -> Port | None:
        self.spawned += 1
        self.heard, self.failed = heard, failed
        self.to_worker: list[str] = []
        self.to_page: list[str] = []
        self.closed = False
        self.worker: Worker | None = None
        return None if self.refuses else self

    def post(self, text: str) -> None:
        self.to_worker.append(text)

    def close(self) -> None:
        self.closed = True

    def wake(self) -> None:
        """The worker's Python runs."""
        self.worker = Worker(self.thread.slices, self.to_page.append)
        self.carry()

    def carry(self) -> None:
        """Messages in both directions, and the worker does what it has to."""
        assert self.worker
        while self.to_worker or self.thread.waiting or self.to_page:
            while self.to_worker:
                self.worker.receive(self.to_worker.pop(0))
            self.thread.run()
            while self.to_page and not self.closed:
                self.heard(self.to_page.pop(0))


def asked(level: str = "hard", events: str = DICE) -> RankingRequest:
    table = begin("person", "normal")
    play(table, events)
    return request_ranking(table, level)


def awake(find: Find | None = None) -> Browser:
    browser = Browser(find=find)
    browser.client.start(GAME)
    browser.wake()
    return browser


def test_a_worker_that_is_awake_thinks_and_the_page_does_not() -> None:
    browser, told = awake(), list[Any]()
    browser.client.ask(asked(), told.append)
    browser.carry()
    assert number(told) == 7
    assert (len(browser.thread.drawn), len(browser.page.drawn)) == (1, 0)
    assert browser.page.run() == 0  # Nobody waits for it any more.


def test_no_worker_is_started_before_computers_play_and_one_is_enough() -> None:
    browser, told = Browser(), list[Any]()
    browser.client.ask(asked(), told.append)
    browser.page.run()
    assert number(told) == 7
    assert browser.spawned == 0
    browser.client.start(GAME)
    browser.client.start(GAME)
    assert browser.spawned == 1


@pytest.mark.parametrize("refuses", [False, True])
def test_where_a_worker_is_refused_or_not_awake_yet_the_page_thinks(refuses: bool) -> None:  # noqa: FBT001
    browser, told = Browser(refuses=refuses), list[Any]()
    browser.client.start(GAME)
    browser.client.ask(asked(), told.append)
    browser.page.run()
    assert number(told) == 7
    assert browser.to_worker == []


@pytest.mark.parametrize("when", ["at once", "in mid-thought"])
def test_when_the_worker_dies_the_page_thinks_again_with_the_same_chance(when: str) -> None:
    browser, told = awake(), list[Any]()
    browser.client.ask(asked(), told.append)
    if when == "in mid-thought":
        assert browser.worker
        browser.worker.receive(browser.to_worker.pop())
        browser.thread.run(times=2)
    browser.failed()
    assert browser.closed
    browser.page.run()
    assert number(told) == 7
    if when == "in mid-thought":
        assert browser.page.drawn == browser.thread.drawn
    browser.client.start(GAME)
    assert browser.spawned == 1  # No second chance in this game …
    browser.client.stop()
    browser.client.start(GAME)
    assert browser.spawned == 2  # … but in the next.


def test_a_worker_that_hangs_is_ended_after_a_while() -> None:
    browser, told = awake(), list[Any]()
    browser.client.ask(asked(), told.append)
    browser.page.run(TIME["hard"] + PATIENCE - 0.01)
    assert (browser.closed, told) == (False, [])
    browser.page.run(0.1)
    assert browser.closed
    assert number(told) == 7


@pytest.mark.parametrize("when", ["before", "in mid-thought", "after"])
def test_what_was_called_off_is_not_told(when: str) -> None:
    browser, told = awake(), list[Any]()
    stop = browser.client.ask(asked(), told.append)
    assert browser.worker
    if when != "before":
        browser.worker.receive(browser.to_worker.pop())
        browser.thread.run(times=1 if when == "in mid-thought" else 9)
    stop()
    browser.carry()
    browser.page.run()
    assert told == []
    assert not browser.closed
    assert browser.thread.waiting == []


def test_what_was_called_off_is_not_thought_again_when_the_worker_dies() -> None:
    browser, told = awake(), list[Any]()
    stop = browser.client.ask(asked(), told.append)
    browser.failed()
    stop()
    browser.page.run()
    assert told == []


def test_every_answer_finds_its_own_question() -> None:
    browser, told = awake(), dict[str, Any]()
    events = (DICE, f"{DICE}, place b1, roll 3 4")
    for text in events:
        browser.client.ask(
            asked(events=text), lambda report, t=text: told.update({t: report.found})
        )
    assert browser.worker
    for message in reversed(browser.to_worker):
        browser.worker.receive(message)
    browser.to_worker.clear()
    browser.carry()
    for text in events:
        rules, (best,) = browser.page.find("sequence_dice").rules, told[text]
        seen = rules.read_position(asked(events=text).seen)
        assert best.actions[0] == rules.legal_actions(seen)[0]
    assert told[events[0]] != told[events[1]]


def test_when_the_game_is_left_the_worker_goes_and_an_open_question_is_answered() -> None:
    browser, told = awake(), list[Any]()
    browser.client.ask(asked(), told.append)
    browser.client.stop()
    assert browser.closed
    browser.page.run()
    assert number(told) == 7


@pytest.mark.parametrize("game", [game for game in GAMES if game.rules.name != "sequences"])
def test_an_answer_from_the_worker_is_the_answer_of_the_page(game: Game[Any, Any]) -> None:
    rules, told = game.rules, list[Any]()
    state = rules.new(rules.standard_setup(2))
    rng = generator("family", "chance", 0)
    while rules.current_player(state) == CHANCE:
        state = rules.apply(state, draw(rules.chance_outcomes(state), rng))
    seen = rules.write_position(rules.observation(state, rules.current_player(state)))
    browser = awake(find)
    for level in game.bots:
        asked = RankingRequest(rules.name, level, seen, "f00d")
        browser.client.ask(asked, told.append)
        browser.carry()
        browser.page.slices.ask(asked, told.append)
        browser.page.run()
        there, here = (report.found for report in told[-2:])
        assert there == here
        assert type(there[0].actions[0]) is type(here[0].actions[0])
