"""The request to analyse a finished game: its record goes to the worker, and steps come back as
they are found."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Self

from tessera.core.record_reader import read_record
from tessera.kit.analysis import GameStep
from tessera.kit.game import AnyGame
from tessera.session.observe import OPEN
from tessera.session.table import Table
from tessera.thinking.request import Clock, Report, Request

OFTEN = 1.0
"""Seconds between two reports. A report without any steps tells that the analysis goes on. Each one
makes the page draw, which costs a slow tablet a few frames."""
SILENCE = 20.0
"""Seconds without a message after which a worker that analyses is taken to hang. It sends one every
second, but a slow tablet takes long to start a worker."""


@dataclass(frozen=True)
class AnalysisRequest(Request[GameStep]):
    """A request for the steps of a game, which are reported in order, once a second."""

    record: str
    start: int = 0
    """The `until` of the last step that is known already."""
    patience = SILENCE
    can_wait = True

    def steps(self, game: AnyGame) -> Iterator[GameStep | None]:
        """Yields the steps of the game, without undone events, and None after every few
        milliseconds without one. Raises LookupError for a game without an analyst, and BadRecord,
        BadEvent or Illegal for a record that can't be replayed."""
        if game.analyst is None:
            raise LookupError(self.game)
        table: Table[Any, Any] = Table(game.rules, read_record(self.record))
        yield None
        yield from game.analyst.analyse(table.states, table.observe(OPEN).events, self.start)

    def reports(
        self, game: AnyGame, clock: Clock, asked_at: float
    ) -> Iterator[Report[GameStep] | None]:
        steps: list[GameStep] = []
        told_at = asked_at
        for step in self.steps(game):
            steps += [step] if step else []
            if (now := clock()) >= told_at + OFTEN:
                yield Report(tuple(steps), done=False)
                told_at, steps = now, []
            else:
                yield None
        yield Report(tuple(steps))

    @property
    def whom(self) -> str:
        return "analyst"

    def rest(self, report: Report[GameStep]) -> Self:
        return replace(self, start=report.found[-1].until) if report.found else self
