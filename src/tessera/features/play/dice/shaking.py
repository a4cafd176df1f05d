"""Throwing by shaking the tablet or phone."""

from collections.abc import Callable
from functools import partial

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import flag
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import does, rows
from tessera.screens.table.turns import throw


class Shaking(Part):
    """A switch that is off until somebody turns it on; a device may refuse."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._on = False
        self._stop: Callable[[], None] | None = None
        self.presses = {"shake": self._toggle}

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """The switch, on devices that can detect shaking."""
        if not self._context.services.device.can_shake():
            return ()
        words = seen.say("Throw by shaking")
        return (rows(words, does("shake", words, "shake", aria_pressed=flag(self._on))),)

    def leave(self) -> None:
        """Turns it off."""
        self._on = False
        if self._stop:
            self._stop()
            self._stop = None

    def _toggle(self) -> None:
        if self._on:
            self.leave()
        else:
            self._on = True
            self._stop = self._context.services.device.on_shake(
                partial(throw, self._context), self._refused
            )

    def _refused(self) -> None:
        self.leave()
        self._context.services.messages.notify(
            self._context.services.say("This device can't tell when it is shaken. Tap “Throw”.")
        )
