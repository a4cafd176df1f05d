"""The panel that is open beside the board or over it: one at a time, or none."""

from tessera.screens.services import Services
from tessera.screens.table.parts.part import Part


class Panels(Part):
    """The state of the sheets and the log of one table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.panel: str | None = None
        """The open panel: "log", "spread", "more", "seats", "why", or None."""
        self.has_more = False
        """Whether the table has a More sheet, for what stands in the bar otherwise."""
        self._opener = ""
        self.presses = {"close": self.close}
        self.families = {"open": self.open}

    @property
    def is_over(self) -> bool:
        return self.panel is not None

    def open(self, panel: str, opener: str = "") -> None:
        """Opens this panel instead of another, or closes it if it is open. `opener` is the target
        that the focus goes back to, where that isn't the panel's own button."""
        # "Why?" is still there beside the More sheet; what opens the others lies on it.
        comes_from = "more" if self.panel == "more" and panel != "why" else panel
        self._opener = opener or f"app:open {comes_from}"
        self.panel = None if self.panel == panel else panel

    def close(self) -> None:
        """Closes the open panel; the focus goes back to where it was opened."""
        if self.panel:
            self._services.focus = self._opener
            self.panel = None
