"""Thinking in slices: a little, then whatever else the thread has to do, then on."""

from collections.abc import Callable
from time import perf_counter

from tessera.thinking.request import Clock, Find, Found, OnReport, Request, known

Later = Callable[[int, Callable[[], None]], Callable[[], None]]
"""Does something after so many milliseconds, never at once. What it answers calls that off, and
does no harm afterwards."""


class Slices:
    """Thinks in the thread that asks."""

    def __init__(
        self, find: Find, later: Later, *, length: float, clock: Clock = perf_counter
    ) -> None:
        """A slice ends with a report, or the first thought that makes it `length` seconds long."""
        self.find = find
        self.later = later
        self.length = length
        self.clock = clock

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """See `Thinker.ask`. What goes wrong comes out of what `later` was given."""
        game = known(request.game, self.find)
        reports = request.reports(game, self.clock, self.clock())
        waiting: Callable[[], None]

        def go_on() -> None:
            nonlocal waiting
            end = self.clock() + self.length
            while (report := next(reports)) is None and self.clock() < end:
                pass
            if not (report and report.done):
                waiting = self.later(0, go_on)
            if report:
                on_report(report)

        def stop() -> None:
            waiting()

        waiting = self.later(0, go_on)
        return stop
