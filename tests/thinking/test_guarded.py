"""A stranger's computers think in a worker or not at all, and never hold the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tessera.kit.bot import Choice
from tessera.thinking.analysis import SILENCE, AnalysisRequest
from tessera.thinking.client import Client
from tessera.thinking.connection import Port
from tessera.thinking.messages import READY, read_request, write_begun, write_report
from tessera.thinking.ranking import PATIENCE, TIME
from tessera.thinking.request import INSTEAD, NOBODY, OnReport, Report, Request
from tessera.thinking.sandboxed_thinker import STARTING
from tessera.thinking.slices import Slices
from tests.fakes.thread import Thread
from tests.screens.golden import SCORES
from tests.thinking.test_client import GAME, asked

TOO_LONG = TIME["hard"] + PATIENCE + 0.5
ANALYSIS = AnalysisRequest(GAME, SCORES)


class Unused(Slices):
    """The page's own thread."""

    def ask(self, request: Request[Any], on_report: OnReport[Any]) -> Callable[[], None]:
        raise AssertionError("it thinks in the page")


class Workers:
    """A page with an added game, and its workers: which of them answer, and what."""

    def __init__(self, *, silent: str = "", nonsense: str = "", refused: bool = False) -> None:
        """Words of `silent` and `nonsense` are who is so."""
        self.silent, self.nonsense, self.refused = silent.split(), nonsense.split(), refused
        self.page = Thread()
        self.here = Unused(self.page.find, self.page.later, length=0.008)
        self.client = Client(self.spawn, self.here, self.page.later, lambda name: False)
        self.told: list[Report[Any]] = []
        self.spawned: list[Employed] = []

    @property
    def asked(self) -> list[list[str]]:
        """Who was asked, in each of the workers."""
        return [worker.asked for worker in self.spawned]

    def ask(self, request: Request[Any]) -> Callable[[], None]:
        return self.client.ask(request, self.told.append)

    def wait(self, seconds: float = TOO_LONG, *, wakes: bool = True) -> list[str]:
        """So much time passes, in which workers wake; by whom it was answered then."""
        self.told.clear()
        for _ in range(round(seconds * 10)):
            for worker in self.spawned:
                if wakes:
                    worker.wake()
            self.page.later(100, lambda: None)
            self.page.run(0.1)
        return [report.by for report in self.told]

    def spawn(self, heard: Callable[[str], None], failed: Callable[[], None]) -> Port | None:
        if self.refused:
            return None
        self.spawned.append(Employed(self, heard, failed))
        return self.spawned[-1]


class Employed:
    """One of the workers."""

    def __init__(
        self, house: Workers, heard: Callable[[str], None], failed: Callable[[], None]
    ) -> None:
        self.house, self.heard, self.fail = house, heard, failed
        self.asked: list[str] = []
        self.awake = self.ended = False

    def wake(self) -> None:
        if not (self.awake or self.ended):
            self.awake = True
            self.heard(READY)

    def post(self, text: str) -> None:
        number, request = read_request(text)
        if request:
            self.asked.append(request.whom)
            self.house.page.later(0, lambda: self._think(number, request))

    def close(self) -> None:
        self.ended = True

    def _think(self, number: int, request: Request[Any]) -> None:
        if self.ended:
            return
        self.heard(write_begun(number))
        game = self.house.page.find(GAME)
        if request.whom in self.house.nonsense:
            found = () if request.whom == "easy" else (Choice((game.rules.read("roll 1 1"),)),)
            self.heard(write_report(number, Report(found), game))
        elif request.whom not in self.house.silent and not isinstance(request, AnalysisRequest):
            report = request.unanswered(game)
            self.heard(write_report(number, Report(report.found), game))


