"""The page shown until the part of the app is loaded that the menu doesn't need."""

from tessera.scene.node import Node
from tessera.screens.components import actions, button, lead, menu_link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services

HOME = "home"


class Coming(Page):
    """Waits for that part, and says where loading fails. Then the page that was wanted follows."""

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services)
        self.name = name
        self._here = True
        self._failed = False
        self.presses = {"fetch": lambda: self._fetch(again=True)}

    def arrive(self) -> None:
        """Asks for that part."""
        super().arrive()
        self._fetch(again=False)

    def leave(self) -> None:
        """Ignores the outcome, so that nobody is taken away from the page they went to."""
        self._here = False

    def draw(self) -> Node:
        """The whole page. Above the menu, which is there already, only what went wrong."""
        say = self.services.say
        if not self._failed:
            return Node("section") if self.name == HOME else paper(say("One moment, please…"))
        said = lead(
            say(
                "This part of Tessera can't be downloaded now. Check your internet connection "
                "and try again. Your saved games are not lost."
            )
        )
        again = button(say("Try again"), "fetch", "primary")
        if self.name == HOME:
            return Node("section", {"class": "lacking-games"}, said, actions(again))
        return paper(say("That didn't work"), said, actions(again, menu_link(say)))

    def _fetch(self, *, again: bool) -> None:
        self._failed = False
        self.services.device.complete(self._came, again=again)

    def _came(self, arrived: bool) -> None:  # noqa: FBT001
        self._failed = not arrived
        if arrived and self._here:
            self.services.reload()
