"""The source of a replay: the number of events shown, and the place it is seen from."""

from tessera.core.record import Player
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.screens.table.seeing import over_or_waiting, viewers
from tessera.screens.table.source import Source
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable


class RecordedGame(Source):
    """A game that can't be played on here."""

    playable = False
    spectates = True

    def __init__(self, id: str, game: AnyGame, table: AnyTable, at: int) -> None:
        super().__init__(game, table)
        self.id = id
        self.chair = viewers(table)[0]
        self.go(at)

    @property
    def viewer(self) -> Viewer:
        return self.chair

    @property
    def at(self) -> int:
        return self._at

    @property
    def players(self) -> tuple[Player, ...]:
        return self.table.players_at(self._at)

    @property
    def ends_turns(self) -> bool:
        return False

    @property
    def due(self) -> Due:
        return over_or_waiting(self.table, self._at)

    def go(self, at: int) -> None:
        """Goes to the position after so many events, or as near as there is one."""
        self._at = max(0, min(at, self.table.played))
