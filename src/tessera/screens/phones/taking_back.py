"""Undo on a phone: the table is asked, and does it where its rules allow it."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.phones.seat_context import SeatContext
from tessera.screens.play.taking_back import TakingBack


class AskingBack(TakingBack):
    """Undo alone: what is done again is done on the tablet."""

    def __init__(self, context: SeatContext) -> None:
        super().__init__(context)
        self.keys = {"Control+z": "undo"}
        self.presses = {"undo": self._undo}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """One button."""
        return super().bar(seen)[:1]
