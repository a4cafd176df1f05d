"""Drag and drop of pieces and cards with mouse, finger or pen.

An element with `data-drag`, a press of the game, can be picked up: the app is asked, and answers by
choosing it. An element with `data-board` takes it, and so does the one button where it offers
something. A press that hardly moves stays a press.
"""

from collections.abc import Callable

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import FIRST, STILL
from tessera.browser.document import game_elements
from tessera.browser.geometry import Dropped
from tessera.browser.input.carried import Carried, picture_of
from tessera.browser.input.grip import Grip
from tessera.browser.input.presses import FINGER
from tessera.screens.app import App

STEADY = {"mouse": 4, "pen": 6}
"""So many pixels a pointer may move and still presses."""
NEAR = 0.4
"""Beside a square, as a part of its width, is still meant for it, where it is one of few."""
FEW = 30
EDGE, STEP = 28, 10
"""Near the edge of a board that is looked at closely, in pixels, each move scrolls so far."""

Attempt = Callable[[Callable[[], object]], None]


class Drag:
    """Follows one pointer from its press to its release."""

    def __init__(self, app: App, attempt: Attempt) -> None:
        self._app = app
        self._attempt = attempt
        self._grip = Grip(self._move, self._up, self._cancelled)
        self._press = ""
        """The `data-drag` of what was pressed."""
        self._carried: Carried | None = None
        self.dropped: Dropped | None = None
        """The thing that was dropped, while the page is drawn because of that."""
        self._over: js.Element | None = None
        self._aims: list[js.Element] = []
        """The elements that it can be dropped on."""
        self._goals: set[str] = set()
        """The whole targets of these elements."""

    def listen(self) -> None:
        """Waits for a press on something that can be picked up."""
        self._grip.listen(self._down)
        for kind, handler in (("contextmenu", self._menu), ("dragstart", self._native)):
            document.addEventListener(kind, create_proxy(handler), FIRST)
        js.window.addEventListener("blur", create_proxy(self._cancelled))

    def put_back(self) -> bool:
        """Drops what is carried as if it had never been picked up; whether anything was carried."""
        carried = self._carried is not None
        if carried:
            self._drop("")
        return carried

    def follow(self) -> None:
        """Called when the page was drawn anew. Puts back what is carried if it is gone or no longer
        chosen."""
        if (
            self._carried
            and self._press != f"game:{self._app.ask(lambda screen: screen.carried, '')}"
        ):
            self._grip.was_used = True
            self._carried.put_down()
            self._let_go()

    def _down(self, event: js.PointerEvent) -> None:
        self._grip.was_used = False
        source = event.target.closest("[data-drag]")
        if self._grip.pointer is None and source and not event.button:
            self._press = source.dataset.drag
            self._grip.take(event)

    def _move(self, event: js.PointerEvent) -> None:
        if event.pointerId != self._grip.pointer:
            return
        x, y = event.clientX, event.clientY
        if not self._carried:
            if self._grip.far(event) < STEADY.get(event.pointerType, FINGER):
                return
            self._lift(touch=event.pointerType == "touch")
        if self._carried:
            _scroll(x, y)
            there = self._aimed_at(x, y)
            self._mark(there)
            over_board = bool(there and there.hasAttribute("data-board"))
            self._carried.move(x, y, over_board=over_board)

    def _lift(self, *, touch: bool) -> None:
        """Picks the thing up if the app allows it; otherwise the press stays a press."""
        target, lifted = self._press.removeprefix("game:"), False

        def pick_up() -> None:
            nonlocal lifted
            lifted = self._app.pick_up(target)

        self._attempt(pick_up)
        source = document.querySelector(f'[data-drag="{js.CSS.escape(self._press)}"]')
        picture = picture_of(source) if source else None
        if not lifted or not source or not picture:
            self._let_go()
            return
        self._carried = Carried(picture, source, self._grip.began, touch=touch)
        document.body.dataset.dragging = "touch" if touch else "mouse"
        goals: tuple[str, ...] = self._app.ask(lambda screen: screen.destinations(target), ())
        self._aims, self._goals = game_elements(goals), {f"game:{goal}" for goal in goals}

    def _aimed_at(self, x: float, y: float) -> js.Element | None:
        """The element that would take what is carried at these coordinates; near a target that is
        enough."""
        element = document.elementFromPoint(x, y)
        there = element.closest('[data-board], [data-press="game:offer"]') if element else None
        if len(self._aims) > FEW or (there and there.dataset.press in self._goals):
            return there or None
        for aim in self._aims:
            box = aim.getBoundingClientRect()
            near = NEAR * min(box.width, box.height)
            if -near < x - box.left < box.width + near and -near < y - box.top < box.height + near:
                return aim
        return there or None

    def _mark(self, there: js.Element | None) -> None:
        # A proxy is made anew for each look at an element, so they can't be compared.
        if self._over:
            self._over.removeAttribute("data-over")
        if there:
            there.setAttribute("data-over", "")
        self._over = there

    def _up(self, event: js.PointerEvent) -> None:
        if event.pointerId != self._grip.pointer:
            return
        if not self._carried:
            self._let_go()
            return
        there = self._aimed_at(event.clientX, event.clientY)
        self._drop(there.dataset.press.removeprefix("game:") if there else "", there)

    def _drop(self, target: str, there: js.Element | None = None) -> None:
        """Has the app play it. The thing lies there already, so it doesn't fly the whole way
        again."""
        carried, played = self._carried, False
        assert carried
        self._carried = None
        self._grip.was_used = True
        self.dropped = carried.dropped(there)
        carried.put_down()

        def play() -> None:
            nonlocal played
            played = self._app.screen.drop(target)

        self._attempt(play)
        self.dropped = None
        if played:
            carried.element.remove()
        else:
            carried.fly_back()
        self._let_go()
        if played and there and there.isConnected:
            there.focus(STILL)

    def _let_go(self) -> None:
        self._grip.let_go()
        self._mark(None)
        if self._carried:
            self._carried.element.remove()
        self._carried, self._aims = None, []
        document.body.removeAttribute("data-dragging")

    def _cancelled(self, event: js.Event[js.Element]) -> None:
        if not self.put_back():
            self._let_go()

    def _menu(self, event: js.MouseEvent) -> None:
        """Keeps the context menu away from a finger that rests on a card to carry it."""
        if self._grip.pointer is not None:
            event.preventDefault()

    def _native(self, event: js.MouseEvent) -> None:
        """Keeps the browser from dragging pictures and links itself."""
        if event.target.closest("[data-drag]"):
            event.preventDefault()


def _scroll(x: float, y: float) -> None:
    """Scrolls a large board while the pointer is near an edge of its place."""
    place = document.querySelector(".board-place.zoomed")
    if not place:
        return
    box = place.getBoundingClientRect()
    if box.left < x < box.right and box.top < y < box.bottom:
        across = (x > box.right - EDGE) - (x < box.left + EDGE)
        down = (y > box.bottom - EDGE) - (y < box.top + EDGE)
        place.scrollBy(across * STEP, down * STEP)
