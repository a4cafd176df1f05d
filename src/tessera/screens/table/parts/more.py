"""The More sheet, for what is seldom needed."""

from collections.abc import Callable

from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.sheets import does, group, opens, rows, sheet


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
        say, parts = seen.say, self._context.slots.parts
        others = [node for part in parts if not part.customary for node in part.more(seen)]
        ours = [node for part in parts if part.customary for node in part.more(seen) if node]
        switches = [node for node in ours if node.attributes.get("role") == "switch"]
        label = say("How we play")
        play = group(
            label,
            rows(label, *switches) if switches else None,
            *[node for node in ours if node not in switches],
        )
        shown = *self._first(seen), *others, play if ours else None, *self._rest(seen)
        return sheet(say, "more", say("More"), *shown)


def of_the_screen(say: Translator) -> Node:
    """The controls that stand in the bar, too, on screens with enough room."""
    return rows(
        say("The screen"),
        does("turn", say("Turn the board"), "turn", "from-bar"),
        does("settings", say("Settings"), "settings", "from-bar", aria_haspopup="dialog"),
    )
