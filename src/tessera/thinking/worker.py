"""The other end of a page's requests, which runs in the worker."""

from collections.abc import Callable
from typing import Any

from tessera.thinking.messages import READY, read_request, write_begun, write_report
from tessera.thinking.request import Report, Request, known
from tessera.thinking.slices import Slices


class Worker:
    """Does the requests of the page. It thinks in slices too: otherwise a request couldn't be
    cancelled, and the next one would have to wait."""

    def __init__(self, slices: Slices, post: Callable[[str], None]) -> None:
        self._slices = slices
        self._post = post
        self._open: dict[int, Callable[[], None]] = {}
        post(READY)

    def receive(self, text: str) -> None:
        """Handles a message from the page: a request, or a cancellation."""
        number, request = read_request(text)
        if request:
            self._open[number] = self._ask(number, request)
        elif stop := self._open.pop(number, None):
            stop()

    def _ask(self, number: int, request: Request[Any]) -> Callable[[], None]:
        game = known(request.game, self._slices.find)

        def on_report(report: Report[Any]) -> None:
            if report.done:
                del self._open[number]
            self._post(write_report(number, report, game))

        self._post(write_begun(number))
        return self._slices.ask(request, on_report)
