"""The page of a game that another tab plays: it can be watched here, and taken over."""

from collections.abc import Callable, Collection

from tessera.games import find
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate, viewers
from tessera.screens.timer import OFTEN, Timer
from tessera.session.table import AnyTable


class LockLost(Page):
    """The game as it is played in the other tab."""

    name = "elsewhere"
    locks = True

    def __init__(self, services: Services, saved: str, take: Callable[[], None]) -> None:
        """`take` asks the other tab for the game."""
        super().__init__(services, saved)
        self._id = saved
        self.presses = {"take": take}
        self._take = take
        self._timer = Timer(services.device)
        self._left = self._was_missing = False
        self.table: AnyTable | None = None
        self.look()

    def arrive(self) -> None:
        """Begins to ask at intervals what the other tab plays."""
        self.services.device.tabs.ask_what_is_played(self._told)

    def leave(self) -> None:
        """Asks no more."""
        self._left = True
        self._timer.stop()

    def _told(self, played: Collection[str] | None) -> None:
        """Goes along to the next game of the other tab, or takes the game that it has left."""
        if self._left or played is None:
            return
        missing = self._id not in played
        if missing and (other := self.services.saves.latest(played)):
            self.services.device.go(f"#/play/{other}", instead=True)
        elif missing and self._was_missing:
            self._take()
        else:  # Loaded again, the other tab hasn't got its game for a moment.
            self._was_missing = missing
            self._timer.start(OFTEN, self.arrive)

    def look(self) -> None:
        """Loads what was played in the other tab."""
        self.table = self.services.saves.opened(self._id)
        self._game = find(self.table.rules.name) if self.table else None
        if self._game:
            self.fields = self.services.preference_fields(self._game)

    def keeps_up(self) -> bool:
        self.look()
        return True

    def draw(self) -> Node:
        """An explanation, the button to take over, and the board."""
        say, table, game = self.services.say, self.table, self._game
        shown = None
        if table and game:
            seen = spectate(self.services, game, table, table.played, viewers(table)[0])
            shown = Node("div", {"class": "stage-board"}, game.view.board(seen), key="board")
        return paper(
            say("This game is open in another tab"),
            lead(say("Here you can watch it. Play here, and the other tab will watch.")),
            actions(button(say("Play here"), "take", "primary"), menu_link(say)),
            shown,
            look="stage",
            game=game.rules.name if game else None,
        )
