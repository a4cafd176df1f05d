"""The page until the puzzles are loaded."""

from tessera.kit.game import AnyGame
from tessera.kit.puzzles import read
from tessera.scene.node import Node
from tessera.screens.components import actions, button, lead, link, menu_link, nothing_yet, paper
from tessera.screens.page import Page
from tessera.screens.services import Services


class Fetching(Page):
    """Loads the puzzles of a game, and says so where that fails."""

    name = "fetching"

    def __init__(self, services: Services, game: AnyGame) -> None:
        super().__init__(services)
        self.game = game
        self._here = True
        self._failed = False
        self.presses = {"fetch": self._fetch}

    def arrive(self) -> None:
        """Asks for the puzzles."""
        super().arrive()
        self._fetch()

    def leave(self) -> None:
        """Ignores the outcome on this page. What is loaded later is kept for the next time."""
        self._here = False

    def draw(self) -> Node:
        """The whole page."""
        say, name = self.services.say, self.game.rules.name
        said = say(
            "The puzzles can't be downloaded now. Check your internet connection and try again."
        )
        return paper(
            say("Puzzles for {game}", game=say(self.game.texts.TITLE)),
            nothing_yet(say, "die", said, button(say("Try again"), "fetch", "primary large"))
            if self._failed
            else lead(say("One moment, please…")),
            actions(menu_link(say), link(say("Play"), f"#/new/{name}", "button")),
            game=name,
        )

    def _fetch(self) -> None:
        self._failed = False
        self.services.device.puzzles(self.game.rules.name, self._came)

    def _came(self, text: str | None) -> None:
        try:
            self.services.memory.puzzles[self.game.rules.name] = read(text or "")
        except ValueError:  # Nothing came, or only a part.
            self._failed = True
        else:
            if self._here:
                self.services.reload()
