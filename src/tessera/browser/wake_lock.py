"""Keeping the screen lit while a game is on: nobody touches the tablet while they think."""

import asyncio

import js
from js import document
from pyodide.ffi import JsException


class WakeLock:
    """Asks the browser not to dim the screen, where it can."""

    def __init__(self) -> None:
        self._wanted = False
        self._lock: js.WakeLockSentinel | None = None
        self._asking: asyncio.Future[None] | None = None

    def keep(self, *, on: bool) -> None:
        """Requests the wake lock, or releases it."""
        self._wanted = on
        self.look()

    def look(self) -> None:
        """Brings about what is wanted: the browser releases the lock whenever the page is
        hidden."""
        if self._wanted and not document.hidden:
            if (not self._lock or self._lock.released) and not self._asking:
                self._asking = asyncio.ensure_future(self._ask())
        elif not self._wanted and self._lock:
            self._lock.release()
            self._lock = None

    async def _ask(self) -> None:
        try:
            if hasattr(js.navigator, "wakeLock"):
                self._lock = await js.navigator.wakeLock.request("screen")
        except JsException:
            pass  # The battery is low, or the system says no: then it dims.
        finally:
            self._asking = None
        if not self._wanted:
            self.look()  # The game ended meanwhile.
