"""A seat's game on its phone, as the screens of a game know tables."""

from dataclasses import replace
from typing import Any

from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.phones.far_table import FarTable
from tessera.phones.guest import Guest, Presence
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.handover import Handover
from tessera.screens.table.turns import Turns


class OneHand(Handover):
    """A phone is in one hand: it shows what is known there, and nobody takes it over."""

    def __init__(self, table: FarTable, seat: int | None) -> None:
        super().__init__(table)
        self._own = seat

    @property
    def viewer(self) -> int | None:
        """The seat, or None for a spectator."""
        return self._own

    @property
    def must_change(self) -> bool:
        """Never."""
        return False

    @property
    def passes_round(self) -> bool:
        """Never."""
        return False


class SeatContext(Context):
    """The table stands elsewhere, and what happens on it is kept there."""

    table: FarTable

    def __init__(self, services: Services, guest: Guest, game: AnyGame, table: FarTable) -> None:
        super().__init__(services, "", game, table)
        self.guest = guest
        self.handover = OneHand(table, guest.seat)

    @property
    def seats_here(self) -> tuple[int, ...]:
        """Its own; none of who looks on."""
        return () if self.guest.seat is None else (self.guest.seat,)

    @property
    def waits(self) -> bool:
        """Whether nothing can be done just now: the tablet shows something else, or what was
        played hasn't come back yet."""
        guest = self.guest
        return guest.state is not Presence.HERE or guest.paused or self.table.asked

    @property
    def seen(self) -> AnySeen:
        """What the view may know. Turns end by themselves here."""
        seen = super().seen
        if seen.due is Due.END or (self.waits and seen.due in (Due.CHOICE, Due.THROW)):
            return replace(seen, legal=(), due=Due.COMPUTER)
        return replace(seen, spectates=self.guest.seat is None)

    def keep(self) -> None:
        """Nothing: the tablet does."""


class FarTurns(Turns):
    """What is done goes to the table, and happens when it comes back."""

    context: SeatContext

    def throw(self) -> None:
        """Asks for the throw; or says why there is nothing to throw."""
        if self.context.seen.due is Due.THROW:
            self.context.table.throw()
        else:
            super().throw()

    def play(self, actions: tuple[Any, ...]) -> None:
        """Plays what one press stands for."""
        self.context.table.play_all(actions)
