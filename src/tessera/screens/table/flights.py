"""What has moved on the table since the screen was drawn last."""

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
        """The screen shows this, and nothing has moved."""
        self._at, self._viewer = at, viewer

    def flights(self, at: int, viewer: Viewer) -> tuple[Flight, ...]:
        """What has moved since, when so many events have happened now; asked once for each
        drawing."""
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
