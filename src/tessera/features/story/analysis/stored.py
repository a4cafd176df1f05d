"""An analysis as the store has it: its steps are read when the page opens, and kept while more are
found."""

from collections.abc import Callable

from tessera.core.record import Record
from tessera.kit.analysis import GameStep
from tessera.screens.services import Services
from tessera.screens.timer import Timer
from tessera.storage.analyses import Kept

KEPT_EVERY = 3
"""Reports of the worker, one of which comes in a second, between which nothing is kept: after a
reload it goes on from there."""
KEPT_AFTER = 10
"""Milliseconds from a report until it is written, and from one task of that to the next."""


class StoredAnalysis:
    """The stored analysis of one game. What another version of its analyst has found counts as
    nothing."""

    def __init__(
        self, services: Services, id: str, record: Record, version: int, steps: list[GameStep]
    ) -> None:
        """`steps` are those that are known whenever they are kept."""
        self.was_read = False
        """Whether the steps that are stored have been read."""
        self._analyses = services.analyses
        self._id = id
        self._record = record
        self._version = version
        self._steps = steps
        self._whole = False
        self._reports = 0
        self._timer = Timer(services.device)

    def read(self, then: Callable[[Kept], None]) -> None:
        """Calls `then` later with what is stored."""

        def answered(stored: Kept) -> None:
            self.was_read = True
            then(stored if stored.version == self._version else Kept())

        self._analyses.read(self._record, answered)

    def report(self, *, whole: bool) -> None:
        """Called when steps were found: they are written soon, and kept where they are all or it's
        time."""
        self._whole = whole
        self._reports += 1
        self._timer.start(KEPT_AFTER, self._write)

    def _write(self) -> None:
        """Writes for a while, goes on in another task, and keeps what is written in one more."""
        if not self._analyses.prepare(self._steps):
            self._timer.start(KEPT_AFTER, self._write)
        elif self._whole or self._reports >= KEPT_EVERY:
            self._timer.start(KEPT_AFTER, self.keep)

    def settle(self) -> None:
        """Keeps at once what was to be kept soon."""
        if self._timer.is_running:
            self.keep()

    def keep(self) -> None:
        """Keeps the steps that are known."""
        self._timer.stop()
        self._reports = 0
        kept = Kept(self._id, tuple(self._steps), self._whole, self._version)
        self._analyses.keep(self._record, kept)
