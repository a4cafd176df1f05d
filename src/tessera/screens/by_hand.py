"""A sheet with a text that the browser didn't let out of the device, selected so that it can be
copied by hand."""

from tessera.scene.node import Attributes, Node
from tessera.scene.widgets import button
from tessera.screens.components import dialog, told
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.leaving import NOT_COPIED


class ByHand:
    """The state of the sheet, and its text."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._words = ""
        self.text = ""
        self._opener = ""
        self.screen: Page | None = None
        """The screen that it lies over; None while it is closed."""

    def open(self, screen: Page, opener: str, text: str, words: str) -> None:
        """Opens the sheet over a screen, where nothing happens by itself until it is closed."""
        self.text, self._words = text, words
        self._services.messages.dismiss()
        if not self.screen:
            self.screen, self._opener = screen, opener
            self._services.messages.forget()
            screen.cover()

    def close(self) -> None:
        """Closes the sheet: the screen goes on, and the focus is where it was."""
        if self.screen:
            screen, self.screen = self.screen, None
            self._services.focus = self._opener
            screen.uncover()

    def draw(self) -> Node | None:
        """The sheet; None while it is closed."""
        if not self.screen:
            return None
        say = self._services.say
        field: Attributes = {
            "class": "record",
            "rows": 6,
            "readonly": True,
            "autofocus": True,
            "spellcheck": "false",
            "aria-label": say("Text"),
            ".value": self.text,
        }
        again = None if self._words == NOT_COPIED else button(say("Copy"), "by hand copy")
        return dialog(
            say,
            "by-hand",
            say("Copy it yourself"),
            "by hand close",
            Node("p", {}, say(self._words)),
            Node("textarea", field, key="text"),
            again,
            told(self._services),
        )
