"""The end of a game: it is to be kept, and its page can be opened."""

from tessera.kit.view import AnySeen, Due
from tessera.screens.components import link
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.session.table import Change


class Ending(Part):
    """The end of one game."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("over",) if seen.due is Due.NOTHING else ()

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """The one button and beside it, at the end, a link to the page about the game."""
        if seen.due is not Due.NOTHING:
            return nodes
        return (*nodes, link(seen.say("How it went"), f"#/end/{self._context.id}", "afterwards"))

    def changed(self, change: Change) -> None:
        """Asks the browser to keep its storage, once there is a finished game in it."""
        over = self._context.table.rules.result(change.after) is not None
        if over and change.event is not None:
            self._context.services.device.persist()
