"""The source of a phone's seat: the table is elsewhere, and is saved there."""

from collections.abc import Sequence
from typing import Any

from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.phones.far_table import FarTable
from tessera.phones.host_connection import HostConnection, Presence
from tessera.screens.table.source import Source


class RemoteGame(Source):
    """A phone is held in one hand, so it shows what the seat knows. A play goes to the tablet, and
    takes effect when it comes back."""

    def __init__(self, connection: HostConnection, game: AnyGame, table: FarTable) -> None:
        super().__init__(game, table)
        self._connection = connection
        self._far = table
        self.spectates = connection.seat is None

    @property
    def viewer(self) -> int | None:
        return self._connection.seat

    @property
    def own_seat(self) -> int | None:
        return self._connection.seat

    @property
    def seats_here(self) -> tuple[int, ...]:
        return () if self._connection.seat is None else (self._connection.seat,)

    @property
    def ends_turns(self) -> bool:
        """False: turns end by themselves."""
        return False

    @property
    def throws_here(self) -> bool:
        return self.table.turn == self._connection.seat

    @property
    def due(self) -> Due:
        """The kind of action that the table waits for. While the tablet shows another page, or a
        play hasn't come back, it waits as for a computer."""
        due, connection = super().due, self._connection
        waits = connection.state is not Presence.HERE or connection.paused or self._far.asked
        return Due.COMPUTER if waits and due in (Due.CHOICE, Due.THROW) else due

    def throw(self) -> None:
        self._far.throw()

    def play(self, actions: Sequence[Any]) -> None:
        self._far.play_all(tuple(actions))
