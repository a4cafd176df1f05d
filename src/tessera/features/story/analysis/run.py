"""The analysis of one game: its steps as they are found."""

from collections.abc import Callable

from tessera.core.record import write_record
from tessera.features.story.analysis.turning import TurningPoint, told_side, turning_points
from tessera.features.story.analysis.verdict import Verdict, verdict
from tessera.kit.analysis import Analysis, GameStep, shared
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.services.messages import NO_HELPER
from tessera.screens.timer import Timer
from tessera.session.table import AnyTable
from tessera.storage.analyses import Kept
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.request import NOBODY, Report

KEPT_EVERY = 3
"""Reports of the worker, one of which comes in a second, between which nothing is kept: after a
reload it goes on from there."""
KEPT_AFTER = 10
"""Milliseconds from a report until it is written, and from one task of that to the next."""


class AnalysisRun:
    """Finds the steps of one game in the worker, and stores them."""

    def __init__(
        self,
        services: Services,
        id: str,
        game: AnyGame,
        table: AnyTable,
        changed: Callable[[], None],
    ) -> None:
        """`changed` is called when all steps are known."""
        self.game = game
        self.sides = game.rules.sides(table.setup)
        self.result = shared(game.rules, table.setup, table.state)
        self.steps: list[GameStep] = []
        self.whole = False
        self.was_read = False
        """Whether the steps that are stored have been read."""
        self._services = services
        self._id = id
        self._table = table
        self._record = table.record(services.device.now())
        self._version = game.analyst.version if game.analyst else 0
        self._changed = changed
        self._stop: Callable[[], None] | None = None
        self._added_up: tuple[int, Analysis] | None = None
        """The analysis last added up, with the number of its steps."""
        self._left = False
        self._reports = 0
        self._timer = Timer(services.device)

    @property
    def can_begin(self) -> bool:
        """Whether the game is over and has an analyst."""
        return self.result is not None and self.game.analyst is not None

    @property
    def claims_luck(self) -> bool:
        """Whether the analyst tells luck apart from the rest."""
        return self.game.analyst is not None and self.game.analyst.claims_luck

    @property
    def runs(self) -> bool:
        """Whether more steps are on their way."""
        return self._stop is not None

    @property
    def analysis(self) -> Analysis:
        """The analysis of the steps known so far, added up once for each report."""
        known = len(self.steps) + self.whole
        if self._added_up is None or self._added_up[0] != known:
            result = self.result if self.whole else None
            self._added_up = known, Analysis(self.sides, tuple(self.steps), result)
        return self._added_up[1]

    @property
    def verdict(self) -> Verdict | None:
        """The reason for the result, once all steps are known; None until then."""
        analyst = self.game.analyst
        if not self.whole or analyst is None:
            return None
        luck, choices = analyst.claims_luck, self.game.has_choices
        return verdict(self.analysis, claims_luck=luck, has_choices=choices, off_by=analyst.off_by)

    @property
    def told_side(self) -> int:
        """The side whose view is told, also before all steps are known."""
        return told_side(self._table, Analysis(self.sides, tuple(self.steps), self.result))

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The steps that mattered most to the told side; none until all are known."""
        if not self.whole:
            return ()
        hidden = self._table.rules.hidden
        return turning_points(self.analysis, self.told_side, hidden=hidden)

    def read(self, *, begins: bool) -> None:
        """Reads the stored steps, and looks for others if that is wanted."""

        def answered(stored: Kept) -> None:
            self.was_read = True
            if self._left:
                return
            # What another version of the analyst has found counts as nothing.
            if stored.version == self._version:
                self._add(stored.steps, whole=stored.whole)
            if begins and not self.whole:
                self.begin()

        self._services.analyses.read(self._record, answered)

    def begin(self) -> None:
        """Asks the worker for the steps that aren't known."""
        thinker, record = self._services.device.thinker, self._record
        thinker.start(record.game)
        start = self.steps[-1].until if self.steps else 0
        request = AnalysisRequest(record.game, write_record(record), start)
        self._stop = thinker.ask(request, self._on_report)

    def pause(self) -> None:
        """Ends the worker, and stores the steps found so far."""
        if self._stop:
            self._stop()
            self._end()
            self._keep()

    def leave(self) -> None:
        """Pauses for good, and stores at once a result that was waiting."""
        self._left = True
        self.pause()
        if self._timer.is_running:
            self._keep()

    def _end(self) -> None:
        self._stop = None
        self._services.device.thinker.stop()

    def _add(self, steps: tuple[GameStep, ...], *, whole: bool) -> None:
        self.steps += steps
        self.whole = whole
        if whole:
            self._changed()

    def _on_report(self, report: Report[GameStep]) -> None:
        say, messages = self._services.say, self._services.messages
        if report.by == NOBODY:
            self._end()
            messages.notify(say(NO_HELPER))
            return
        if report.done:
            self._end()
            messages.announce(say("The analysis is done."))
        self._add(report.found, whole=report.done)
        self._reports += 1
        self._timer.start(KEPT_AFTER, self._write)

    def _write(self) -> None:
        """Writes for a while, and goes on or keeps it in another task."""
        if not self._services.analyses.prepare(self.steps):
            self._timer.start(KEPT_AFTER, self._write)
        elif self.whole or self._reports >= KEPT_EVERY:
            self._timer.start(KEPT_AFTER, self._keep)

    def _keep(self) -> None:
        self._timer.stop()
        self._reports = 0
        kept = Kept(self._id, tuple(self.steps), self.whole, self._version)
        self._services.analyses.keep(self._record, kept)
