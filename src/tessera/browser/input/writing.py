"""What is typed into a text of Python (`textarea.code`): indentation, and news of it to the app
while somebody is still typing, so that a reload loses nothing.

Escape lets go: the next Tab then leaves the text, as it leaves any other field.
"""

from collections.abc import Callable
from functools import cache
from typing import Literal

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import FIRST, record
from tessera.browser.timer import timeout
from tessera.screens.typing import STRAIGHT, typed

MOMENT = 400
"""Milliseconds after the last key."""
BUBBLES = record(bubbles=True)


TEXT: Literal["textarea.code"] = "textarea.code"


def _text_of(event: js.Event[js.Element]) -> js.HTMLTextAreaElement | None:
    """The text that an event is about; None for any other field."""
    field = document.querySelector(TEXT)
    return field if field and event.target == field else None


def _part(text: str, start: int, end: int) -> str:
    """A part of a text, between places as browsers count them."""
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le", "replace")


def _units(text: str) -> int:
    """The length of a text as browsers count it."""
    return len(text.encode("utf-16-le")) // 2


class Writing:
    """The listeners, which serve whatever text is on the screen."""

    def __init__(self) -> None:
        self._stop: Callable[[], None] = lambda: None
        self._lets_go = False

    def listen(self) -> None:
        for kind, handler in (
            ("keydown", self._keydown),
            ("beforeinput", self._before),
            ("input", self._input),
            ("click", self._pressed),
        ):
            document.addEventListener(kind, create_proxy(handler), FIRST)

    def _keydown(self, event: js.KeyboardEvent) -> None:
        field = _text_of(event)
        if not field:
            return
        if event.key == "Escape":
            self._lets_go = True
            return
        lets_go, self._lets_go = self._lets_go and event.key in ("Tab", "Shift"), False
        if lets_go or event.ctrlKey or event.metaKey or event.altKey:
            self._lets_go = lets_go and event.key == "Shift"
            return
        before = _part(field.value, 0, field.selectionStart)
        selected = _part(field.value, field.selectionStart, field.selectionEnd)
        key = "Shift+Tab" if event.key == "Tab" and event.shiftKey else event.key
        if meant := typed(key, before, selected):
            event.preventDefault()
            put(field, meant.back, meant.text)

    def _before(self, event: js.InputEvent) -> None:
        field = _text_of(event)
        if field and isinstance(event.data, str) and event.data in STRAIGHT:
            event.preventDefault()
            put(field, 0, STRAIGHT[event.data])

    def _input(self, event: js.Event[js.Element]) -> None:
        if field := _text_of(event):
            self._stop()
            self._stop = timeout(MOMENT, lambda: tell(field))

    def _pressed(self, event: js.Event[js.Element]) -> None:
        """Tells of what was typed before a button is pressed: not every browser takes the focus
        from a text then."""
        self._stop()
        field = document.querySelector(TEXT)
        if field and document.activeElement == field and not _text_of(event):
            tell(field)


def put(field: js.HTMLTextAreaElement, back: int, text: str) -> None:
    """Types a text in place of what is selected and of so many characters before it, so that the
    browser's own undo takes it back."""
    field.setSelectionRange(field.selectionStart - back, field.selectionEnd)
    done = document.execCommand("insertText" if text else "delete", False, text)  # noqa: FBT003 - the web's
    if not done:
        field.setRangeText(text, field.selectionStart, field.selectionEnd, "end")
        field.dispatchEvent(js.Event.new("input", BUBBLES))


def tell(field: js.HTMLTextAreaElement) -> None:
    """Tells the app of a text as if it had been left."""
    if field.isConnected:
        field.dispatchEvent(js.Event.new("change", BUBBLES))


def mark(line: int) -> None:
    """Puts the cursor into a line of the text, which is scrolled to."""
    if field := document.querySelector(TEXT):
        lines = field.value.split("\n")
        at = sum(_units(one) + 1 for one in lines[: line - 1])
        field.focus()
        field.setSelectionRange(at, at + _units(lines[min(line, len(lines)) - 1]))


@cache
def watch_typing() -> None:
    """Begins to listen, once."""
    Writing().listen()
