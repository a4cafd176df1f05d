"""Presses of keys and pointers: one keystroke or tap is one press, of what was there when it began.

Browsers make a click of one finger alone, and a pinch of two. So beside a palm that lies on the
table, or somebody else's finger, taps would end in nothing and pieces couldn't be carried.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import FIRST, STILL, offered, record
from tessera.browser.timer import later

FINGER = 9
"""So many pixels a finger may move and still presses."""
REST = 400
"""Milliseconds after which a finger rests: what another one does then is no pinch."""
TAP = 1000
"""Milliseconds of the longest tap: a palm that is lifted presses nothing."""
TWICE, NEAR = 300, 40
"""Milliseconds and pixels within which a second tap is half of a double tap."""
MOVES = ("Tab", "Home", "End", "Page", "Arrow")
"""The beginnings of the names of keys that may come again and again."""
PRESSES = (" ", "Enter")
TYPED = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])"
PRESSABLE = "[data-press], a[href], button, summary, label, input, select"
FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]"


@dataclass(slots=True)
class Press:
    """One press by a pointer, from its beginning until there is another."""

    meaning: str
    x: float
    y: float
    since: float
    """Milliseconds, by the clock of events."""
    is_alone: bool = True
    """Whether no other finger was on the glass in the meantime."""
    by_hand: bool = True
    """Whether by a finger or a pen."""


class Presses:
    """The presses on their way, and the fingers on the glass."""

    def __init__(self, holds: Callable[[], bool], land: Callable[[], None]) -> None:
        """`holds` says whether something moves and the page is seen as it was before; `land` ends
        that."""
        self._holds = holds
        self._land = land
        self._touches: dict[int, Press] = {}
        """The fingers that are on the glass."""
        self._clicked: int | None = None
        """The pointer whose tap was made a click."""
        self._began: dict[int, Press] = {}
        """The latest press of each pointer."""
        self._latest = 0
        """The pointer that was pressed last."""
        self._key: str | None = None
        """The meaning of what had the focus once the key that is down had been answered."""
        self._primary: object = None
        """The meaning of the one button."""
        self._stop: Callable[[], None] = lambda: None
        self._before = Press("", 0, 0, -TWICE)
        """The latest click of a pointer."""

    def listen(self) -> None:
        """Follows each pointer and key from now on."""
        for kind, handler in (
            ("pointerdown", self._pressed),
            ("pointerup", self._released),
            ("pointercancel", self._gone),
            ("keyup", self._key_up),
            ("click", self._native),
        ):
            document.addEventListener(kind, create_proxy(handler), FIRST)

    def look(self, primary: object) -> None:
        """Notes the meaning of the one button. For a moment after it has changed the button takes
        no press, which was meant for what it did before."""
        before, self._primary = self._primary, primary
        if before not in (None, primary):
            self._stop()
            document.body.setAttribute("data-new-meaning", "")
            self._stop = later(TWICE, self._known)

    def _known(self) -> None:
        document.body.removeAttribute("data-new-meaning")

    def repeats(self, event: js.KeyboardEvent) -> bool:
        """Whether a key that stays down comes again and must act on nothing."""
        if not event.repeat or event.key.startswith(MOVES):
            return False
        pressed = event.target.closest(PRESSABLE) and not event.target.closest(TYPED)
        if event.key == "Escape" or (event.key in PRESSES and pressed):
            event.preventDefault()
        return True

    def is_overtaken(self, pressed: js.Element) -> bool:
        """Ends what moves because of a press. Whether that is all that the press does, because the
        thing has gone or has another meaning than the one that was seen."""
        if not self._holds():
            return False
        meant = _meaning(pressed)
        self._land()
        return not pressed.isConnected or _meaning(pressed) != meant

    def key_overtaken(self, event: js.KeyboardEvent, lead: Callable[[], None]) -> bool:
        """The same for a key; `lead` moves the focus to what comes next."""
        held, meant = self._holds(), _meaning(document.activeElement)
        self._land()
        lead()
        if not held or event.key not in PRESSES or _meaning(document.activeElement) == meant:
            return False
        event.preventDefault()
        self._key = ""
        return True

    def key_answered(self, event: js.KeyboardEvent) -> None:
        """Notes what a key presses: nothing more where the app has answered it."""
        if event.key in PRESSES:
            focused = document.activeElement
            self._key = "" if event.defaultPrevented else _meaning(focused)

    def _pressed(self, event: js.PointerEvent) -> None:
        if event.isPrimary:  # The first on the glass: no other is there, whatever was missed.
            self._began.clear()
            self._touches.clear()
        press = _begun(event, by_hand=event.pointerType != "mouse")
        self._began[event.pointerId], self._latest = press, event.pointerId
        self._land()
        if event.pointerType != "touch":
            return
        for other in self._touches.values():
            other.is_alone = press.is_alone = False
        self._touches[event.pointerId] = press
        self._mark_rest()
        later(REST, self._mark_rest)

    def _released(self, event: js.PointerEvent) -> None:
        touch = self._touches.get(event.pointerId)
        self._gone(event)
        if not touch or touch.is_alone or event.timeStamp - touch.since > TAP:
            return
        if hypot(event.clientX - touch.x, event.clientY - touch.y) < FINGER:
            self._clicked = event.pointerId
            if not self._is_another(event, event.pointerId):
                _click(event)

    def _gone(self, event: js.PointerEvent) -> None:
        self._touches.pop(event.pointerId, None)
        self._mark_rest()

    def _mark_rest(self) -> None:
        """Marks for the style sheet that a finger rests; browsers read from that what may become a
        pinch."""
        now = js.performance.now()
        rests = any(now - touch.since >= REST for touch in self._touches.values())
        document.body.toggleAttribute("data-finger-rests", rests)

    def _key_up(self, event: js.KeyboardEvent) -> None:
        if self._key is not None:
            later(0, self._keys_end)  # The click of Space comes first.

    def _keys_end(self) -> None:
        self._key = None

    def _native(self, event: js.PointerEvent) -> None:
        """Ignores a click that is no press of what is there now, and the one that a browser may
        make of a tap beside a finger after all: one is enough."""
        if not event.isTrusted:
            return
        if event.detail:
            pointer = offered(event, "pointerId")
            ignored = pointer == self._clicked or self._is_another(event, pointer)
        else:
            ignored = self._key not in (None, _meaning(event.target)) or _is_new(event.target)
        if ignored:
            event.stopImmediatePropagation()
            event.preventDefault()

    def _is_another(self, event: js.MouseEvent, pointer: int | None) -> bool:
        """Whether a click would press something else than there was when its press began, or is
        half of a double tap for what came after the first one."""
        now, before = _begun(event), self._before
        began = self._began.get(self._latest if pointer is None else pointer)
        if began and began.meaning != now.meaning:
            return True
        if _is_new(event.target):
            return True
        near = hypot(now.x - before.x, now.y - before.y) < NEAR
        if near and now.since - before.since < TWICE:
            changed = now.meaning != before.meaning or event.target.closest("[data-primary]")
            if changed and (event.detail > 1 or (began and began.by_hand)):
                return True
        self._before = now
        return False


def _is_new(element: js.Element) -> bool:
    """Whether it is the one button, with another meaning than a moment ago."""
    return bool(element.closest("[data-new-meaning] [data-primary]"))


def _begun(event: js.MouseEvent, *, by_hand: bool = False) -> Press:
    """The press that an event begins or ends."""
    x, y = event.clientX, event.clientY
    return Press(_meaning(event.target), x, y, event.timeStamp, by_hand=by_hand)


def _meaning(element: js.Element | js.Null) -> str:
    """The meaning of a thing that is pressed; of what the one button does also its words and whose
    it is."""
    pressed = element and element.closest(PRESSABLE)
    if not pressed:
        return ""
    pressed = offered(pressed, "control") or pressed  # Of a label.
    names = ("data-press", "href", "data-change", "value")
    words = [pressed.getAttribute(name) or "" for name in names]
    one = document.querySelector("[data-primary]")
    # The dice beside the one button press the same.
    if one and one.getAttribute("data-press") == pressed.getAttribute("data-press"):
        table = one.closest(".table")  # Its class is the colour of the turn.
        words += [one.textContent, table.className if table else ""]
    return " ".join(words)


def _click(event: js.PointerEvent) -> None:
    """Presses what was tapped, and gives it the focus as a browser does."""
    if field := event.target.closest(FOCUSABLE):
        field.focus(STILL)
    about = record(bubbles=True, cancelable=True, detail=1)
    event.target.dispatchEvent(js.MouseEvent.new("click", about))
