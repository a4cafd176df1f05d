"""Where bots think in a browser."""

from __future__ import annotations

from collections.abc import Callable

import js
from pyodide.ffi import create_once_callable

from tessera.games import find
from tessera.session.slices import Slices
from tessera.session.thinking import Question, Told

SLICE = 0.004
"""Seconds of thought between which the page may draw. The last thought of a slice can double them,
and on a slow tablet they are four times as many; a page that draws in time has no more to give."""


class PageThinker:
    """Thinks in the page; what is told is drawn."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None]) -> None:
        self._drawn = drawn
        self._slices = Slices(find, self._later, length=SLICE)

    def think(self, question: Question, told: Told) -> Callable[[], None]:
        return self._slices.think(question, lambda ranking: self._drawn(lambda: told(ranking)))

    def _later(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """Without drawing: that would cost more than a slice of thought."""
        proxy = create_once_callable(action)
        timer = js.setTimeout(proxy, milliseconds)

        def cancel() -> None:
            js.clearTimeout(timer)
            proxy.destroy()

        return cancel
