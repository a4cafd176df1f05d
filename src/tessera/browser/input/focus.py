"""Where the focus goes when the page was drawn anew.

The app says where it wants it. Where it says nothing, and what had the focus is gone, it goes
to what does the same now, else to what comes next: who has only a keyboard or a screen reader is
never thrown back to the top of the page.
"""

import js
from js import document
from pyodide.ffi import to_js

from tessera.scene.diff import Live, stays
from tessera.scene.node import Node

STILL = to_js({"preventScroll": True}, dict_converter=js.Object.fromEntries)
INSTEAD = ("primary", "heading")
"""Where it goes when what should have it isn't there."""
FIELD = "field:"
"""Before the name of a form field."""
ONWARD = ("app:next", "app:onward")
"""What leads on in a lesson, or from one: its words don't say that it does."""


class Focus:
    """Leads the focus within one element, and the head of the page."""

    def __init__(self, root: js.Element) -> None:
        self._root = root
        self._had: str | None = None
        self._dialog: js.Element | js.Null | None = None
        """The dialog in which the focus was before the page was drawn."""
        self.called: str = ""
        """How what had the focus was called before the page was drawn."""

    def look(self) -> None:
        """Notes what has the focus before the page is drawn."""
        active = document.activeElement
        self._had, self.called = None, ""
        self._dialog = active and active.closest("dialog")
        if active and self._root.contains(active):
            self._had = _meaning(active)
            self.called = _name(active)

    def let_go(self, live: Live[js.Element], node: Node) -> None:
        """What has the focus, but isn't there any more once the Node is shown, has it no longer. A
        browser that loses it in the midst of the writing lays out all that was written by then."""
        active = document.activeElement
        if self._had is not None and active and not stays(live, node, _path(active, live)):
            active.blur()

    @property
    def comes_out(self) -> bool:
        """Whether it was in a dialog that has just been closed."""
        return bool(self._dialog and not self._dialog.isConnected)

    @property
    def is_kept(self) -> bool:
        """Whether something still has it."""
        return bool(document.activeElement and document.activeElement != document.body)

    def lead(self, wanted: str | None, *, scroll: bool) -> None:
        """Follows what the app wants, or keeps the focus from being lost. `scroll` says whether
        the page may move for that."""
        kept = self.is_kept
        if wanted is None and (self._had is None or kept):
            return
        if kept and wanted is not None and not self._element(wanted):
            return
        first = self._had if wanted is None else wanted
        for focus in (first, *INSTEAD):
            if focus and (found := self._element(focus)):
                found.focus() if scroll or wanted is not None else found.focus(STILL)
                if document.activeElement != document.body:  # It could take it.
                    return

    def news(self, wanted: str, known: str) -> str:
        """What somebody who has the focus where it is `wanted` doesn't know of it yet: readers
        don't say when a thing is called by another name, and the words that are said of the game
        name neither the place nor what the game offers."""
        active = document.activeElement
        if not active or active != self._element(wanted):
            return ""
        pressed, name = active.getAttribute("data-press") or "", _name(active)
        tells = pressed.startswith("game:") or pressed in ONWARD
        return name if tells and name != known else ""

    def pressed_by(self, target: str) -> js.Element | js.Null:
        """The element of a target, null when it isn't on the screen. The head of the page stands
        in index.html; and what a narrow bar leaves out stands on a sheet."""
        pressed = f'[data-press="{js.CSS.escape(target)}"]'
        for element in self._root.querySelectorAll(pressed):
            if element.checkVisibility():
                return element
        return self._root.querySelector(pressed) or document.querySelector(pressed)

    def _element(self, focus: str) -> js.Element | js.Null:
        if focus == "heading":
            # The title of the menu stands in index.html.
            heading = document.querySelector("#app h1, #menu h1")
            if heading:
                heading.tabIndex = -1
            return heading
        if focus == "primary":
            return self._root.querySelector("[data-primary]")
        if focus.startswith("#"):
            return self._root.querySelector(f'[href="{js.CSS.escape(focus)}"]')
        if focus.startswith(FIELD):
            field = f'[data-change="{js.CSS.escape(focus.removeprefix(FIELD))}"]'
            return self._root.querySelector(f"{field}:not([type=radio]:not(:checked))")
        return self.pressed_by(focus)


def _path(element: js.Element, live: Live[js.Element]) -> list[int]:
    """The way to an element, by its place among the children of each level."""
    path: list[int] = []
    while element and element != live.element:
        place, before = 0, element.previousSibling
        while before:
            place, before = place + 1, before.previousSibling
        path.insert(0, place)
        element = element.parentNode
    return path


def _meaning(element: js.Element) -> str:
    """What it does, by which it is found again when it was made anew; empty for what does
    nothing."""
    field = element.getAttribute("data-change")
    press = element.getAttribute("data-press") or element.getAttribute("href") or ""
    return f"{FIELD}{field}" if field else press


def _name(element: js.Element) -> str:
    """What a reader calls it."""
    return element.getAttribute("aria-label") or element.textContent
