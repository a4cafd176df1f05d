"""The More sheet, for what is seldom needed."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.sheets import does, group, opens, rows, sheet, tiles


class MoreSheet(Part):
    """The sheet with the rows of all parts in three groups: this game, how people play it, and
    what leads elsewhere."""

    place = 80

    def __init__(self, context: Context) -> None:
        self._context = context
        context.panels.has_more = True

    def first(self, seen: AnySeen) -> Nodes:
        """The ways that are looked for most, which stand above all rows."""
        return ()

    def elsewhere(self, seen: AnySeen) -> Nodes:
        """The ways to other pages."""
        return ()

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it."""
        return (opens("more", seen.say("More"), "more", self._context.panels.panel),)

    def sheet(self, seen: AnySeen) -> Node | None:
        """The sheet, while it is open."""
        if self._context.panels.panel != "more":
            return None
        say, parts = seen.say, self._context.slots.parts
        of_game, of_playing = (
            [node for part in parts if part.customary is customary for node in part.more(seen)]
            for customary in (False, True)
        )
        settings = does("settings", say("Settings"), "settings", aria_haspopup="dialog")
        return sheet(
            say,
            "more",
            say("More"),
            _group(say("This game"), of_game, self.first(seen)),
            _group(say("How we play"), of_playing),
            _group(say("Elsewhere"), [*self.elsewhere(seen), settings]),
        )


def _group(label: str, nodes: list[Node | None], first: Nodes = ()) -> Node:
    """The ways of a group as rows, and what isn't a way below them."""
    ways = [node for node in nodes if node and "sheet-way" in str(node.attributes.get("class"))]
    others = [node for node in nodes if node not in ways]
    return group(label, tiles(*first) if first else None, rows(label, *ways), *others)
