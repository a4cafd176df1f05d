"""The zoom: a board that is larger than its place, and scrolls to what is to be pressed next."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import flag
from tessera.screens.components import bar_button
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part


class Zoom(Part):
    """The button that has the board of one table drawn large, and the state of it."""

    place = 30

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {"zoom": self._toggle}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        on = flag(self._context.zoomed)
        return (bar_button("zoom", seen.say("Zoom in"), "zoom", aria_pressed=on),)

    def _toggle(self) -> None:
        """Draws the board large, or as it fits."""
        context = self._context
        context.zoomed = not context.zoomed
        if not context.look_closely():
            context.services.reveal = (f"game:{context.ui.cursor}",)
