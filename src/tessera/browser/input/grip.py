"""A pointer that holds something, from its press to its release."""

from collections.abc import Callable
from math import hypot

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import FIRST

Hears = Callable[["js.PointerEvent"], None]


class Grip:
    """Listens to the one pointer that holds something, from its press to its release."""

    def __init__(self, move: Hears, up: Hears, cancelled: Hears) -> None:
        heard = (("pointermove", move), ("pointerup", up), ("pointercancel", cancelled))
        self._heard = [(kind, create_proxy(handler)) for kind, handler in heard]
        self.pointer: int | None = None
        """Which pointer it is; None while nothing is held."""
        self.began = (0.0, 0.0)
        self.was_used = False
        """Whether the click that follows a release is none."""

    def listen(self, down: Hears) -> None:
        """Waits for a press, and for the click at its end that must not count."""
        for kind, handler in (("pointerdown", down), ("click", self._click)):
            document.addEventListener(kind, create_proxy(handler), FIRST)

    def take(self, event: js.PointerEvent) -> None:
        """Holds on from this press."""
        self.pointer, self.began = event.pointerId, (event.clientX, event.clientY)
        for kind, handler in self._heard:
            document.addEventListener(kind, handler)

    def way(self, event: js.PointerEvent) -> tuple[float, float]:
        """The way since the press in CSS pixels, to the right and down."""
        return event.clientX - self.began[0], event.clientY - self.began[1]

    def far(self, event: js.PointerEvent) -> float:
        """That way as one distance."""
        return hypot(*self.way(event))

    def let_go(self) -> None:
        """Ends the hold and the listening."""
        self.pointer = None
        for kind, handler in self._heard:
            document.removeEventListener(kind, handler)

    def _click(self, event: js.MouseEvent) -> None:
        if self.was_used and event.detail and event.isTrusted:
            event.stopImmediatePropagation()
            event.preventDefault()
        self.was_used = False
