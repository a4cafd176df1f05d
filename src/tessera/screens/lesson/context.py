"""The table of a lesson as the screens of a game know tables: only while something is asked can
anything be pressed, and nothing is saved."""

from dataclasses import replace

from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.screens.services import Services
from tessera.screens.setup.names import fresh_name
from tessera.screens.table.context import Context
from tessera.session.lesson import Run, Seats


class LessonContext(Context):
    """Of one table: where a step lays another one, another context begins."""

    def __init__(self, services: Services, game: AnyGame, run: Run) -> None:
        super().__init__(services, "", game, run.table)
        self._run = run

    @property
    def seen(self) -> AnySeen:
        """What the view may know. While something is told there is nothing to choose."""
        seen = super().seen
        return seen if self._run.asks else replace(seen, legal=(), due=Due.COMPUTER)

    def keep(self) -> None:
        """Nothing: how far the lesson went is kept elsewhere."""


def seats(services: Services, game: AnyGame) -> Seats:
    """Who learns, and computers on the other seats."""

    def seated(setup: Setup, learner: int) -> tuple[Player, ...]:
        players: list[Player] = []
        for seat, side in enumerate(game.rules.sides(setup)):
            kind = "person" if seat == learner else "normal"
            name = fresh_name(services.say, seat, kind, {player.name for player in players})
            players.append(Player(name, kind, game.colours[side % len(game.colours)]))
        return tuple(players)

    return seated
