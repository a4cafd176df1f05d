"""Between the page and the app: events go in, Nodes come out."""

import asyncio
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser import languages
from tessera.browser.added import sheets
from tessera.browser.capability import FIRST, record
from tessera.browser.deck import Deck
from tessera.browser.deferred_archive import DEFERRED
from tessera.browser.device import BrowserDevice
from tessera.browser.document import STILL, DocumentSurface
from tessera.browser.drawing import feast, picture
from tessera.browser.drawing.live_region import LiveRegion
from tessera.browser.drawing.motion import Flying
from tessera.browser.drawing.notice import place
from tessera.browser.drawing.scroll_into_view import PICTURED, ScrollIntoView
from tessera.browser.exchange.files import read_file
from tessera.browser.input.drag import Drag
from tessera.browser.input.focus import Focus
from tessera.browser.input.focus_guide import FocusGuide
from tessera.browser.input.keys import FIELDS, pressed_key
from tessera.browser.input.pointing import Pointing
from tessera.browser.input.presses import MOVES, PRESSES, Presses
from tessera.browser.input.throwing import Throwing
from tessera.browser.stores.database import durable_store
from tessera.browser.timer import later
from tessera.browser.wake_lock import WakeLock
from tessera.kit.motion import Beat
from tessera.scene.live import Live
from tessera.scene.node import Node
from tessera.screens.app import App
from tessera.screens.coming import HOME
from tessera.screens.router import Router
from tessera.screens.stage import Stage

NEAREST = record(block="nearest")
AT_REST = 300
"""Milliseconds after which a screen that has come lies still: what comes next can be made."""
WITHIN = record(block="nearest", container="nearest")
"""Only the list that it is in is scrolled, where a browser knows how."""
MIDDLE = record(block="center", inline="center")


