"""Thinking about the games of the app: in a worker, or in the page itself while there is none.

A worker can be refused, take long to start, fail, be ended by the system for lack of memory, or
hang. Nothing is lost by that: its open requests are continued in the page, with the same random
numbers and from the last report on. A worker that has failed isn't started again in the same game.
"""

from collections.abc import Callable

from tessera.thinking.connection import Connection, Pending, Spawn
from tessera.thinking.request import Found, OnReport, Request
from tessera.thinking.slices import Later, Slices


class WorkerThinker:
    """Thinks in a worker that runs between `start` and `stop`, or else in the page."""

    def __init__(self, spawn: Spawn, in_page: Slices, later: Later) -> None:
        """`in_page` thinks there."""
        self._spawn = spawn
        self._in_page = in_page
        self._later = later
        self._connection: Connection | None = None

    def start(self) -> None:
        """See `Thinker.start`."""
        if not self._connection:
            self._connection = Connection(
                self._spawn, self._later, self._in_page.find, self._go_on_here
            )

    def stop(self) -> None:
        """See `Thinker.stop`."""
        if self._connection:
            self._connection.lose()
        self._connection = None

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """See `Thinker.ask`."""
        connection = self._connection
        if connection and (connection.ready or (connection.is_there and request.can_wait)):
            return connection.ask(request, on_report, request.patience)
        return self._in_page.ask(request, on_report)

    def _go_on_here(self, left: list[Pending]) -> None:
        for pending in left:
            pending.stop = self._in_page.ask(pending.request, pending.on_report)
