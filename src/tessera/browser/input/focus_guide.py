"""The moment when the focus moves to where the app wants it: a screen reader first says what
happened.

Polite announcements are read a tenth of a second after they were written, and the focus at once: a
square would be read before the throw that it is for. And while dice tumble the page still shows the
state before (`screens/stage.py`): the square would be read as one that can't be pressed.
"""

from collections.abc import Callable

import js
from js import document

from tessera.browser.document import DocumentSurface
from tessera.browser.drawing.live_region import AFTER, EACH, MOST, flood
from tessera.browser.input.focus import Focus
from tessera.browser.timer import later
from tessera.screens.services import Services

SAID = 500
"""Milliseconds after which a screen reader has begun with what it was given to say."""
TAKEN_IN = 100
"""Milliseconds after which it knows how a thing that was just written is called, and that it can be
pressed; and the page again that a dialog had covered."""


class FocusGuide:
    """The app's wish for the focus that still waits, if one does. A person who moves the focus
    meanwhile keeps it where they want it."""

    def __init__(
        self,
        surface: DocumentSurface,
        focus: Focus,
        held: Callable[[], bool],
        say: Callable[[str], None],
    ) -> None:
        """`held` says whether the page still shows parts as they were before."""
        self._surface = surface
        self._told = 0
        """The number of changes told before the page was written."""
        self._focus = focus
        self._spoken = 0
        """The number of announcements made by then."""
        self._held = held
        self._say = say
        self._wish: tuple[str, js.Element | js.Null] | None = None
        """The target that is to get the focus, and the element that has it meanwhile."""
        self._known = ""
        """The name of the focused element when somebody last heard of it."""
        self._call_off: Callable[[], None] | None = None

    def update(self, services: Services) -> None:
        """Called when the page is written. If the focused element is gone, nothing has the focus
        meanwhile: Orca reads a newly focused element before the words, or doesn't read it at
        all."""
        wanted, services.focus = services.focus, None
        changes, self._told = self._surface.told - self._told, self._surface.told
        spoken, self._spoken = self._spoken, services.messages.spoken_count
        said = spoken != self._spoken
        if wanted and services.by_keyboard and (said or self._waits or self._focus.comes_out):
            longer = min(EACH * changes, MOST) if self._focus.is_kept else flood(changes)
            self._wait(wanted, AFTER + SAID + longer if said else TAKEN_IN)
            return
        if wanted:
            self._forget()
        if self._wish and not self._call_off and not self._waits:
            self._call_off = later(TAKEN_IN, self._waited)
        self._focus.lead(wanted, scroll=services.by_keyboard)

    def hurry(self) -> None:
        """Called when a key is pressed: it is meant for what comes next, so the focus moves there
        at once. Browsers ask for the focus anew when the key does something."""
        self._stop()
        self._go(tells=False)

    def answer(self) -> None:
        """Called when Escape is pressed: the place of the focus is the answer, and it needn't wait
        for words. A screen reader first takes in the present state."""
        if self._wish:
            self._stop()
            self._call_off = later(TAKEN_IN, self._waited)

    @property
    def _waits(self) -> bool:
        """Whether the page still shows the state before, and something has the focus meanwhile."""
        return self._held() and self._focus.is_kept

    def _wait(self, wanted: str, wait: int) -> None:
        if not self._wish:
            self._known = self._focus.called
        self._forget()
        self._wish = wanted, document.activeElement
        self._call_off = later(wait, self._waited)

    def _waited(self) -> None:
        self._call_off = None
        self._go(tells=True)

    def _go(self, *, tells: bool) -> None:
        """Moves the focus, unless there is something to wait for or somebody has moved it. `tells`
        says whether to announce what is new about an element that keeps it."""
        if not self._wish or self._waits:
            return
        (wanted, before), self._wish = self._wish, None
        # What had it may not be seen any more: then nobody has it, and nobody has moved it.
        if not self._focus.is_kept or document.activeElement == before:
            if tells and (news := self._focus.news(wanted, self._known)):
                self._say(news)
            self._focus.lead(wanted, scroll=True)

    def _forget(self) -> None:
        self._stop()
        self._wish = None

    def _stop(self) -> None:
        if self._call_off:
            self._call_off()
            self._call_off = None
