"""Brings a game back as it was left by people who only looked something up."""

from tessera.screens.services.memory import Bookmark
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.turning import Turning


class Bookmarking(Part):
    """Remembers the state of one game's screen."""

    def __init__(self, context: Context, turning: Turning) -> None:
        self._context = context
        self._turning = turning
        self._come_back()

    def leave(self) -> None:
        context = self._context
        context.services.memory.bookmark = Bookmark(
            context.id,
            context.table.played,
            context.ui,
            self._turning.turned,
            context.zoomed,
            context.turn_ended_at,
        )

    def _come_back(self) -> None:
        """Restores that state; but not the choice where hands are hidden, for nobody has the tablet
        then, and a chosen card would tell who had it."""
        context = self._context
        left = context.services.memory.bookmark
        if left is None or (left.id, left.played) != (context.id, context.table.played):
            return
        context.turn_ended_at = left.turn_ended_at
        self._turning.turned, context.zoomed = left.turned, left.zoomed
        if not context.handover.passes_round:
            context.ui = left.ui