class AppElement:
    """Owns the element `#app`. One listener for each kind of event serves the whole page."""

    def __init__(self, router: Router) -> None:
        self.router = router
        self.surface = DocumentSurface()
        self.shown = document.getElementById("app")
        self.stage: Stage[js.Element] | None = None
        self.placed = 0
        """The number of short messages that have been placed."""
        self.spelled = False
        """Whether the key before was a letter that meant nothing."""
        self.call_off: Callable[[], None] = lambda: None
        """Ends the waiting for what moves."""

    async def start(self) -> None:
        """Shows the app once the saved games have been read."""
        device = BrowserDevice(self.attempt, await durable_store(self.attempt))
        try:
            await self._show(device)
        except BaseException as fault:  # An added game may call itself interrupted.
            if not device.packs.set_aside(fault):
                raise
            js.location.reload()
            await asyncio.Event().wait()  # Nothing goes on in a page that goes.

    async def _show(self, device: BrowserDevice) -> None:
        await device.packs.restore()
        if js.tesseraRest.wanted:
            await DEFERRED.load()
        language = await languages.begin()
        self.app = App(device, language, js.location.hash, self.router)
        self.wake_lock = WakeLock()
        self.presses = Presses(lambda: self.holds, self.land)
        self.drag = Drag(self.app, self.attempt)
        self.pointing = Pointing(self.app)
        self.scrolling = ScrollIntoView()
        self.throwing = Throwing(partial(self._press, by_keyboard=False))
        self.deck = Deck()
        self.device = device
        self.camera = device.camera
        self.history = device.history
        boards = picture.boards()
        self.stage = Stage(self.surface, self.app, self.shown.replaceChildren)
        sheets.follow()
        picture.lay(boards)
        self.surface.watch(self.shown)
        self.motion = Flying(self.surface, self.shown)
        self.focus = Focus(self.shown)
        self.live_region = LiveRegion(self.surface)
        self.live_region.begin(self.stage.live)
        self.focus_guide = FocusGuide(self.surface, self.focus, lambda: self.holds, self._say)
        self.scrolling.update()
        self._arrive()
        self._begin()
        self.wake_lock.follow()
        self.deck.look()
        self._listen()
        self._tell_what_is_lacking()
        if language != languages.chosen():
            self.attempt(self._begin_without_language)

    def _begin_without_language(self) -> None:
        """Begins in a language that is here. The setting keeps the chosen one, for the next
        launch."""
        self.app.services.lacks(languages.chosen())
        js.tesseraSpeak(self.app.services.say.language)

    def _tell_what_is_lacking(self) -> None:
        """Says that the launch before ended in a fatal error, and that the remedy couldn't be
        fetched (static/runtime.mjs)."""
        if document.body.getAttribute("data-runtime") == "lacking":
            services = self.app.services
            services.messages.notify(
                services.say(
                    "Tessera stopped last time because of a problem. Connect to the internet to "
                    "fix it; until then it may happen again."
                )
            )
            self._draw()

    def attempt(self, action: Callable[[], object]) -> None:
        """Does something and draws the outcome. The app deals with a fault in doing it; a fault in
        the drawing is noted here, and the next press tries again."""
        if self.stage is None:  # Something has come before there is an app.
            action()
            return
        self.app.attempt(action)
        self._draw()

    @property
    def holds(self) -> bool:
        """Whether something moves, and the page is seen as it was before."""
        return bool(self.stage and self.stage.beats.holds)

    def land(self) -> None:
        """Ends what moves: everything is seen where it belongs."""
        if self.holds and self.stage:
            self._draw(self.stage.land)

    def _arrive_at_rest(self) -> None:
        """Shows the board with what has landed, and after its rest everything."""
        if self.holds and self.stage:
            self._draw(self.stage.arrive)

    def _listen(self) -> None:
        for target, kind, handler in (
            (document, "pointerup", self._pointer),
            (document, "click", self._click),
            (document, "change", self._change),
            (document, "input", self._input),
            (document, "keydown", self._keydown),
            (document, "focusin", self._focused),
            (document, "tessera:language", self._language),
            (document, "visibilitychange", self._visibility),
            (js.window, "pagehide", self._leaving),
            (js.window, "popstate", self._popstate),
            (js.window, "hashchange", self._hashchange),
            (js.window, "resize", lambda event: self.land()),
        ):
            target.addEventListener(kind, create_proxy(handler))
        # It doesn't bubble.
        document.addEventListener("close", create_proxy(self._close), FIRST)
        feast.listen()
        self.presses.listen()
        self.drag.listen()
        self.pointing.listen()
        self.throwing.listen()

    def _pointer(self, event: js.MouseEvent) -> None:
        """Wakes the sounds at a press, because a drag ends without a click."""
        self.app.services.sounds.wake()
        self.focus.was_led = False

    def _click(self, event: js.MouseEvent) -> None:
        self.app.services.sounds.wake()
        element = event.target.closest("[data-press]")
        # A click made by Enter, Space or a switch has no count of clicks. Links count too: they may
        # lead to a game.
        by_keyboard = self.app.services.by_keyboard = event.detail == 0
        if self.presses.is_overtaken(event.target):
            return
        self._leads(event)
        if element:
            self._press(element.dataset.press, by_keyboard=by_keyboard)
        elif event.target.tagName == "DIALOG":  # Beside what is in it.
            self.attempt(self.app.close_layer)

    def _leads(self, event: js.MouseEvent) -> None:
        """Follows a link on a layer itself, so that the way back from its page doesn't lead to the
        history entry of the closed layer."""
        link = event.target.closest("a[href^='#']")
        address = link and link.getAttribute("href")
        with_key = event.ctrlKey or event.metaKey or event.shiftKey  # In a tab of its own.
        elsewhere = with_key or (link and link.hasAttribute("target"))
        if address and self.history.layers and not elsewhere:
            event.preventDefault()
            self.history.go(address)

    def _close(self, event: js.Event[js.HTMLDialogElement]) -> None:
        """Follows the browser, which has closed a dialog, with Android's way back for example."""
        self.attempt(self.app.close_layer)

    def _press(self, target: str, *, by_keyboard: bool) -> None:
        self.attempt(lambda: self.app.press(target, by_keyboard=by_keyboard))

    def _change(self, event: js.Event[js.HTMLInputElement]) -> None:
        field = event.target.getAttribute("data-change")
        if event.target.type == "file":
            read_file(event.target, self.app.receive, self.attempt)
        elif field:
            self.land()
            self.attempt(lambda: self.app.change(field, event.target.value))

    def _focused(self, event: js.Event[js.HTMLInputElement]) -> None:
        """A name is there to be written over: nobody takes "Player 1" away letter by letter."""
        self.focus.was_led = False  # Unless it is the app that moves it.
        if (event.target.getAttribute("data-change") or "").startswith("name "):
            event.target.select()

    def _input(self, event: js.Event[js.HTMLInputElement]) -> None:
        """Follows a slider while it is being moved, and a search with each letter."""
        field = event.target.getAttribute("data-change")
        if field and event.target.type in ("range", "search"):
            self.attempt(lambda: self.app.change(field, event.target.value))
            self.land()  # Whoever moves it looks for a place.

    def _keydown(self, event: js.KeyboardEvent) -> None:
        if event.key == "Escape" and self.drag.put_back():
            return
        if self.presses.repeats(event):
            return
        if self._is_typed(event):
            return
        onward = event.target.getAttribute("data-enter")
        if onward and event.key == "Enter" and not event.isComposing:
            event.preventDefault()
            event.target.blur()  # What was typed is taken first.
            if does := self.app.meant(onward):  # No press: what was said of the name stays.
                self.attempt(does)
            return
        self.focus.was_led &= event.key not in PRESSES
        if self.presses.key_overtaken(event, self.focus_guide.hurry):
            return
        if key := pressed_key(event):

            def press() -> None:
                if self.app.key(key):
                    event.preventDefault()

            self.attempt(press)
            if key == "Escape":
                self.focus_guide.answer()
        self.focus.was_led &= not event.key.startswith(MOVES)
        self.presses.key_answered(event)

    def _is_typed(self, event: js.KeyboardEvent) -> bool:
        """Whether a key is part of words that mean nothing where the app has put the focus:
        dictated words come as keys, too."""
        spelled, self.spelled = self.spelled, False
        with_key = event.altKey or event.ctrlKey or event.metaKey
        field = event.target.closest(FIELDS)
        if not self.focus.was_led or with_key or field or len(event.key) > 1:
            return False
        self.spelled = event.key != " "
        if spelled and not self.spelled:  # The space between two words presses nothing.
            event.preventDefault()
        return spelled or self.spelled

    def _language(self, event: js.CustomEvent) -> None:
        self.land()
        self.attempt(lambda: self.app.services.speak(event.detail))

    def _popstate(self, event: js.Event[js.Window]) -> None:
        """Closes the layers over the page when the history moves back or forward."""
        # Our own takes back the entry of what was closed: what was opened meanwhile stays.
        own = self.history.going
        self.history.arrived()
        if self.app.layers > self.history.layers and not own:
            self.attempt(self._close_layers)
        else:
            self.history.follow(self.app.layers)

    def _close_layers(self) -> None:
        for _ in range(self.history.layers, self.app.layers):
            self.app.close_layer()

    def _hashchange(self, event: js.Event[js.Window]) -> None:
        self.attempt(lambda: self.app.show(js.location.hash))
        self._arrive()
        js.window.scrollTo(0, 0)

    def _visibility(self, event: js.Event[js.HTMLDocument]) -> None:
        if document.hidden:
            self.land()
            self._leaving(event)
        else:
            self.attempt(self.app.come_back)
        self.wake_lock.look()

    def _leaving(self, event: js.Event[Any]) -> None:
        """Saves what isn't safe yet and stores a picture of the page, before the page sleeps."""
        self.attempt(self.app.services.settle)
        self.app.ask(lambda screen: picture.keep(self.app, js.location.hash), None)

    def _draw(self, show: Callable[[Callable[[Node], Node]], None] | None = None) -> None:
        """Draws the app, or does no more than `show` what was drawn."""
        try:
            self._write(show)
        except Exception:
            js.console.error(traceback.format_exc())

    def _write(self, show: Callable[[Callable[[Node], Node]], None] | None) -> None:
        beat = None if show else self.app.ask(lambda screen: screen.beat(), None)
        if beat and self.holds:
            self.motion.end()
            self.call_off()
        if beat and document.hidden:
            beat = None
        elif beat and js.matchMedia(STILL).matches:  # The same order, but nothing flies.
            beat = Beat((), dice=False, rest=beat.rest) if beat.rest else None
        self.motion.before(beat.flights if beat else (), self.drag.dropped)
        self.focus.look()
        shaped = self.surface.shaped
        if self.stage:
            seen = partial(self._seen, self.stage.live)
            show(seen) if show else self.stage.draw(beat, seen)
            self.surface.written()
        sheets.follow()
        if dialog := self.shown.querySelector("dialog:not([open])"):
            dialog.showModal()
            if text := dialog.querySelector("textarea[readonly]"):
                text.select()
        if document.body.dataset.screen != self.app.screen.name:
            self._arrive()
        elif self.app.screen.name == HOME:
            self._go_on()
        self.history.follow(self.app.layers)
        self.camera.follow()
        self.drag.follow()
        self.pointing.follow()
        # To look through a large page for each of these takes as long as many a drawing.
        if self.surface.shaped != shaped:
            self._look_through()
        self._reveal()
        self.focus_guide.update(self.app.services)
        count = self.app.services.messages.notice_count
        if count != self.placed and (message := self.shown.querySelector(".notice-place")):
            self.placed = count  # It may have been held back until now.
            place(message)
        if not self.holds:
            self.presses.look(self.app.services.primary)
            if self.device.lands_at:
                self.motion.end()
                self.call_off()
            self.device.landed()
        elif self.stage and (beat or show):
            if show:
                self.motion.end()
                self.device.landed()
            # It looks where everything is: once, when all is written and the focus has had it laid
            # out.
            rest = self.stage.beats.rest
            lasts = self.motion.after() if beat else rest
            self.device.lands_at = js.performance.now() + lasts + (rest if beat else 0)
            self.call_off = later(round(lasts), self._arrive_at_rest)

    def _look_through(self) -> None:
        """Follows what may be anywhere on the page."""
        self.wake_lock.follow()
        self.deck.look()
        for element in document.querySelectorAll(f"[data-reveal]:not({PICTURED})"):
            element.scrollIntoView(WITHIN)
        self.scrolling.update()

    def _seen(self, live: Live[js.Element], shown: Node) -> Node:
        """The page to be written: that which is to be shown, but for announcements that wait."""
        seen = self.live_region.shown(live, shown)
        self.focus.let_go(live, seen)
        return seen

    def _say(self, words: str) -> None:
        self.attempt(lambda: self.app.services.messages.announce(words))

    def _begin(self) -> None:
        """Puts the focus where the app wants it in a game or lesson that was loaded, so that Enter
        goes on, unless the focus is somewhere already. Other pages are read from their top, as any
        page that was loaded."""
        if self.app.services.focus != "heading" and document.activeElement == document.body:
            self.focus_guide.update(self.app.services)
        self.app.services.focus = None

    def _reveal(self) -> None:
        """Scrolls the first element into the middle, then as little as the others need, and back
        if they need too much."""
        targets, self.app.services.reveal = self.app.services.reveal, ()
        elements = [element for target in targets if (element := self.focus.pressed_by(target))]
        for number, element in enumerate([*elements, *elements[:1]]):
            element.scrollIntoView(NEAREST if number else MIDDLE)

    def _go_on(self) -> None:
        """Marks for the style sheet whether the menu begins with games to go on with. With
        `:has(…)` every page would be styled anew with each change."""
        games = document.querySelector("#app .continue")
        document.body.toggleAttribute("data-goes-on", bool(games))

    def _arrive(self) -> None:
        """Marks for style sheet and window title which screen this is."""
        document.body.dataset.screen = self.app.screen.name
        # By `:has(> body…)` the root, with all its tokens, would be styled anew with each change.
        document.documentElement.dataset.page = self.app.screen.name
        if self.stage:
            later(AT_REST, self.stage.prepare)
        heading = document.querySelector("#app h1")
        document.title = f"{heading.textContent} · Tessera" if heading else "Tessera"
        self._go_on()
