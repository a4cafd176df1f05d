"""The panel that is open beside the board or over it: one at a time, or none."""

from tessera.screens.services import Services
from tessera.screens.table.parts.part import Part

OPENERS = {"seats": "more"}
"""For a panel that is opened from another panel, that panel: the focus goes back to its button."""


class Panels(Part):
    """The state of the sheets and the log of one table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.panel: str | None = None
        """The open panel: "log", "spread", "more", "seats", "why", or None."""
        self.presses = {"close": self.close}
        self.families = {"open": self.open}

    @property
    def is_over(self) -> bool:
        return self.panel is not None

    def open(self, panel: str) -> None:
        """Opens this panel instead of another, or closes it if it is open."""
        self.panel = None if self.panel == panel else panel

    def close(self) -> None:
        """Closes the open panel; the focus goes back to where it was opened."""
        if self.panel:
            self._services.focus = f"app:open {OPENERS.get(self.panel, self.panel)}"
            self.panel = None
