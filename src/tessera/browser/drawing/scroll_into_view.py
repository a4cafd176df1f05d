"""Keeps events on the board in sight: a board that is larger than its place is scrolled as little
as the latest mark or a hint needs. Not where nobody can play: while an analysis runs, each report
would scroll the page to a board that is no more than a picture in it."""

from js import document

from tessera.browser.capability import record

MARKS = '[data-hint="placed"]', '[data-recent="latest"]'
PICTURED = "[inert] *"
"""The elements of a board that is only looked at."""
NEAREST = record(block="nearest", inline="nearest")


class ScrollIntoView:
    """Follows the marks. A person who scrolls away from one is left alone until another appears,
    and a new board is shown from its beginning."""

    def __init__(self) -> None:
        self._followed: str | None = None
        """The place of the last mark; None while there is no board."""

    def update(self) -> None:
        """Called when the page was drawn anew."""
        if not document.querySelector("#app .board"):
            self._followed = None
            return
        selectors = [f"#app .board {kind}:not({PICTURED})" for kind in MARKS]
        marks = [mark for selector in selectors if (mark := document.querySelector(selector))]
        press = marks[0].getAttribute("data-press") or "" if marks else ""
        if press and self._followed not in (None, press):
            marks[0].scrollIntoView(NEAREST)
        self._followed = press
