"""The cards that lie open beside the board, on a sheet."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import opens, sheet


class OpenCards(Part):
    """The open cards of one game, where its view has one."""

    place = 40

    def __init__(self, context: Context) -> None:
        self._view = context.game.view
        self._panels = context.panels

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it."""
        # The cards themselves are drawn for the sheet alone: a pile for each of twelve players.
        title = self._view.open_cards_title(seen)
        return (opens("cards", seen.say(title), "spread", self._panels.panel),) if title else ()

    def sheet(self, seen: AnySeen) -> Node | None:
        if self._panels.panel != "spread":
            return None
        title = seen.say(self._view.open_cards_title(seen))
        return sheet(seen.say, "spread", title, self._view.open_cards(seen))
