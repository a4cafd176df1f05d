"""Keeps the screen lit while a game is on: nobody touches the tablet while they think, read the
rules, hand it on or hold a code before a camera. After a longer absence the screen may go dark."""

import asyncio

import js
from js import document
from pyodide.ffi import JsException, create_proxy

from tessera.browser.capability import answer, offered
from tessera.browser.timer import timeout

LIT = "#app :is(.table:not(.over), .phone-page, .qr, .of-game)"
"""A game that isn't over, whoever has the tablet; phones at it; a code; and what is looked up for a
saved game."""
WATCHED = "#app .second-screen"
ALONE = 600_000
"""Milliseconds without a touch after which nobody is there any more."""


class WakeLock:
    """Asks the browser not to dim the screen, where it can."""

    def __init__(self) -> None:
        self._wanted = self._alone = False
        self._lock: js.WakeLockSentinel | None = None
        self._asking: asyncio.Future[None] | None = None
        self._shown = False
        """Whether what is on the page keeps the screen lit."""
        self._call_off = timeout(ALONE, self._be_alone)
        for kind in ("pointerdown", "keydown"):
            document.addEventListener(kind, create_proxy(self._touch))

    def follow(self) -> None:
        """Called when the page was drawn: requests the wake lock, or releases it."""
        self._shown = bool(document.querySelector(LIT))
        self._decide()

    def _touch(self, event: js.Event[js.Element]) -> None:
        """Notes that somebody is there, and counts them as there for a while."""
        self._call_off()
        self._call_off = timeout(ALONE, self._be_alone)
        if self._alone:
            self._alone = False
            self._decide()

    def _be_alone(self) -> None:
        """Called when nobody has touched the device for long."""
        self._alone = True
        self._decide()

    def _decide(self) -> None:
        """Decides whether the lock is wanted."""
        watched = bool(document.querySelector(WATCHED))  # From afar: nobody touches it.
        self._wanted = self._shown and (watched or not self._alone)
        self.look()

    def look(self) -> None:
        """Requests or releases the lock as decided: the browser releases it whenever the page is
        hidden."""
        if self._wanted and not document.hidden:
            if (not self._lock or self._lock.released) and not self._asking:
                self._asking = asyncio.ensure_future(self._ask())
        elif not self._wanted and self._lock:
            self._lock.release()
            self._lock = None

    async def _ask(self) -> None:
        try:
            if wake_lock := offered(js.navigator, "wakeLock"):
                self._lock = await answer(wake_lock, "request", "screen")
        except JsException:
            pass  # The battery is low, or the system says no: then it dims.
        finally:
            self._asking = None
        if not self._wanted:
            self.look()  # The game ended meanwhile.