@pytest.mark.parametrize("failing", ["silent", "nonsense"])
def test_who_is_silent_or_answers_nonsense_loses_the_turn_to_normal_in_a_fresh_worker(
    failing: str,
) -> None:
    house = Workers(**{failing: "hard easy"})
    house.client.start(GAME)
    house.ask(asked("hard"))
    assert house.wait() == [INSTEAD]
    assert house.asked == [["hard"], ["normal"]]
    assert house.spawned[0].ended
    house.ask(asked("hard"))
    assert house.wait(0.3) == [INSTEAD], "who was silent is waited for again"
    house.ask(asked("easy"))
    assert house.wait() == [INSTEAD]
    assert house.asked == [["hard"], ["normal", "normal", "easy"], ["normal"]]
    house.client.stop()
    assert all(worker.ended for worker in house.spawned)
    house.client.start(GAME)
    house.ask(asked("hard"))
    house.wait(0.3)
    assert house.asked[3] == ["hard"], "the next game tries again"


def test_an_answer_that_cannot_be_read_is_lost_at_once() -> None:
    house = Workers(silent="hard")
    house.ask(asked("hard"))
    house.spawned[0].wake()
    house.wait(0.1)
    answer = {"number": 1, "found": [[["no such play"], None]], "done": True}
    house.spawned[0].heard(json.dumps(answer))
    assert house.spawned[0].ended
    assert house.wait(0.3) == [INSTEAD], "nobody is asked instead"


def test_only_where_normal_is_silent_too_chance_plays() -> None:
    house = Workers(silent="hard normal")
    house.client.start(GAME)
    house.ask(asked("hard"))
    assert house.wait(TOO_LONG) == []
    assert house.wait(TOO_LONG) == [NOBODY]
    game = house.page.find(GAME)
    seen = game.rules.read_position(asked("hard").seen)
    assert house.told[0].found[0].actions[0] in game.rules.legal_actions(seen)
    for level in ("hard", "normal"):
        house.ask(asked(level))
    assert house.wait(TOO_LONG) == [NOBODY, NOBODY]
    house.client.start(GAME)  # As after every event.
    assert len(house.asked) == 2, "there is a worker that nobody will be asked in"


def test_normal_is_asked_once_more_in_a_fresh_worker_and_nothing_is_said_if_it_answers() -> None:
    house = Workers()
    house.client.start(GAME)
    house.ask(asked("normal"))
    house.spawned[0].wake()
    house.spawned[0].fail()  # The system wanted its memory.
    assert house.wait() == [""]
    assert house.asked == [["normal"], ["normal"]]


def test_a_game_may_take_its_time_to_come_and_none_to_answer() -> None:
    house = Workers()
    house.ask(asked("hard"))
    assert house.wait(STARTING - 1, wakes=False) == []
    assert len(house.spawned) == 1
    assert house.wait(1.5) == [""]


def test_a_worker_that_never_starts_is_given_up_as_well() -> None:
    house = Workers()
    house.ask(asked("hard"))
    assert house.wait(2 * STARTING + 1, wakes=False) == [NOBODY]


@pytest.mark.parametrize("request_", [asked("hard"), ANALYSIS])
def test_without_a_worker_nobody_thinks(request_: Request[Any]) -> None:
    house = Workers(refused=True)
    house.ask(request_)
    assert house.told == [], "it was answered before it was asked"
    assert house.wait() == [NOBODY]


def test_a_silent_analyst_is_told_and_nobody_goes_on_in_its_place() -> None:
    house = Workers()
    house.client.start(GAME)
    house.ask(ANALYSIS)
    assert house.wait(SILENCE) == []
    assert house.wait(1) == [NOBODY]
    assert house.asked == [["analyst"]]


def test_a_hint_between_people_has_a_worker_for_as_long_as_it_takes() -> None:
    house = Workers()
    house.ask(asked("hard"))
    house.client.stop()  # As after every event, where no computer plays.
    assert house.wait() == [""]
    assert [worker.ended for worker in house.spawned] == [True]


def test_what_is_called_off_is_not_told_and_its_worker_goes() -> None:
    for wait in (0.0, TOO_LONG, 2 * TOO_LONG - 1):
        house = Workers(silent="hard normal")
        stop = house.ask(asked("hard"))
        house.wait(wait)
        stop()
        assert house.wait(90) == []
        assert all(worker.ended for worker in house.spawned)
