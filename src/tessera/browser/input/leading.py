"""When the focus goes where the app wants it: a screen reader first says what was done.

What is said politely comes a tenth of a second after it was written, and the focus at once: a
square would be read before the throw that it is for. And as long as dice tumble the page shows what
was so before (`drawing/late.py`): the square would be told as one that can't be pressed.
"""

from collections.abc import Callable

from js import document

from tessera.browser.input.focus import Focus
from tessera.browser.timer import later
from tessera.screens.services import Services

SAID = 400
"""Milliseconds after which a screen reader has begun with what it was given to say."""


class Leading:
    """The wish that waits, if one does. Whoever moves the focus meanwhile has it where they want
    it."""

    def __init__(self, focus: Focus, held: Callable[[], bool]) -> None:
        """`held` says whether the page still shows what was so before."""
        self._focus = focus
        self._held = held
        self._told = 0
        """How often something had been said when the page was written last."""
        self._lead: Callable[[], None] | None = None
        self._call_off: Callable[[], None] | None = None

    def follow(self, services: Services) -> None:
        """The page is written. The focus is never lost meanwhile."""
        wanted, services.focus = services.focus, None
        said, self._told = (
            services.messages.spoken_count != self._told,
            services.messages.spoken_count,
        )
        if wanted and services.by_keyboard and self._focus.is_kept and (said or self._held()):
            self._wait(wanted)
            return
        if wanted:
            self._forget()
        self._go()
        self._focus.lead(wanted, scroll=services.by_keyboard)

    def hurry(self) -> None:
        """A key is pressed: whoever waits no longer means what comes next. It is the key's target
        then, for browsers ask for the focus anew when the key does something."""
        if self._call_off:
            self._call_off()
            self._call_off = None
        self._go()

    def _wait(self, wanted: str) -> None:
        self._forget()
        before = document.activeElement

        def lead() -> None:
            if document.activeElement == before:
                self._focus.lead(wanted, scroll=True)

        self._lead, self._call_off = lead, later(SAID, self._was_said)

    def _was_said(self) -> None:
        self._call_off = None
        self._go()

    def _go(self) -> None:
        """Unless there is something to wait for."""
        lead = self._lead
        if lead and not self._call_off and not self._held():
            self._lead = None
            lead()

    def _forget(self) -> None:
        if self._call_off:
            self._call_off()
        self._lead = self._call_off = None
