"""The flights of pieces and cards since the screen was last drawn."""

from tessera.kit.game import AnyGame
from tessera.kit.motion import Flight, backwards, in_turn
from tessera.kit.view import AnySeen
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable

MOST = 6
"""With more events at once nobody could follow: who jumps wants to be there."""


class Flights:
    """Follows one game on the screen, forward and back. Everything is drawn as the viewer knows it,
    so what flies shows no more than what lies there."""

    def __init__(self, services: Services, game: AnyGame, table: AnyTable) -> None:
        self._services = services
        self._game = game
        self._table = table
        self._at = 0
        self._viewer: Viewer = None

    def look(self, at: int, viewer: Viewer) -> None:
        """Remembers what the screen shows now, without flights."""
        self._at, self._viewer = at, viewer

    def flights(self, at: int, viewer: Viewer) -> tuple[Flight, ...]:
        """The flights from the position shown last to that after `at` events, forward or back.
        Asked once for each drawing, since it remembers the new position."""
        was, looked = self._at, self._viewer
        self.look(at, viewer)
        if not 0 < abs(at - was) <= MOST:
            return ()
        if at > was:
            return in_turn(self._step(n, looked, viewer) for n in range(was, at))
        return in_turn(backwards(self._step(n, viewer, looked)) for n in range(was - 1, at - 1, -1))

    def _step(self, n: int, before: Viewer, after: Viewer) -> tuple[Flight, ...]:
        return self._game.view.flights(self._seen(n, before), self._seen(n + 1, after))

    def _seen(self, at: int, viewer: Viewer) -> AnySeen:
        return spectate(self._services, self._game, self._table, at, viewer)
