"""The page shown until the part of the app is loaded that the menu doesn't need."""

from functools import partial

from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, lead, menu_link, paper
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.timer import answer

HOME = "home"


class Coming(Page):
    """Waits for that part, and says where loading fails. Then the page that was wanted follows."""

    def __init__(self, services: Services, name: str) -> None:
        super().__init__(services)
        self.name = name
        self._failed = False
        self.presses = {"fetch": self._fetch}

    def arrive(self) -> None:
        """Asks for that part."""
        super().arrive()
        self._fetch()

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

    def _fetch(self) -> None:
        again, self._failed = self._failed, False
        self.task(self._wait(again=again))

    async def _wait(self, *, again: bool) -> None:
        self._failed = not await answer(partial(self.services.device.complete, again=again))
        if not self._failed:
            self.services.reload()
