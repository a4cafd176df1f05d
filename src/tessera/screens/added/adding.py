"""Adding a game from this site: one at a time, with a bar for what has come."""

from collections.abc import Callable

from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button
from tessera.screens.packs import FAILURES, Pack
from tessera.screens.services import Services


class Adding:
    """What is being added on a page."""

    def __init__(self, services: Services, then: Callable[[], None]) -> None:
        """`then` is called when one is here."""
        self._services = services
        self._then = then
        self.game = ""
        """What is being added; "" while nothing is."""
        self.percent = 0
        """How much of it has come."""

    def ways(self, pack: Pack) -> Node:
        """The button that adds it, or how far that is."""
        say = self._services.say
        title, _ = pack.told(say.language)
        if self.game != pack.game:
            label = say("Add {game}", game=title)
            return actions(button(say("Add"), f"add {pack.game}", "primary", aria_label=label))
        label = say("Adding {game}", game=title)
        bar: Attributes = {"max": 100, ".value": self.percent, "aria-label": label}
        busy = button(say("Adding …"), f"add {pack.game}", "primary", aria_disabled="true")
        return actions(busy, Node("progress", bar, key="bar"))

    def begin(self, pack: Pack) -> None:
        """Adds it, unless another is on its way."""
        if not self.game:
            self.game, self.percent = pack.game, 0
            self._services.device.packs.add(
                pack, self._arrived, lambda failure: self._added(pack, failure)
            )

    def _arrived(self, percent: int) -> None:
        self.percent = percent

    def _added(self, pack: Pack, failure: str) -> None:
        say, self.game = self._services.say, ""
        if failure:
            self._services.messages.notify(say(FAILURES[failure]))
            return
        title, _ = pack.told(say.language)
        self._then()
        self._services.messages.notify(say("{game} is on this device now.", game=title))
