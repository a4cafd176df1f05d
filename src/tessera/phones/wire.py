"""A wire between a table and a phone, whatever carries it."""

from typing import Protocol

BEAT, SILENCE = 1.0, 4.0
"""Seconds after which each side says that it is there, and after which it is taken to be lost: with
the beat in which that is noticed these are five."""


class Wire(Protocol):
    """One end of it."""

    def send(self, text: str) -> None:
        """Sends a text; one that can't be sent any more is lost."""

    def close(self) -> None:
        """Ends it."""


class Listener(Protocol):
    """Who hears what comes over a wire. Times are seconds of one clock that never goes back. The
    answers are whether there is something new to be shown."""

    def opened(self, wire: Wire, now: float) -> bool:
        """It can be spoken over."""

    def heard(self, text: str, now: float) -> bool:
        """A text has come."""

    def beat(self, now: float) -> bool:
        """Time has passed; comes every `BEAT` seconds while the wire is open."""

    def closed(self) -> bool:
        """Nothing comes any more, and never will."""
