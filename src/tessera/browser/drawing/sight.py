"""What happens on a board is seen: where it is larger than its place, it is scrolled as little as
the latest mark or a hint needs."""

import js
from js import document
from pyodide.ffi import to_js

MARKS = '[data-hint="placed"]', '[data-recent="latest"]'
NEAREST = to_js({"block": "nearest", "inline": "nearest"}, dict_converter=js.Object.fromEntries)


class Sight:
    """Follows the marks. Whoever scrolls away from one is left alone until another comes, and a
    board that comes on the screen is shown from its beginning."""

    def __init__(self) -> None:
        self._followed: str | None = None
        """Where the last mark is; None while there is no board."""

    def follow(self) -> None:
        """The page was drawn anew."""
        if not document.querySelector("#app .board"):
            self._followed = None
            return
        found = [mark for kind in MARKS if (mark := document.querySelector(f"#app .board {kind}"))]
        press = found[0].getAttribute("data-press") or "" if found else ""
        if press and self._followed not in (None, press):
            found[0].scrollIntoView(NEAREST)
        self._followed = press
