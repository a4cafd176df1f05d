"""Dice that wait for a throw are taken with a finger, a pen or a mouse, and thrown by letting go.

They come along with it. A press that hardly moves stays a press.
"""

from collections.abc import Callable
from math import hypot

import js
from js import document
from pyodide.ffi import create_proxy, to_js

FAR = 24
"""So many pixels make a press a throw."""
REACH = 0.6
"""As a part of the way that the finger goes: dice are let go before it is done."""
FIRST = to_js({"capture": True}, dict_converter=js.Object.fromEntries)


class Throwing:
    """What one pointer does with the dice, from its press to its release."""

    def __init__(self, press: Callable[[str], None]) -> None:
        self._press = press
        self._dice: js.Element | None = None
        self._pointer = 0
        self._began = (0.0, 0.0)
        self._was_thrown = False
        """Whether the click that follows a release is none."""
        moves = (
            ("pointermove", self._move),
            ("pointerup", self._up),
            ("pointercancel", self._cancelled),
        )
        self._moves = [(kind, create_proxy(handler)) for kind, handler in moves]

    def listen(self) -> None:
        """Waits for a press on dice that can be thrown."""
        for kind, handler in (("pointerdown", self._down), ("click", self._click)):
            document.addEventListener(kind, create_proxy(handler), FIRST)

    def _down(self, event: js.PointerEvent) -> None:
        self._was_thrown = False
        dice = event.target.closest(".ready .dice")
        if self._dice or not dice or not event.isPrimary or event.button:
            return
        self._dice, self._pointer = dice, event.pointerId
        self._began = (event.clientX, event.clientY)
        for kind, handler in self._moves:
            document.addEventListener(kind, handler)

    def _way(self, event: js.PointerEvent) -> tuple[float, float]:
        return event.clientX - self._began[0], event.clientY - self._began[1]

    def _move(self, event: js.PointerEvent) -> None:
        if self._dice and event.pointerId == self._pointer:
            side = -REACH if self._dice.closest(".turned") else REACH
            x, y = (way * side for way in self._way(event))
            self._dice.style.cssText = f"translate: {x:.0f}px {y:.0f}px; transition: none"

    def _up(self, event: js.PointerEvent) -> None:
        if event.pointerId != self._pointer:
            return
        held = self._dice.closest("[data-press]") if self._dice else None
        far = hypot(*self._way(event)) >= FAR
        self._let_go()
        if held and far:
            self._was_thrown = True
            self._press(held.dataset.press)

    def _cancelled(self, event: js.PointerEvent) -> None:
        if event.pointerId == self._pointer:
            self._let_go()

    def _let_go(self) -> None:
        for kind, handler in self._moves:
            document.removeEventListener(kind, handler)
        if self._dice:
            self._dice.style.cssText = ""
        self._dice = None

    def _click(self, event: js.MouseEvent) -> None:
        """The click that belongs to a throw is no press."""
        if self._was_thrown and event.detail:
            event.stopImmediatePropagation()
            event.preventDefault()
        self._was_thrown = False
