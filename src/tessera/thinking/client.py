"""Thinking beside the page, in a worker; and in the page itself where, and while, there is none.

A worker can be refused, take long to start, fail, be ended by the system for want of memory, or
hang. Nothing is lost by that: a request that is open is thought about in the page, with the same
chance and from the last report on. A worker that has failed gets no second chance in the same game.

A game that was added may have a computer that never answers, and would hold the page for ever. Its
computers think in the worker; once that has failed they play by chance.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol

from tessera.thinking.messages import READY, number_of, read_report, write_request
from tessera.thinking.request import Found, OnReport, Request, known
from tessera.thinking.slices import Later, Slices

STARTING = 30.0
"""Seconds that a game which can't think in the page waits for a worker that is starting."""


class Port(Protocol):
    """The way to a worker."""

    def post(self, text: str) -> None:
        """Sends the worker a message."""

    def close(self) -> None:
        """Ends the worker, whatever it does; nothing is heard from it any more."""


@dataclass
class Pending:
    """A request under way."""

    request: Request[Any]
    """What is still to be found."""
    on_report: OnReport[Any]
    stop: Callable[[], None]
    """Ends waiting for the worker, or thinking in the page."""


Spawn = Callable[[Callable[[str], None], Callable[[], None]], Port | None]
"""Starts a worker, or gives None where that is refused. The first argument is called with every
message that it sends, the second if it fails; neither at once."""


class Client:
    """Thinks in a worker that is started for a game with computers, or for an analysis, and ended
    with it."""

    def __init__(
        self,
        spawn: Spawn,
        here: Slices,
        later: Later,
        trusts: Callable[[str], bool] = lambda game: True,
    ) -> None:
        """`here` thinks in the page, for the games that it `trusts` whatever happens."""
        self._spawn = spawn
        self._here = here
        self._later = later
        self._trusts = trusts
        self._port: Port | None = None
        self._ready = False
        self._may_spawn = True
        self._lost = False
        """Whether there was a worker in this game that is no more."""
        self._numbers = count(1)
        self._open: dict[int, Pending] = {}

    def start(self) -> None:
        """See `Thinker.start`."""
        if self._may_spawn:
            self._may_spawn = False
            self._port = self._spawn(self._receive, self._lose)

    def stop(self) -> None:
        """See `Thinker.stop`."""
        self._lose()
        self._may_spawn, self._lost = True, False

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """See `Thinker.ask`."""
        can_wait = request.can_wait or not self._trusts(request.game)
        if not (self._ready or (self._port and can_wait)):
            return self._ask_here(request, on_report)
        number = next(self._numbers)
        pending = self._open[number] = Pending(request, on_report, self._waiting(request))
        self._post(write_request(number, request))

        def stop() -> None:
            pending.stop()
            if self._open.pop(number, None):
                self._post(write_request(number, None))

        return stop

    def _ask_here(self, request: Request[Any], on_report: OnReport[Any]) -> Callable[[], None]:
        if self._lost and not self._trusts(request.game):
            request = request.without_bot()
        return self._here.ask(request, on_report)

    def _post(self, text: str) -> None:
        """What a worker that is still starting is to do, it is told when it is ready."""
        if self._port and self._ready:
            self._port.post(text)

    def _waiting(self, request: Request[Any]) -> Callable[[], None]:
        at_once = self._ready or self._trusts(request.game)
        return self._later(round(1000 * (request.patience if at_once else STARTING)), self._lose)

    def _receive(self, text: str) -> None:
        if text == READY:
            self._ready = True
            for number, pending in self._open.items():
                pending.stop()
                pending.stop = self._waiting(pending.request)
                self._post(write_request(number, pending.request))
        elif (number := number_of(text)) in self._open:
            self._report(number, self._open[number], text)

    def _report(self, number: int, pending: Pending, text: str) -> None:
        request = pending.request
        report = read_report(text, known(request.game, self._here.find))
        pending.stop()
        if report.done:
            del self._open[number]
        else:
            pending.request = request.rest(report)
            pending.stop = self._waiting(request)
        pending.on_report(report)

    def _lose(self) -> None:
        """There is no worker any more: what was open is done here."""
        if self._port:
            self._port.close()
            self._lost = True
        self._port, self._ready = None, False
        while self._open:
            _, pending = self._open.popitem()
            pending.stop()
            pending.stop = self._ask_here(pending.request, pending.on_report)
