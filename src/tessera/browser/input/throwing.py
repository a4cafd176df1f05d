"""Dice that wait for a throw can be picked up with a finger, a pen or a mouse, and are thrown by
letting go.

They follow the pointer. A press that hardly moves stays a press.
"""

from collections.abc import Callable

import js

from tessera.browser.input.grip import Grip

FAR = 24
"""So many pixels make a press a throw."""
REACH = 0.6
"""As a part of the way that the finger goes: dice are let go before it is done."""


class Throwing:
    """Follows one pointer with the dice, from its press to its release."""

    def __init__(self, press: Callable[[str], None]) -> None:
        self._press = press
        self._dice: js.Element | None = None
        self._target = ""
        """The `data-press` of the dice when they were picked up."""
        self._grip = Grip(self._move, self._up, self._cancelled)

    def listen(self) -> None:
        """Waits for a press on dice that can be thrown."""
        self._grip.listen(self._down)

    def _down(self, event: js.PointerEvent) -> None:
        self._grip.was_used = False
        dice = event.target.closest(".ready .dice")
        if self._dice or not dice or event.button:
            return
        self._dice, self._target = dice, _target(dice)
        self._grip.take(event)

    def _move(self, event: js.PointerEvent) -> None:
        if self._dice and event.pointerId == self._grip.pointer:
            side = -REACH if self._dice.closest(".turned") else REACH
            x, y = (way * side for way in self._grip.way(event))
            # The tray stays where it is.
            carried, back = f"{x:.0f}px {y:.0f}px", f"{-x:.0f}px {-y:.0f}px"
            self._dice.style.cssText = f"translate: {carried}; --back: {back}; transition: none"

    def _up(self, event: js.PointerEvent) -> None:
        if event.pointerId != self._grip.pointer:
            return
        same = self._dice and _target(self._dice) == self._target
        far = self._grip.far(event) >= FAR
        self._let_go()
        if same and far:
            self._grip.was_used = True
            self._press(self._target)

    def _cancelled(self, event: js.PointerEvent) -> None:
        if event.pointerId == self._grip.pointer:
            self._let_go()

    def _let_go(self) -> None:
        self._grip.let_go()
        if self._dice:
            self._dice.style.cssText = ""
        self._dice = None


def _target(dice: js.Element) -> str:
    held = dice.closest("[data-press]")
    return held.dataset.press if held else ""
