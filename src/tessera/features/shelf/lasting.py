"""The page's words on whether the browser will keep what is stored, and the button that asks it to.
The browser may put that question to the player, so it is asked by a press, below a sentence that
says why."""

from tessera.i18n import Nn_
from tessera.scene.node import Node
from tessera.screens.components import button
from tessera.screens.device import StorageEstimate
from tessera.screens.services import Services


class Lasting:
    """The words of one page on that. The press of its button is "promise"."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.estimate: StorageEstimate | None = None
        services.device.storage_estimate(self._know)

    def ask(self) -> None:
        """Asks the browser for the promise."""
        self._services.device.persist(self._answered)

    @property
    def lacks(self) -> bool:
        """Whether the browser could promise it, and hasn't."""
        return self.estimate is not None and not self.estimate.promised

    def where(self) -> str:
        """A sentence that says that the games are stored in this browser."""
        say = self._services.say
        games = say.count(Nn_("{n} game", "{n} games"), len(self._services.saves.entries()))
        return say("{games}, saved only in this browser on this device.", games=games)

    def words(self) -> str:
        """A sentence about the browser's promise; empty where nothing is known of it."""
        say = self._services.say
        if not self.estimate:
            return ""
        if self.estimate.promised:
            return say("The browser will not delete them on its own.")
        return say(
            "The browser may delete them when the device is full or when you haven't "
            "opened Tessera for a long time."
        )

    def button(self) -> Node | None:
        """The button that asks, where there is something to ask for; else None."""
        say = self._services.say
        return button(say("Ask the browser to keep them"), "promise") if self.lacks else None

    def _answered(self, promised: bool) -> None:  # noqa: FBT001
        """Announces the answer, without which the press would seem to do nothing."""
        services, say = self._services, self._services.say
        if promised:
            services.messages.notify(say("The browser will not delete them on its own."))
        else:
            services.messages.notify(
                say("The browser said no. Install Tessera and ask again, or save a backup.")
            )
        services.device.storage_estimate(self._know)

    def _know(self, estimate: StorageEstimate | None) -> None:
        self.estimate = estimate
