"""When the focus goes where the app wants it: a screen reader first says what was done.

What is said politely comes a tenth of a second after it was written, and the focus at once: a
square would be read before the throw that it is for. And as long as dice tumble the page shows what
was so before (`drawing/late.py`): the square would be told as one that can't be pressed.
"""

from collections.abc import Callable

import js
from js import document

from tessera.browser.document import DocumentSurface
from tessera.browser.drawing.saying import AFTER, EACH, MOST, flood
from tessera.browser.input.focus import Focus
from tessera.browser.timer import later
from tessera.screens.services import Services

SAID = 500
"""Milliseconds after which a screen reader has begun with what it was given to say."""
TAKEN_IN = 100
"""Milliseconds after which it knows how a thing that was just written is called, and that it can be
pressed; and the page again that a dialog had covered."""


class Leading:
    """The wish that waits, if one does. Whoever moves the focus meanwhile has it where they want
    it."""

    def __init__(
        self,
        surface: DocumentSurface,
        focus: Focus,
        held: Callable[[], bool],
        say: Callable[[str], None],
    ) -> None:
        """`held` says whether the page still shows what was so before."""
        self._surface = surface
        self._told = 0
        """How many changes had been told before the page was written."""
        self._focus = focus
        self._spoken = 0
        """How often something had been said then."""
        self._held = held
        self._say = say
        self._wish: tuple[str, js.Element | js.Null] | None = None
        """Where it is to go, and what has it meanwhile."""
        self._known = ""
        """How what has the focus was called when somebody last heard of it."""
        self._call_off: Callable[[], None] | None = None

    def follow(self, services: Services) -> None:
        """The page is written. Whose focus was on what is gone has none meanwhile: what has it at
        once Orca reads before the words, or not at all."""
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
        """A key is pressed: whoever waits no longer means what comes next. It is the key's target
        then, for browsers ask for the focus anew when the key does something."""
        self._stop()
        self._go(tells=False)

    def answer(self) -> None:
        """Escape is pressed: where the focus comes to is the answer, and it needn't wait for words.
        A reader first takes in what is so by now."""
        if self._wish:
            self._stop()
            self._call_off = later(TAKEN_IN, self._waited)

    @property
    def _waits(self) -> bool:
        """Whether what the page shows is of before, and something has the focus meanwhile."""
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
        """Unless there is something to wait for, or somebody has moved the focus. `tells` says
        whether to say what is new about where it stays."""
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
