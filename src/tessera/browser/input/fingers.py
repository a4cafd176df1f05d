"""Taps and drags beside a finger that rests on the glass.

Browsers make a click of one finger alone, and a pinch of two. So beside a palm that lies on the
table, or somebody else's finger, taps would end in nothing and pieces couldn't be carried.
"""

from dataclasses import dataclass
from math import hypot

import js
from js import document
from pyodide.ffi import create_proxy, to_js

from tessera.browser.timer import later

FINGER = 9
"""So many pixels a finger may move and still presses."""
REST = 400
"""Milliseconds after which a finger rests: what another one does then is no pinch."""
TAP = 1000
"""Milliseconds of the longest tap: a palm that is lifted presses nothing."""
FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]"
FIRST = to_js({"capture": True}, dict_converter=js.Object.fromEntries)
STILL = to_js({"preventScroll": True}, dict_converter=js.Object.fromEntries)


@dataclass(slots=True)
class Touch:
    """One finger, from its press to its release."""

    x: float
    y: float
    since: float
    """Milliseconds, by the clock of events."""
    is_alone: bool
    """Whether no other finger was on the glass in the meantime."""


class Fingers:
    """The fingers that are on the glass."""

    def __init__(self) -> None:
        self._touches: dict[int, Touch] = {}
        self._clicked: int | None = None
        """The pointer whose tap was made a click."""

    def listen(self) -> None:
        """Follows each finger from now on."""
        for kind, handler in (
            ("pointerdown", self._pressed),
            ("pointerup", self._released),
            ("pointercancel", self._gone),
            ("click", self._native),
        ):
            document.addEventListener(kind, create_proxy(handler), FIRST)

    def _pressed(self, event: js.PointerEvent) -> None:
        if event.pointerType != "touch":
            return
        if event.isPrimary:  # The first on the glass: no other is there, whatever was missed.
            self._touches.clear()
        others = [*self._touches.values()]
        for other in others:
            other.is_alone = False
        touch = Touch(event.clientX, event.clientY, event.timeStamp, is_alone=not others)
        self._touches[event.pointerId] = touch
        self._mark_rest()
        later(REST, self._mark_rest)

    def _released(self, event: js.PointerEvent) -> None:
        touch = self._touches.get(event.pointerId)
        self._gone(event)
        if not touch or touch.is_alone or event.timeStamp - touch.since > TAP:
            return
        if hypot(event.clientX - touch.x, event.clientY - touch.y) < FINGER:
            self._clicked = event.pointerId
            _click(event)

    def _gone(self, event: js.PointerEvent) -> None:
        self._touches.pop(event.pointerId, None)
        self._mark_rest()

    def _mark_rest(self) -> None:
        """Marks for the style sheet that a finger rests; browsers read from that what may become a
        pinch."""
        now = js.performance.now()
        rests = any(now - touch.since >= REST for touch in self._touches.values())
        document.body.toggleAttribute("data-finger-rests", rests)

    def _native(self, event: js.PointerEvent) -> None:
        """Ignores the click that a browser may make of such a tap after all: one is enough."""
        if event.isTrusted and event.pointerId == self._clicked:
            event.stopImmediatePropagation()
            event.preventDefault()


def _click(event: js.PointerEvent) -> None:
    """Presses what was tapped, and gives it the focus as a browser does."""
    if field := event.target.closest(FOCUSABLE):
        field.focus(STILL)
    about = {"bubbles": True, "cancelable": True, "detail": 1}
    click = js.MouseEvent.new("click", to_js(about, dict_converter=js.Object.fromEntries))
    event.target.dispatchEvent(click)
