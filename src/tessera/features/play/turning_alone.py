"""The board between two people turns by itself to the player to act, where they have chosen
that.

Brings a game back as it was left by people who only looked something up."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.services.memory import Bookmark
from tessera.screens.table.context import Context
from tessera.screens.table.marks import looks_on
from tessera.screens.table.parts.buttons import Turning
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import switch

TURNING, BY_HAND, ALONE = "turning", "by_hand", "alone"
"""The setting that says how the table turns, and its values."""


class TurningAlone(Turning):
    """The board turned by hand, and besides to the player to act."""

    customary = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._alone = context.services.settings.recall(TURNING, BY_HAND) == ALONE
        self.presses = {**self.presses, "turning": self._switch}

    @property
    def upside_down(self) -> bool:
        """Whether the board is seen from the place of the second of two people."""
        table = self._context.table
        if not (self._alone and self._can_turn_alone):
            return self.turned
        seat = looks_on(table, self._context.viewer, table.played)
        return self.turned != (seat != min(table.people))

    def _switch(self) -> None:
        """Stores the choice on this device, and undoes a turn by hand."""
        self._alone, self.turned = not self._alone, False
        self._context.services.remember(TURNING, ALONE if self._alone else BY_HAND)

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """The choice, for two people who may sit opposite each other."""
        by_hand = super().more(seen)
        if not self._can_turn_alone:
            return by_hand
        words = seen.say("Turn the board to the player")
        return (*by_hand, switch("turn", words, "turning", on=self._alone))

    @property
    def _can_turn_alone(self) -> bool:
        """Whether two people may sit opposite each other, with the tablet between them. Where hands
        are hidden the tablet is passed round instead."""
        table = self._context.table
        return len(table.people) == 2 and not table.rules.hidden


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
