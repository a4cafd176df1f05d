"""The shape of the screen by media queries, and changes of it."""

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.timer import Drawn


class ScreenShape:
    """`drawn` is called when the answer to a query that was asked changes."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        self._asked: dict[str, js.MediaQueryList] = {}
        self._changed = create_proxy(self._redraw)

    def matches(self, query: str) -> bool:
        """Whether the query holds now."""
        if query not in self._asked:
            self._asked[query] = js.matchMedia(query)
            self._asked[query].addEventListener("change", self._changed)
        return self._asked[query].matches

    def _redraw(self, event: js.Event[js.MediaQueryList]) -> None:
        """Draws anew and keeps the focus on its place, for the buttons of a board may be for other
        places now."""
        focused = document.activeElement
        target = focused.getAttribute("data-press") if focused else None
        self._drawn(lambda: None)
        if target and (
            element := document.querySelector(f'[data-press="{js.CSS.escape(target)}"]')
        ):
            element.focus()
