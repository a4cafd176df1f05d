"""A wire between a table and a phone, whatever carries it."""

from typing import Protocol

BEAT, SILENCE = 1.0, 4.0
"""Seconds after which each side sends a sign of life, and without any of which the other takes it
to be lost. As that is noticed at the next beat, it takes up to five."""


class Wire(Protocol):
    """One end of a wire."""

    def send(self, text: str) -> None:
        """Sends a text; one that can't be sent any more is lost."""

    def close(self) -> None:
        """Closes the wire."""


class Listener(Protocol):
    """The receiver of the texts that come over a wire. Times are seconds of one clock that never
    goes back. Each method returns whether the screen must be drawn anew."""

    def opened(self, wire: Wire, now: float) -> bool:
        """Called once texts can be sent."""

    def heard(self, text: str, now: float) -> bool:
        """Called with each text that comes."""

    def beat(self, now: float) -> bool:
        """Called every `BEAT` seconds while the wire is open."""

    def closed(self) -> bool:
        """Called when the wire is closed for good; nothing more will come."""
