"""This browser, as the app's device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

import js
from pyodide.ffi import create_once_callable, create_proxy, to_js

from tessera.browser import install
from tessera.browser.shake import Shake
from tessera.browser.storage import local_store


class BrowserDevice:
    """Time, chance, storage, clipboard and address of the page. `drawn` is called after things
    that happen later."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None]) -> None:
        self.store = local_store()
        self._drawn = drawn

    def now(self) -> str:
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def entropy(self) -> str:
        # Asked of the browser itself: what Python holds may stem from a snapshot of its memory,
        # and then it is the same at every launch.
        numbers = js.Uint8Array.new(16)
        js.crypto.getRandomValues(numbers)
        return numbers.to_bytes().hex()

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        proxy = create_once_callable(lambda: self._drawn(action))
        timer = js.setTimeout(proxy, milliseconds)

        def cancel() -> None:
            js.clearTimeout(timer)
            proxy.destroy()

        return cancel

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        def changed(event) -> None:
            if js.document.hidden:
                self._drawn(action)

        proxy = create_proxy(changed)
        js.document.addEventListener("visibilitychange", proxy)

        def stop() -> None:
            js.document.removeEventListener("visibilitychange", proxy)
            proxy.destroy()

        return stop

    def go(self, address: str) -> None:
        js.location.hash = address

    def copy(self, text: str) -> None:
        js.navigator.clipboard.writeText(text)

    def way_to_install(self) -> str:
        return install.way()

    def install(self) -> None:
        install.ask()

    def can_shake(self) -> bool:
        return js.navigator.maxTouchPoints > 0 and hasattr(js, "DeviceMotionEvent")

    def on_shake(
        self, action: Callable[[], None], refused: Callable[[], None]
    ) -> Callable[[], None]:
        shake = Shake(lambda: self._drawn(action), lambda: self._drawn(refused))
        self._asking = asyncio.ensure_future(shake.start())
        return shake.stop

    def date(self, moment: str, language: str) -> str:
        style = {"dateStyle": "medium", "timeStyle": "short"}
        return self._intl(js.Intl.DateTimeFormat, language, style).format(js.Date.new(moment))

    def number(self, value: float, language: str, digits: int = 0) -> str:
        style = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return self._intl(js.Intl.NumberFormat, language, style).format(value)

    def _intl(self, formatter, language: str, style: dict[str, object]):
        """A formatter for the language, in the region that the browser names for it: where
        people write 21 Nov, "en" alone would say Nov 21."""
        wanted = [tag for tag in js.navigator.languages if tag.startswith(language)]
        options = to_js(style, dict_converter=js.Object.fromEntries)
        return formatter.new((wanted or [language])[0], options)
