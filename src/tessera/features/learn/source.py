"""The table of a lesson or a puzzle. It can be played on only while something is asked, and nothing
is saved."""

from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.features.setup.names import fresh_name
from tessera.kit.game import AnyGame
from tessera.kit.view import Due
from tessera.screens.services import Services
from tessera.screens.table.source import Source
from tessera.session.lesson import Run, Seats


class LessonRun(Source):
    """The source of one table. A step with a position of its own begins another source."""

    def __init__(self, game: AnyGame, run: Run) -> None:
        super().__init__(game, run.table)
        self._run = run
        self.lesson = run.lesson.name
        self.offers = not game.view.suggests_solution  # No answer may stand on the one button.

    @property
    def own_seat(self) -> int:
        """The learner's seat."""
        return self._run.learner

    @property
    def board_key(self) -> str:
        """A key for each step that sets up a position, so that it has a board of its own."""
        return f"board {self._run.number if self._run.step.position else ''}"

    @property
    def due(self) -> Due:
        """The kind of action that the table waits for. While something is told, none is waited
        for."""
        return super().due if self._run.awaits_answer else Due.COMPUTER

    @property
    def ends_turns(self) -> bool:
        return self._run.awaits_answer


def seats(services: Services, game: AnyGame) -> Seats:
    """A function that seats the learner, with computers on the other seats."""

    def seated(setup: Setup, learner: int) -> tuple[Player, ...]:
        players: list[Player] = []
        for seat, side in enumerate(game.rules.sides(setup)):
            kind = "person" if seat == learner else "normal"
            name = fresh_name(services.say, seat, kind, {player.name for player in players})
            players.append(Player(name, kind, game.colours[side % len(game.colours)]))
        return tuple(players)

    return seated
