"""Thinking about games that were added: in a worker or not at all.

A stranger's bot may never answer, and would block the page for ever. It has a limited time; then
its worker is ended, and a new one asks a substitute of the same game, once: the bot `normal`. An
analyst has no substitute. A bot or analyst that was silent isn't asked again before the next game.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tessera.thinking.connection import Connection, Pending, Spawn
from tessera.thinking.request import INSTEAD, Find, Found, OnReport, Report, Request, known
from tessera.thinking.slices import Later

STARTING = 30.0
"""The most seconds that a worker may take to start and to fetch the game."""


@dataclass(eq=False)
class Asked:
    """A request, by whomever it is done."""

    request: Request[Any]
    on_report: OnReport[Any]
    by_worker: bool = False
    instead: bool = False
    """Whether the substitute is asked."""
    stop: Callable[[], None] = lambda: None


class SandboxedThinker:
    """Thinks in a worker that runs between `start` and `stop`, and while requests are open."""

    def __init__(self, spawn: Spawn, later: Later, find: Find) -> None:
        self._spawn = spawn
        self._later = later
        self._find = find
        self._connection: Connection | None = None
        self._wanted = False
        self._open: list[Asked] = []
        self._silent: set[str] = set()
        """The bots, by level, and the analyst, that didn't answer in this game."""
        self._nobody_is_left = False
        """Whether the substitute was silent too."""

    def start(self) -> None:
        """See `Thinker.start`."""
        self._wanted = True
        if not self._nobody_is_left:
            self._worker()

    def stop(self) -> None:
        """See `Thinker.stop`."""
        self._wanted = False
        self._silent.clear()
        self._nobody_is_left = False
        self._rest()

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """See `Thinker.ask`."""
        asked = Asked(request, on_report)
        self._open.append(asked)
        self._go_on(asked)

        def stop() -> None:
            asked.stop()
            self._close(asked)

        return stop

    def _go_on(self, asked: Asked) -> None:
        """Sends the request to the worker, for the bot meant or its substitute; gives it up if
        neither can be asked."""
        request = self._answerable(asked)
        worker = self._worker() if request else None
        asked.by_worker = worker is not None and worker.is_there
        if request and worker and worker.is_there:
            asked.stop = worker.ask(request, partial(self._hear, asked), STARTING)
        else:
            asked.stop = self._later(0, lambda: self._give_up(asked))

    def _answerable(self, asked: Asked) -> Request[Any] | None:
        asked.instead = asked.request.whom in self._silent
        if not asked.instead:
            return asked.request
        return None if self._nobody_is_left else asked.request.instead()

    def _worker(self) -> Connection:
        if not self._connection:
            self._connection = Connection(self._spawn, self._later, self._find, self._fall_silent)
        return self._connection

    def _hear(self, asked: Asked, report: Report[Any]) -> None:
        if not self._is_answer(asked, report):
            self._end_worker()
            return
        if report.done:
            self._close(asked)
        other = asked.instead and asked.request.whom != INSTEAD
        asked.on_report(replace(report, by=INSTEAD) if other else report)

    def _is_answer(self, asked: Asked, report: Report[Any]) -> bool:
        """Whether a report can be used: a play in it must be legal."""
        with suppress(Exception):  # The rules are a stranger's, too, and may raise anything.
            return asked.request.accepts(known(asked.request.game, self._find), report)
        return False

    def _fall_silent(self, left: list[Pending]) -> None:
        """Asks the substitute, after the worker has failed, hung, or given an illegal answer."""
        self._connection = None
        silent = [asked for asked in self._open if asked.by_worker]
        self._silent |= {INSTEAD if asked.instead else asked.request.whom for asked in silent}
        self._nobody_is_left |= any(asked.instead for asked in silent)
        for asked in silent:
            self._go_on(asked)

    def _give_up(self, asked: Asked) -> None:
        """Reports the request as unanswered."""
        self._close(asked)
        asked.on_report(asked.request.unanswered(known(asked.request.game, self._find)))

    def _close(self, asked: Asked) -> None:
        if asked in self._open:
            self._open.remove(asked)
        self._rest()

    def _rest(self) -> None:
        if not (self._wanted or self._open):
            self._end_worker()

    def _end_worker(self) -> None:
        if self._connection:
            self._connection.lose()
