"""How much one phone may say: whoever says more isn't listened to for a while."""

A_SECOND, AT_ONCE = 20, 40
"""Messages that are listened to. A person presses three times a second at most."""
MOST = 2_000
"""So many messages too many end it."""


class Rate:
    """A bucket that fills with time. Times are seconds of any clock that never goes back."""

    def __init__(self, now: float) -> None:
        self._left = float(AT_ONCE)
        self._at = now
        self._ignored = 0

    def allows(self, now: float) -> bool:
        """Whether one message more is listened to."""
        self._left = min(AT_ONCE, self._left + A_SECOND * (now - self._at))
        self._at = now
        if self._left < 1:
            self._ignored += 1
            return False
        self._left -= 1
        return True

    @property
    def exhausted(self) -> bool:
        """Whether there was so much too much that nobody plays so."""
        return self._ignored >= MOST
