"""Detects that the device is shaken."""

from collections.abc import Callable

import js
from pyodide.ffi import JsException, create_proxy

from tessera.browser.capability import answer, offered

HARD = 16.0
"""Acceleration in m/s² that nobody reaches by putting a tablet down."""
PAUSE = 1200
"""Milliseconds after a shake in which nothing is felt: one shake is one throw."""


class Shake:
    """Listens to the motion sensor until `stop`. Where the system requires permission, it asks for
    it."""

    def __init__(self, action: Callable[[], None], refused: Callable[[], None]) -> None:
        self._action = action
        self._refused = refused
        self._last = 0.0
        self._listener = create_proxy(self._moved)
        self._stopped = False

    @staticmethod
    def is_possible() -> bool:
        """Whether the browser reports motion at all."""
        return bool(offered(js, "DeviceMotionEvent"))

    async def start(self) -> None:
        """Begins to listen, or reports that permission was refused."""
        sensor, given = js.DeviceMotionEvent, "granted"
        if offered(sensor, "requestPermission"):
            try:
                given = await answer(sensor, "requestPermission")
            except JsException:
                given = "denied"
        if given != "granted":
            self._refused()
        elif not self._stopped:
            js.window.addEventListener("devicemotion", self._listener)

    def stop(self) -> None:
        """Stops listening."""
        self._stopped = True
        js.window.removeEventListener("devicemotion", self._listener)

    def _moved(self, event: js.DeviceMotionEvent) -> None:
        felt = event.acceleration
        if not felt:
            return
        force = sum((axis or 0.0) ** 2 for axis in (felt.x, felt.y, felt.z)) ** 0.5
        if force > HARD and event.timeStamp - self._last > PAUSE:
            self._last = event.timeStamp
            self._action()
