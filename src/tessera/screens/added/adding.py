"""Adding a game from this site: one at a time, with a progress bar."""

from collections.abc import Callable

from tessera.scene.node import Attributes, Node
from tessera.screens.components import actions, button
from tessera.screens.packs import FAILURES, Pack
from tessera.screens.services import Services
from tessera.screens.timer import Timer

PATIENCE = 60_000
"""Milliseconds after which what hasn't come is given up."""


class Adding:
    """The game that is being added on a page, if one is."""

    def __init__(self, services: Services, then: Callable[[], None]) -> None:
        """`then` is called when a game has been added."""
        self._services = services
        self._then = then
        self.game = ""
        """The name of the game that is being added; "" while none is."""
        self.percent = 0
        """The share of it that has come, in percent."""
        self._timer = Timer(services.device)
        self._call_off: Callable[[], None] | None = None
        """Ends the device's work on it."""

    def ways(self, pack: Pack) -> Node:
        """The button that adds the game, or the progress and a button to stop."""
        say = self._services.say
        title, _ = pack.told(say.language)
        if self.game != pack.game:
            label = say("Add {game}", game=title)
            return actions(button(say("Add"), f"add {pack.game}", "primary", aria_label=label))
        label = say("Adding {game}", game=title)
        bar: Attributes = {"max": 100, ".value": self.percent, "aria-label": label}
        busy = button(say("Adding…"), f"add {pack.game}", "primary", aria_disabled="true")
        label = say("Stop adding {game}", game=title)
        stop = button(say("Stop"), f"stop {pack.game}", aria_label=label)
        return actions(busy, stop, Node("progress", bar, key="bar"))

    def begin(self, pack: Pack) -> None:
        """Adds the game, unless another is being added."""
        if not self.game:
            self.game, self.percent = pack.game, 0
            device = self._services.device
            self._call_off = device.packs.add(
                pack, self._arrived, lambda failure: self._added(pack, failure)
            )
            self._timer.start(PATIENCE, self._too_slow)

    def stop(self, game: str) -> None:
        """Cancels the adding."""
        if game == self.game:
            self._end()
            self._services.messages.notify(self._services.say("It was not added."))

    def _too_slow(self) -> None:
        self._end()
        sentence = FAILURES["slow"]
        self._services.messages.notify(self._services.say(sentence))

    def _end(self) -> None:
        call_off, self._call_off, self.game = self._call_off, None, ""
        self._timer.stop()
        if call_off:
            call_off()

    def _arrived(self, percent: int) -> None:
        self.percent = percent

    def _added(self, pack: Pack, failure: str) -> None:
        if not self._call_off:  # It was called off meanwhile.
            return
        self._timer.stop()
        say, self.game, self._call_off = self._services.say, "", None
        if failure:
            self._services.messages.notify(say(FAILURES[failure]))
            return
        title, _ = pack.told(say.language)
        self._then()
        self._services.messages.notify(say("{game} is on this device now.", game=title))
