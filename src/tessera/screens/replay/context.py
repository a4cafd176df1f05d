"""The table of a game that is looked at, as it was after so many events."""

from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.spectate import spectate, viewers
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable


class ReplayContext(Context):
    """Of one game, seen from anybody's chair."""

    def __init__(
        self, services: Services, id: str, game: AnyGame, table: AnyTable, at: int
    ) -> None:
        super().__init__(services, id, game, table)
        self.go(at)
        self.chair = viewers(table)[0]

    @property
    def viewer(self) -> Viewer:
        """Whose chair was chosen."""
        return self.chair

    @property
    def at(self) -> int:
        """How far the game has come on the screen."""
        return self._at

    def go(self, at: int) -> None:
        """To after so many events, as far as there are."""
        self._at = max(0, min(at, self.table.played))

    @property
    def seen(self) -> AnySeen:
        """What is seen from the chair, with nothing to be done."""
        return spectate(self.services, self.game, self.table, self.at, self.viewer)
