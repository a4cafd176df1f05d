"""A worker, the requests sent to it, and the time for which it may be silent."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol

from tessera.thinking.messages import READY, has_begun, number_of, read_report, write_request
from tessera.thinking.request import Find, Found, OnReport, Request, known
from tessera.thinking.slices import Later


class Port(Protocol):
    """The channel to a worker."""

    def post(self, text: str) -> None:
        """Sends the worker a message."""

    def close(self) -> None:
        """Ends the worker, whatever it is doing; no more messages come from it."""


Spawn = Callable[[Callable[[str], None], Callable[[], None]], Port | None]
"""Starts a worker; returns None if that is refused. The first argument is called with every message
that it sends, the second if it fails; neither is called at once."""


@dataclass
class Pending:
    """A request under way."""

    request: Request[Any]
    """The request for what hasn't been reported yet."""
    on_report: OnReport[Any]
    first: float
    """Seconds within which the worker must begin."""
    stop: Callable[[], None]
    """Stops waiting for the worker, or cancels the request where it is done instead."""


class Connection:
    """A worker from its start to its end. One that fails or hangs is ended, and its open requests
    go to `on_lost`."""

    def __init__(
        self, spawn: Spawn, later: Later, find: Find, on_lost: Callable[[list[Pending]], None]
    ) -> None:
        self._later = later
        self._find = find
        self._on_lost = on_lost
        self._numbers = count(1)
        self._open: dict[int, Pending] = {}
        self.ready = False
        """Whether it has started."""
        self._port = spawn(self._receive, self.lose)

    @property
    def is_there(self) -> bool:
        """Whether there is a worker: it wasn't refused, and hasn't been ended."""
        return self._port is not None

    def ask(
        self, request: Request[Found], on_report: OnReport[Found], first: float
    ) -> Callable[[], None]:
        """See `Thinker.ask`. The worker is taken to hang if it doesn't begin within `first`
        seconds."""
        number = next(self._numbers)
        pending = Pending(request, on_report, first, self._wait(first))
        self._open[number] = pending
        self._post(write_request(number, request))

        def stop() -> None:
            pending.stop()
            if self._open.pop(number, None):
                self._post(write_request(number, None))

        return stop

    def lose(self) -> None:
        """Ends the worker, and hands its open requests to `on_lost`."""
        if self._port:
            self._port.close()
        self._port, self.ready = None, False
        left, self._open = [*self._open.values()], {}
        for pending in left:
            pending.stop()
        self._on_lost(left)

    def _wait(self, seconds: float) -> Callable[[], None]:
        return self._later(round(1000 * seconds), self.lose)

    def _post(self, text: str) -> None:
        """Sends a message if the worker is ready."""
        # Requests for one that is still starting are sent by `_receive` once it is ready.
        if self._port and self.ready:
            self._port.post(text)

    def _receive(self, text: str) -> None:
        if text == READY:
            self.ready = True
            for number, waiting in self._open.items():
                self._wait_anew(waiting, waiting.first)
                self._post(write_request(number, waiting.request))
        elif pending := self._open.get(number_of(text)):
            self._wait_anew(pending, pending.request.patience)
            if not has_begun(text):
                self._report(number_of(text), pending, text)

    def _wait_anew(self, pending: Pending, seconds: float) -> None:
        pending.stop()
        pending.stop = self._wait(seconds)

    def _report(self, number: int, pending: Pending, text: str) -> None:
        try:
            report = read_report(text, known(pending.request.game, self._find))
        except Exception:  # The rules that read it may be a stranger's, and raise anything.
            self.lose()
            return
        if report.done:
            pending.stop()
            del self._open[number]
        else:
            pending.request = pending.request.rest(report)
        pending.on_report(report)
