"""A limit for what is slow on purpose, and wrong rules may never let come to an end: without one,
pytest would stop it after minutes, and not say of which position."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.effort import PYODIDE

LIMIT = 20.0
"""Seconds of the processor; what ends at all takes three of them at most."""


class NeverEnds(BaseException):
    """Not an Exception: Hypothesis would look for the smallest that never ends, and never end."""


@contextmanager
def within(where: Callable[[], str], seconds: float = LIMIT) -> Iterator[None]:
    """Raises `NeverEnds` with the position that is looked at when so much has been worked."""
    if PYODIDE:  # It has no clocks that interrupt.
        yield
        return

    def stop(*_: object) -> None:
        raise NeverEnds(f"no end after {seconds:g} seconds of the processor, at\n{where()}")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
