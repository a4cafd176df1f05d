"""What is only about how a game lies on the screen: panels, the turned board, the zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessera.screens.play import Play


class Controls:
    """How this screen is set, until it is left."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.panel: str | None = None
        """What lies open beside the board: "log", "spread", "more", "seats", or nothing."""
        self.asking = ""
        """The target of a call that was made and is not yet confirmed."""
        self.turned = False
        self.zoomed = False

    def press(self, target: str) -> bool:
        """Whether the target was one of these controls."""
        verb, _, rest = target.partition(" ")
        app = self._play.app
        if target == "turn":
            self.turned = not self.turned
        elif target == "zoom":
            self.zoomed = not self.zoomed
            app.reveal = self._play.ui.cursor
        elif verb == "open":
            self.panel, self.asking = (None if self.panel == rest else rest), ""
            if rest == "seats":
                self._play.who_plays.open()
        elif target == "close":
            app.focus = "open more" if self.panel == "seats" else f"open {self.panel}"
            self.panel = None
        elif verb == "call":
            self.asking = rest
            app.focus = rest or "close"
        else:
            return False
        return True

    def key(self, key: str) -> str:
        """What a key means: when the board is turned to the other side of the table, the arrows
        are too."""
        return _TURNED.get(key, key) if self.turned else key


_TURNED = {
    "ArrowUp": "ArrowDown",
    "ArrowDown": "ArrowUp",
    "ArrowLeft": "ArrowRight",
    "ArrowRight": "ArrowLeft",
    "Home": "End",
    "End": "Home",
}
