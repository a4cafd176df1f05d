"""Keeps words about a throw or a flight off the page until dice and pieces lie still.

Only what is seen waits; the app has gone on already. A press shows everything at once, and so does
the wish for reduced motion.
"""

from collections.abc import Callable

import js
from js import document
from pyodide.ffi import create_proxy, to_js

from tessera.browser.drawing.motion import STILL
from tessera.browser.timer import later
from tessera.scene.late import held, overtaken, tumbles
from tessera.scene.node import Node
from tessera.screens.page import Page

DICE = "[data-thrown] :is(.cube, .slot)"
"""The elements that turn or slide in a throw."""
FRAMES = 40
"""Milliseconds that a movement may begin and end later than was asked for."""
FAST = ".table[data-pace=fast]"
MOST = 440
"""Milliseconds that anything waits at the fast pace: what comes by itself comes every 500, and must
not be told behind it."""
FIRST = to_js({"capture": True}, dict_converter=js.Object.fromEntries)


class DelayedReveal:
    """The parts of the page that are still shown as they were before."""

    def __init__(self, draw: Callable[[], None]) -> None:
        self._draw = draw
        self._screen: Page | None = None
        self._drawn: Node | None = None
        """The page as the app drew it last."""
        self._before: Node | None = None
        """The page before the throw or the flight that is on its way."""
        self._dice = False
        self._begins = False
        """Whether it has just begun."""
        self._call_off: Callable[[], None] = lambda: None

    @property
    def holds(self) -> bool:
        """Whether parts of the page are still shown as they were before."""
        return self._before is not None

    def listen(self) -> None:
        """Follows presses. While dice tumble the board can be pressed and its pieces picked up; a
        press on anything else means what is seen there."""
        document.addEventListener("pointerdown", create_proxy(self._pointer), FIRST)

    def shown(self, screen: Page, now: Node, *, flies: bool) -> Node:
        """The page with the parts that wait as they were before; `flies` says whether something
        flies."""
        before, self._drawn = self._drawn, now
        if screen is not self._screen or not before:
            self._screen = screen
            self.let_go()
            return now
        thrown = tumbles(before, now)
        if (thrown or flies) and not document.hidden and not js.matchMedia(STILL).matches:
            self.let_go()
            self._before, self._dice, self._begins = before, thrown, True
        return held(self._before, now, dice=self._dice) if self._before else now

    def update(self, flight: float) -> None:
        """Called when the page is written. It reads off how long the dice tumble; `flight` is how
        many milliseconds flights take."""
        if self._begins:
            self._begins, moving = False, max(flight, _rolling())
            if document.querySelector(FAST):
                moving = min(moving, MOST)
            if not moving:  # Nothing of it is on the screen.
                self._lies()
                return
            self._call_off = later(round(moving) + FRAMES, self._lies)

    def overtaken(self, target: str) -> bool:
        """Ends the waiting because of a press on this target. Whether that is all that the press
        does, because the one button has another meaning now than the one that was seen."""
        before, now, dice = self._before, self._drawn, self._dice
        self.let_go()
        return bool(before and now and overtaken(before, now, target, dice=dice))

    def let_go(self) -> None:
        """Ends the waiting: the next drawing shows everything."""
        self._call_off()
        self._before = None

    def _lies(self) -> None:
        self.let_go()
        self._draw()

    def _pointer(self, event: js.PointerEvent) -> None:
        if self._before and event.target.closest(".board"):
            self._lies()


def _rolling() -> float:
    """The milliseconds for which dice tumble and move to their places."""
    moving = [a for die in document.querySelectorAll(DICE) for a in die.getAnimations()]
    return max((a.effect.getComputedTiming().endTime for a in moving), default=0)
