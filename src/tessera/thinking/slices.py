"""Thinking in slices, between which the thread can do other work."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from tessera.thinking.request import Clock, Find, Found, OnReport, Request, known

Later = Callable[[int, Callable[[], None]], Callable[[], None]]
"""Calls a function after so many milliseconds, never at once. Returns a function that cancels the
call, and has no effect after it."""


@dataclass(eq=False)
class Slices:
    """Thinks in the thread that asks. A slice ends with a report, or as soon as it has taken
    `length` seconds."""

    find: Find
    later: Later
    length: float
    clock: Clock = perf_counter

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        """See `Thinker.ask`. Exceptions are raised in the functions that `later` calls."""
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
