"""The zoom: a board that is larger than its place, and scrolls to what is to be pressed next."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import flag, icon_button
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part


class Zoom(Part):
    """Whether the board of one table is drawn large."""

    place = 30

    def __init__(self, context: Context, *, on: bool = False) -> None:
        self._context = context
        self.on = on
        self.presses = {"zoom": self.toggle}

    def toggle(self) -> None:
        """Large, or as it fits."""
        self.on = not self.on
        if not self.look_closely():
            self._context.services.reveal = (f"game:{self._context.ui.cursor}",)

    def look_closely(self) -> bool:
        """Brings what is to be pressed next into sight, where the board is larger than its place.
        Whether there was anything to bring."""
        context = self._context
        targets = context.game.view.in_sight(context.seen) if self.on else ()
        if targets:
            context.services.reveal = tuple([f"game:{target}" for target in targets])
        return bool(targets)

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The magnifying glass."""
        return (icon_button("zoom", seen.say("Zoom in"), "zoom", aria_pressed=flag(self.on)),)
