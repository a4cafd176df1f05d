"""Computers that think when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from tessera.games import find
from tessera.kit.analysis import GameStep
from tessera.kit.bot import Ranking
from tessera.kit.game import AnyGame
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.ranking import RankingRequest
from tessera.thinking.request import NOBODY, OnReport, Report, Request, known


@dataclass
class Thought:
    """What a bot is asked."""

    request: RankingRequest
    on_report: OnReport[Any]


@dataclass
class Wanted:
    """A game that is to be analysed, and the steps that are still to come."""

    on_report: OnReport[Any]
    left: list[GameStep]


@cache
def all_steps(request: AnalysisRequest) -> tuple[GameStep, ...]:
    """All steps of an analysis. Cached, because tests look at the same few games again and
    again."""
    return tuple(step for step in request.steps(known(request.game, find)) if step)


def last(request: RankingRequest, game: AnyGame) -> Ranking[Any]:
    """The last ranking of a bot that is given all the time it wants."""
    *_, ranking = request.thoughts(game)
    return ranking


class FakeThinker:
    """Thinks when it is told to, and then to the end."""

    def __init__(self) -> None:
        self.open: list[Thought] = []
        self.wanted: list[Wanted] = []
        self.awake = False

    def start(self, game: str) -> None:
        self.awake = True

    def stop(self) -> None:
        self.awake = False

    def ask(self, request: Request[Any], on_report: OnReport[Any]) -> Callable[[], None]:
        if isinstance(request, RankingRequest):
            thought = Thought(request, on_report)
            self.open.append(thought)
            return lambda: self.open.remove(thought)
        assert isinstance(request, AnalysisRequest)
        return self.analyse(request, on_report)

    def analyse(self, request: AnalysisRequest, on_report: OnReport[Any]) -> Callable[[], None]:
        wanted = Wanted(on_report, [*all_steps(request)])
        self.wanted.append(wanted)
        return lambda: self.wanted.remove(wanted)

    def find_steps(self, most: int | None = None) -> None:
        """Reports so many steps of every game that is being analysed; all that are left if no
        number is given."""
        for wanted in [*self.wanted]:
            steps, wanted.left = wanted.left[:most], wanted.left[most:] if most else []
            if not wanted.left:
                self.wanted.remove(wanted)
            wanted.on_report(Report(tuple(steps), not wanted.left))

    def fall_silent(self, by: str = NOBODY) -> None:
        """Gives up everything that was asked. `by` answers instead, or NOBODY."""
        for thought in [*self.open]:
            self.open.remove(thought)
            game = known(thought.request.game, find)
            unanswered = thought.request.unanswered(game)
            results = () if by == NOBODY else last(thought.request.instead(), game)
            thought.on_report(replace(unanswered, found=results or unanswered.found, by=by))
        for wanted in [*self.wanted]:
            self.wanted.remove(wanted)
            wanted.on_report(Report((), by=NOBODY))

    def answer(self) -> None:
        """Answers everything that was asked of bots."""
        for thought in [*self.open]:
            self.open.remove(thought)
            thought.on_report(Report(last(thought.request, known(thought.request.game, find))))
