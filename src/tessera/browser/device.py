"""This browser, as the app's device."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime

import js
from pyodide.ffi import create_once_callable, to_js

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
        # os.urandom, which Pyodide takes from the browser's crypto.getRandomValues.
        return secrets.token_hex(16)

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        proxy = create_once_callable(lambda: self._drawn(action))
        timer = js.setTimeout(proxy, milliseconds)

        def cancel() -> None:
            js.clearTimeout(timer)
            proxy.destroy()

        return cancel

    def go(self, address: str) -> None:
        js.location.hash = address

    def copy(self, text: str) -> None:
        js.navigator.clipboard.writeText(text)

    def date(self, moment: str, language: str) -> str:
        # The region matters too: where people write 21 Nov, "en" alone would say Nov 21.
        wanted = [tag for tag in js.navigator.languages if tag.startswith(language)]
        style = to_js(
            {"dateStyle": "medium", "timeStyle": "short"}, dict_converter=js.Object.fromEntries
        )
        return js.Intl.DateTimeFormat.new((wanted or [language])[0], style).format(
            js.Date.new(moment)
        )
