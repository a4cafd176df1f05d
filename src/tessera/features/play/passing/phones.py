"""The game as the phones have it: they can play on it as long as it is on the screen."""

from tessera.features.play.passing.handing_over import HandingOver, missing_phones
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.phone_seats import forget, missing, note, remembered
from tessera.screens.timer import Timer
from tessera.session.table import Change

LOOK = 4_000
"""Milliseconds in which who played on the tablet sees the card that came, before a phone's turn."""


class PhonesHere(Part):
    """The phones at this table. A hand that is open on the screen is closed for their turns."""

    def __init__(self, context: Context, handing: HandingOver) -> None:
        phones = context.services.phones
        self._context = context
        self._host = phones.host
        context.handover.phones = lambda: self._host.seats
        self._host.lay(context.game, context.table, plays=True)
        note(context.services, context.id)
        self._handing = handing
        self._timer = Timer(context.services.device)
        self._unwatch = phones.watch(self._phones_changed)
        self.presses = {"ask back": self._ask_back}

    @property
    def rests(self) -> bool:
        context = self._context
        return not (self._host.phones or remembered(context.services, context.id))

    def _phones_changed(self) -> None:
        self._context.slots.renew()
        self._handing.phones_changed()

    def changed(self, change: Change) -> None:
        """Forgets the missing phone of a player who plays on the tablet all the same, and closes a
        hand that is open here before a phone's turn."""
        context = self._context
        seat = context.table.rules.on_turn(change.before)
        self._close_hand(change, seat)
        if seat is not None and seat in missing(context.services, context.id, context.table):
            forget(context.services, context.id, seat)

    def _close_hand(self, change: Change, seat: int | None) -> None:
        """Closes the hand at once; but a hand that has just played and drawn a card stays until it
        was looked at. Others' plays aren't told over it."""
        handover, rules = self._context.handover, self._context.table.rules
        self._timer.stop()
        own = change.event is not None and seat == self._context.viewer
        if handover.lies_open and own and rules.reveals(change.before, change.event):
            self._timer.start(LOOK, self._handing.hand_over)
        elif handover.lies_open or (handover.passes_round and seat in handover.phones()):
            self._handing.hand_over()

    def sheet(self, seen: AnySeen) -> Node | None:
        """The note about missing phones, over the players."""
        return missing_phones(self._context)

    def _ask_back(self) -> None:
        """Invites all phones that were here, one after the other."""
        services = self._context.services
        services.phones.asks_back = True
        services.device.go(f"#/phones/{self._context.id}")

    def leave(self) -> None:
        """Has the phones wait for the next game."""
        self._timer.stop()
        self._unwatch()
        self._host.clear()
