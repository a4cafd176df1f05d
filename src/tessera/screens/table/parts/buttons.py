"""Parts that are a button in the bar: one that does one thing, and those that turn the board, zoom,
and lead to the settings."""

from collections.abc import Callable

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import flag
from tessera.screens.components import bar_button
from tessera.screens.settings.view import settings_button
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import switch


class BarButton(Part):
    """A button with a place in the bar and a picture of the icon sheet; `word`, which stands under
    the picture, and `label`, its whole name, are texts to be translated."""

    def __init__(
        self,
        place: int,
        icon: str,
        word: str,
        label: str,
        target: str,
        does: Callable[[], None],
    ) -> None:
        self.place = place
        self.presses = {target: does}
        self._icon = icon
        self._word = word
        self._label = label
        self._target = target

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        say = seen.say
        return (bar_button(self._icon, say(self._word), self._target, say(self._label)),)


OPPOSITE = {
    "ArrowUp": "ArrowDown",
    "ArrowDown": "ArrowUp",
    "ArrowLeft": "ArrowRight",
    "ArrowRight": "ArrowLeft",
    "Home": "End",
    "End": "Home",
}
"""The opposite of each key that moves the cursor in a direction."""


class Turning(Part):
    """The switch that turns the board by hand, and whether it is turned."""

    customary = True

    def __init__(self, context: Context) -> None:
        self._context = context
        self.turned = False
        """Whether somebody turned it by hand."""
        self.presses = {"turn": self.turn}

    def turn(self) -> None:
        """Turns the board to the other side."""
        self.turned = not self.turned

    @property
    def upside_down(self) -> bool:
        """Whether the board is seen from the other side."""
        return self.turned

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("turned",) if self.upside_down else ()

    def oriented(self, key: str) -> str:
        """The opposite arrow while the board is turned, so that arrows go as the board lies."""
        return OPPOSITE.get(key, key) if self.upside_down else key

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        return (switch("turn", seen.say("Turn the board"), "turn", on=self.upside_down),)


class Zoom(Part):
    """The control that has the board of one table drawn large, and the state of it."""

    place = 30
    customary = True

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {"zoom": self._toggle}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        if self._context.panels.has_more:
            return ()
        on = flag(self._context.zoomed)
        return (bar_button("zoom", seen.say("Zoom in"), "zoom", aria_pressed=on),)

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        return (switch("zoom", seen.say("Zoom in"), "zoom", on=self._context.zoomed),)

    def _toggle(self) -> None:
        """Enlarges the board, or fits it in again."""
        context = self._context
        context.zoomed = not context.zoomed
        if not context.look_closely():
            context.services.reveal = (f"game:{context.ui.cursor}",)


class ToSettings(Part):
    """A button in the bar of a table without a More sheet; the app opens the settings."""

    place = 70

    def __init__(self, context: Context) -> None:
        self._panels = context.panels

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return () if self._panels.has_more else (settings_button(seen.say),)
