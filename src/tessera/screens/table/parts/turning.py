"""The turned board, as somebody on the other side of the table sees it."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import flag
from tessera.screens.components import bar_button
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part

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
    """The button that turns the board by hand, and whether it is turned."""

    place = 20

    def __init__(self, context: Context) -> None:
        self._context = context
        self.turned = False
        """Whether somebody turned it by hand."""
        self.presses = {"turn": self.turn}

    def turn(self) -> None:
        """Turns the board to the other side, and closes the sheet that would lie over it and turn
        too."""
        self.turned = not self.turned
        if self._context.panels.panel == "more":
            self._context.panels.close()

    @property
    def upside_down(self) -> bool:
        """Whether the board is seen from the other side."""
        return self.turned

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("turned",) if self.upside_down else ()

    def oriented(self, key: str) -> str:
        """The opposite arrow while the board is turned, so that arrows go as the board lies."""
        return OPPOSITE.get(key, key) if self.upside_down else key

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        say, on = seen.say, flag(self.upside_down)
        label = say("Turn the board")
        return (bar_button("turn", say("Turn"), "turn", label, aria_pressed=on),)
