"""The More sheet, for what is seldom needed."""

from collections.abc import Callable

from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.sheets import does, opens, rows, sheet


class MoreSheet(Part):
    """The sheet with the rows of all parts. What is looked for most stands above them, the rest
    below: both are given as functions of `seen`."""

    place = 80

    def __init__(
        self,
        context: Context,
        first: Callable[[AnySeen], Nodes],
        rest: Callable[[AnySeen], Nodes],
    ) -> None:
        self._context = context
        self._first = first
        self._rest = rest

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it."""
        return (opens("more", seen.say("More"), "more", self._context.panels.panel),)

    def sheet(self, seen: AnySeen) -> Node | None:
        """The sheet, while it is open."""
        if self._context.panels.panel != "more":
            return None
        of_parts = [node for more in self._context.slots.more for node in more(seen)]
        words = seen.say("More")
        return sheet(seen.say, "more", words, *self._first(seen), *of_parts, *self._rest(seen))


def of_the_screen(say: Translator) -> Node:
    """The controls that stand in the bar, too, on screens with enough room."""
    return rows(
        say("The screen"),
        does("turn", say("Turn the board"), "turn", "from-bar"),
        does("settings", say("Settings"), "settings", "from-bar", aria_haspopup="dialog"),
    )
