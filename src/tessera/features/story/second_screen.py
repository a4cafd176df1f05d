"""The table of another window, drawn large for a second display or a television. It follows what is
played there, with scores and motion, and nothing can be played on it."""

from collections.abc import Collection

from tessera.core.record import Player
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.lookup import of_saved_game
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.marks import Mark, marks
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.parts.side_panel import Events
from tessera.screens.table.parts.values import HandPlace
from tessera.screens.table.seeing import over_or_waiting, viewers
from tessera.screens.table.source import Source
from tessera.screens.timer import OFTEN, Timer
from tessera.session.observe import Viewer
from tessera.session.table import AnyTable


class RecordedGame(Source):
    """A game that can't be played on here."""

    playable = ends_turns = False
    spectates = True
    at = 0

    def __init__(self, id: str, game: AnyGame, table: AnyTable, at: int) -> None:
        super().__init__(game, table)
        self.id = id
        self.go(at)

    @property
    def viewer(self) -> Viewer:
        return viewers(self.table)[0]

    @property
    def players(self) -> tuple[Player, ...]:
        return self.table.players_at(self.at)

    @property
    def due(self) -> Due:
        return over_or_waiting(self.table, self.at)

    def go(self, at: int) -> None:
        """Goes to the position after so many events, or the nearest one."""
        self.at = max(0, min(at, self.table.played))


@of_saved_game
def second_screen(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> TablePage:
    """The page of a game of this device that is played in another window."""
    context = Context(services, RecordedGame(id, game, table, table.played))
    return TablePage(context, [Following(context), Events(context)], name="play")


class Following(Part):
    """Follows the game in the other window."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._is_open = True
        """Whether the table is on the screen of another window."""
        self._was_missing = False
        """Whether the last answer was that it isn't."""
        self._left = False
        self._timer = Timer(context.services.device)

    def arrive(self) -> None:
        """Begins to ask at intervals whether the table is still open."""
        self._context.services.device.tabs.ask_what_is_played(self._told)

    def leave(self) -> None:
        self._left = True
        self._timer.stop()

    def instead(self) -> Node | None:
        """A page between two games: nothing is played in another window."""
        say, context = self._context.services.say, self._context
        if self._is_open:
            return None
        return paper(
            say("No game is open"),
            lead(say("The next game that is played on this device appears here by itself.")),
            actions(menu_link(say)),
            game=context.game.rules.name,
        )

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        hides = ("hides-hands",) if self._context.table.rules.hidden else ()
        return ("second-screen", *hides)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        return place._replace(ready=False, press=None)

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """No controls: the screen is watched from afar."""
        return ()

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """The mark for the latest event."""
        context, at = self._context, self._context.at
        return marks(context.game, context.table, context.viewer, None, at, at)

    def keeps_up(self) -> bool:
        """Shows the new events, and announces them."""
        context = self._context
        table = context.services.saves.opened(context.id)
        if table is None:
            return False
        source = RecordedGame(context.id, context.game, table, context.at)
        context.lay(source)
        source.go(table.played)
        context.services.messages.announce(context.log.so_far(context.services.say, source.at))
        return True

    def _told(self, played: Collection[str] | None) -> None:
        if self._left:  # The answer may come when nobody looks any more.
            return
        services, id = self._context.services, self._context.id
        missing = played is not None and id not in played
        if missing and (other := services.saves.latest(played or ())):
            services.device.go(f"#/screen/{other}", instead=True)
            return
        # Loaded again, the other window hasn't got its game for a moment.
        self._is_open = not (missing and self._was_missing)
        self._was_missing = missing
        self._timer.start(OFTEN, self.arrive)
