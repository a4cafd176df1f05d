"""The focus after the page was drawn anew.

The app says where it wants it. Where it says nothing and the focused element is gone, the focus
goes to the element that does the same now, else to the next one: those who have only a keyboard or
a screen reader are never thrown back to the top of the page.
"""

import js
from js import document

from tessera.browser.capability import STILL
from tessera.scene.diff import stays
from tessera.scene.live import Live
from tessera.scene.node import Node

INSTEAD = ("primary", "heading")
"""The targets that get the focus when the wanted one isn't there."""
FIELD = "field:"
"""Before the name of a form field."""
ONWARD = ("app:next", "app:onward")
"""The targets that lead on in a lesson, or from one, which their labels don't say."""


class Focus:
    """Moves the focus within one element and the head of the page."""

    def __init__(self, root: js.Element) -> None:
        self._root = root
        self._had: str | None = None
        self._dialog: js.Element | js.Null | None = None
        """The dialog in which the focus was before the page was drawn."""
        self.called: str = ""
        """The name of the focused element before the page was drawn."""
        self.was_led = False
        """Whether the app has put the focus where it is, and nobody has moved or used it since."""

    def look(self) -> None:
        """Notes which element has the focus before the page is drawn."""
        active = document.activeElement
        self._had, self.called = None, ""
        self._dialog = active and active.closest("dialog")
        if active and self._root.contains(active):
            self._had = _meaning(active)
            self.called = _name(active)

    def let_go(self, live: Live[js.Element], node: Node) -> None:
        """Takes the focus from an element that will be gone once the Node is shown."""
        active = document.activeElement
        # A browser that loses the focus while the page is being written lays out all that was
        # written by then.
        if self._had is not None and active and not stays(live, node, _path(active, live)):
            active.blur()

    @property
    def comes_out(self) -> bool:
        """Whether the focus was in a dialog that has just been closed."""
        return bool(self._dialog and not self._dialog.isConnected)

    @property
    def is_kept(self) -> bool:
        """Whether an element still has the focus."""
        return bool(document.activeElement and document.activeElement != document.body)

    def lead(self, wanted: str | None, *, scroll: bool) -> None:
        """Puts the focus where the app wants it, or where it isn't lost. `scroll` says whether the
        page may scroll for that."""
        is_kept = self.is_kept
        if wanted is None and (self._had is None or is_kept):
            return
        if is_kept and wanted is not None and not self._element(wanted):
            return
        first, over = self._had if wanted is None else wanted, self._over()
        active = document.activeElement
        if over and is_kept and active and over.contains(active):
            inside = self._element(first or "")
            if not inside or not over.contains(inside):
                return
        aims = [self._element(focus) for focus in (first, *INSTEAD) if focus]
        elements = [one for one in aims if one and (not over or over.contains(one))]
        if over and (any_of_it := over.querySelector("button, a[href]")):
            elements.append(any_of_it)
        for element in elements:
            element.focus() if scroll or wanted is not None else element.focus(STILL)
            self.was_led = True
            if document.activeElement != document.body:  # It could take it.
                return

    def news(self, wanted: str, known: str) -> str:
        """The name of the `wanted` element, to be announced, if it has the focus and was called
        otherwise (`known`) before; else "". Screen readers don't read out a name that changes under
        the focus."""
        active = document.activeElement
        if not active or active != self._element(wanted):
            return ""
        # Only of the board and of what leads on: the sentences that are said of the game name
        # neither the place nor what it offers.
        pressed, name = active.getAttribute("data-press") or "", _name(active)
        tells = pressed.startswith("game:") or pressed in ONWARD
        return name if tells and name != known else ""

    def pressed_by(self, target: str) -> js.Element | js.Null:
        """The element of a target, null when it isn't on the screen. The head of the page is in
        index.html; and a control that a narrow bar leaves out is on a sheet."""
        pressed = f'[data-press="{js.CSS.escape(target)}"]'
        for element in self._root.querySelectorAll(pressed):
            if element.checkVisibility():
                return element
        return self._root.querySelector(pressed) or document.querySelector(pressed)

    def _over(self) -> js.Element | js.Null:
        """The dialog that lies over the page, or the sheet with the dimmed table below. Nothing
        beneath it takes the focus, whatever changes there."""
        backdrop = self._root.querySelector(".backdrop")
        sheet = ", .sheet, .log.open" if backdrop and backdrop.checkVisibility() else ""
        return self._root.querySelector(f"dialog[open]{sheet}")

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
    """The path to an element, by its place among the children of each level."""
    path: list[int] = []
    while element != live.element and (parent := element.parentNode):
        path.insert(0, js.Array.prototype.indexOf.call(parent.childNodes, element))
        element = parent
    return path


def _meaning(element: js.Element) -> str:
    """The meaning of an element, by which its successor is found after a drawing: its field, press
    or address; empty where it has none."""
    field = element.getAttribute("data-change")
    press = element.getAttribute("data-press") or element.getAttribute("href") or ""
    return f"{FIELD}{field}" if field else press


def _name(element: js.Element) -> str:
    """The name that a screen reader reads out."""
    return element.getAttribute("aria-label") or element.textContent
