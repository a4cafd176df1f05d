"""The source of a phone's seat: the table is elsewhere, and is saved there."""

from collections.abc import Sequence
from typing import Any

from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.phones.far_table import FarTable
from tessera.phones.guest import Guest, Presence
from tessera.screens.table.source import Source


class RemoteGame(Source):
    """A phone is held in one hand, so it shows what the seat knows. A play goes to the tablet, and
    takes effect when it comes back."""

    def __init__(self, guest: Guest, game: AnyGame, table: FarTable) -> None:
        super().__init__(game, table)
        self._guest = guest
        self._far = table
        self.spectates = guest.seat is None

    @property
    def viewer(self) -> int | None:
        return self._guest.seat

    @property
    def own_seat(self) -> int | None:
        return self._guest.seat

    @property
    def seats_here(self) -> tuple[int, ...]:
        return () if self._guest.seat is None else (self._guest.seat,)

    @property
    def ends_turns(self) -> bool:
        """False: turns end by themselves."""
        return False

    @property
    def due(self) -> Due:
        """The kind of action that the table waits for. While the tablet shows another page, or a
        play hasn't come back, it waits as for a computer."""
        due, guest = super().due, self._guest
        waits = guest.state is not Presence.HERE or guest.paused or self._far.asked
        return Due.COMPUTER if waits and due in (Due.CHOICE, Due.THROW) else due

    def throw(self) -> None:
        self._far.throw()

    def play(self, actions: Sequence[Any]) -> None:
        self._far.play_all(tuple(actions))
