"""Between the page and the app: events go in, Nodes come out."""

import traceback
from collections.abc import Callable
from typing import Any

import js
from js import document
from pyodide.ffi import create_proxy, to_js

from tessera.browser import picture
from tessera.browser.database import durable_store
from tessera.browser.device import BrowserDevice
from tessera.browser.document import DocumentSurface
from tessera.browser.files import read_file
from tessera.browser.wake_lock import WakeLock
from tessera.scene.diff import mount, update
from tessera.screens.app import App
from tessera.screens.routes import screen_of

NEAREST = to_js({"block": "nearest"}, dict_converter=js.Object.fromEntries)
MIDDLE = to_js({"block": "center", "inline": "center"}, dict_converter=js.Object.fromEntries)


class Page:
    """Owns the element `#app`. One listener for each kind of event serves the whole page."""

    def __init__(self) -> None:
        self.surface = DocumentSurface()

    async def start(self) -> None:
        """Shows the app once the saved games are there."""
        self.app = App(
            BrowserDevice(self.attempt, await durable_store(self.attempt)),
            document.documentElement.lang,
            js.location.hash,
            screen_of,
        )
        self.wake_lock = WakeLock()
        self.live = mount(self.surface, self.app.draw())
        document.getElementById("app").replaceChildren(self.live.element)
        self._arrive()
        self._keep_awake()
        self._listen()

    def attempt(self, action: Callable[[], object]) -> None:
        """Does something and draws the outcome. A fault of ours is told, not hidden: the game up
        to the last event is safe in the store."""
        try:
            action()
            self._draw()
        except Exception:
            js.console.error(traceback.format_exc())
            self.app.services.notify(
                self.app.services.say(
                    "Something went wrong here. Please reload the page: your game is kept."
                )
            )
            self._draw()

    def _listen(self) -> None:
        for target, kind, handler in (
            (document, "click", self._click),
            (document, "change", self._change),
            (document, "input", self._input),
            (document, "keydown", self._keydown),
            (document, "tessera:language", self._language),
            (document, "visibilitychange", self._visibility),
            (js.window, "pagehide", self._leaving),
            (js.window, "hashchange", self._hashchange),
        ):
            target.addEventListener(kind, create_proxy(handler))

    def _click(self, event: js.MouseEvent) -> None:
        element = event.target.closest("[data-press]")
        if element:
            target = element.dataset.press
            # A click made by Enter, Space or a switch has no count of clicks.
            self.attempt(lambda: self.app.press(target, by_keyboard=event.detail == 0))

    def _change(self, event: js.Event[js.HTMLInputElement]) -> None:
        field = event.target.getAttribute("data-change")
        if event.target.type == "file":
            read_file(event.target, self.app.receive, self.attempt)
        elif field:
            self.attempt(lambda: self.app.change(field, event.target.value))

    def _input(self, event: js.Event[js.HTMLInputElement]) -> None:
        """A slider is followed while it is being moved."""
        field = event.target.getAttribute("data-change")
        if field and event.target.type == "range":
            self.attempt(lambda: self.app.change(field, event.target.value))

    def _keydown(self, event: js.KeyboardEvent) -> None:
        modified = event.ctrlKey or event.altKey or event.metaKey
        if not modified and (event.key == "Escape" or event.target.hasAttribute("data-board")):

            def press() -> None:
                if self.app.key(event.key):
                    event.preventDefault()

            self.attempt(press)

    def _language(self, event: js.Event[js.HTMLDocument]) -> None:
        self.attempt(lambda: self.app.services.speak(document.documentElement.lang))

    def _hashchange(self, event: js.Event[js.Window]) -> None:
        self.attempt(lambda: self.app.show(js.location.hash))
        self._arrive()
        heading = document.querySelector("#app h1")
        if heading:
            heading.tabIndex = -1
            heading.focus()
        js.window.scrollTo(0, 0)

    def _visibility(self, event: js.Event[js.HTMLDocument]) -> None:
        if document.hidden:
            self._leaving(event)
        self.wake_lock.look()

    def _leaving(self, event: js.Event[Any]) -> None:
        """What isn't safe yet has another chance before the page sleeps."""
        self.attempt(self.app.services.saves.repository.flush)
        picture.keep(self.app, js.location.hash)

    def _keep_awake(self) -> None:
        self.wake_lock.keep(on=bool(document.querySelector("#app .table:not(.over)")))

    def _draw(self) -> None:
        update(self.surface, self.live, self.app.draw())
        if document.body.dataset.screen != self.app.screen.name:
            self._arrive()
        self._keep_awake()
        for element in document.querySelectorAll("[data-reveal]"):
            element.scrollIntoView(NEAREST)
        self._reveal()
        if self.app.services.focus is not None:
            if focused := self._pressed_by(self.app.services.focus):
                focused.focus()
            self.app.services.focus = None

    def _reveal(self) -> None:
        """Scrolls the first element into the middle, then as little as the others need, and back
        if they need too much."""
        targets, self.app.services.reveal = self.app.services.reveal, ()
        found = [element for target in targets if (element := self._pressed_by(target))]
        for place, element in enumerate([*found, *found[:1]]):
            element.scrollIntoView(NEAREST if place else MIDDLE)

    def _arrive(self) -> None:
        """Tells style sheet and window title which screen this is."""
        document.body.dataset.screen = self.app.screen.name
        heading = document.querySelector("#app h1")
        document.title = f"{heading.textContent} · Tessera" if heading else "Tessera"

    def _pressed_by(self, target: str) -> js.Element | js.Null:
        """The element of a target, null when it isn't on the screen."""
        if target == "primary":
            return self.live.element.querySelector("[data-primary]")
        return self.live.element.querySelector(f'[data-press="{js.CSS.escape(target)}"]')
