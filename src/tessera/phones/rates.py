"""How much one phone may say, and how much it may have done: whoever goes beyond isn't listened to
for a while."""

A_SECOND, AT_ONCE = 20, 40
"""Messages that are listened to. A person presses three times a second at most."""
MOST = 2_000
"""So many messages too many end it."""
DONE_A_SECOND, DONE_AT_ONCE = 4, 8
"""Events that are taken. A press stands for three at most."""
BACK = 2
"""So many of them an undo counts for, and a redo: all phones are told the whole table then."""


class Rate:
    """A bucket that fills with time. Times are seconds of any clock that never goes back."""

    def __init__(self, now: float, a_second: int = A_SECOND, at_once: int = AT_ONCE) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._at = now
        self._ignored = 0

    def allows(self, now: float, cost: int = 1) -> bool:
        """Whether one more is taken, that costs so much."""
        self._left = min(self._at_once, self._left + self._a_second * (now - self._at))
        self._at = now
        if self._left < cost:
            self._ignored += 1
            return False
        self._left -= cost
        return True

    @property
    def exhausted(self) -> bool:
        """Whether there was so much too much that nobody plays so."""
        return self._ignored >= MOST
