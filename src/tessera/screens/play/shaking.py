"""Throwing by shaking the tablet."""

from collections.abc import Callable

from tessera.screens.services import Services


class Shaking:
    """Off until somebody switches it on; a device may refuse."""

    def __init__(self, services: Services, throw: Callable[[], None]) -> None:
        self.on = False
        self._services = services
        self._throw = throw
        self._stop: Callable[[], None] | None = None

    def toggle(self) -> None:
        """Switches it on or off."""
        if self.on:
            self.stop()
        else:
            self.on = True
            self._stop = self._services.device.on_shake(self._throw, self._refused)

    def stop(self) -> None:
        """Switches it off."""
        self.on = False
        if self._stop:
            self._stop()
            self._stop = None

    def _refused(self) -> None:
        self.stop()
        self._services.notify(self._services.say("This device can't tell us when it is shaken."))
