"""Pointing at a card or a piece shows where it could go, before it is chosen.

Only marks are put on the elements, and nothing is drawn anew. An element with `data-drag` or
`data-ahead`, a press of the game, can be pointed at by a mouse, a pen, or the focus of a
keyboard.
"""

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import offered
from tessera.browser.document import game_elements
from tessera.screens.app import App

POINTED_AT = "[data-drag], [data-ahead]"
CHOSEN_EARLY = '[data-ahead][aria-pressed="true"]'
FEW = 20
"""More than so many squares are marked quietly."""


class Pointing:
    """Follows mouse and keyboard focus."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._hovered: js.Element | None = None
        self._focused: js.Element | None = None
        self._press = ""
        self._marked: list[js.Element] = []

    def listen(self) -> None:
        """Watches from now on."""
        for kind, handler in (
            ("pointerover", self._over),
            ("focusin", self._focus),
            ("focusout", self._blur),
        ):
            document.addEventListener(kind, create_proxy(handler))

    def follow(self) -> None:
        """Called when the page was drawn anew: other squares may be free, and something else
        chosen."""
        self._clear()
        self._show()

    def _over(self, event: js.PointerEvent) -> None:
        self._hovered = None if event.pointerType == "touch" else event.target
        self._show()

    def _focus(self, event: js.Event[js.Element]) -> None:
        self._focused = event.target if event.target.matches(":focus-visible") else None
        self._show()

    def _blur(self, event: js.Event[js.Element]) -> None:
        self._focused = None
        self._show()

    def _show(self) -> None:
        there = [element for element in (self._hovered, self._focused) if element]
        elements = [
            thing
            for element in there
            if element.isConnected and (thing := element.closest(POINTED_AT))
        ]
        if not elements and (early := document.querySelector(CHOSEN_EARLY)):
            elements = [early]
        data = (
            elements[0].dataset
            if elements and not self._app.ask(lambda screen: screen.carried, "")
            else None
        )
        press = (offered(data, "drag") or offered(data, "ahead") or "") if data else ""
        if press == self._press:
            return
        self._clear()
        if not press:
            return
        self._press = press
        target = press.removeprefix("game:")
        self._marked = game_elements(self._app.ask(lambda screen: screen.destinations(target), ()))
        for element in self._marked:
            element.setAttribute("data-reach", "few" if len(self._marked) <= FEW else "many")

    def _clear(self) -> None:
        for element in self._marked:
            element.removeAttribute("data-reach")
        self._press, self._marked = "", []
