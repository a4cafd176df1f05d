"""Limits to the messages and the requests of one phone; those beyond them are ignored for a
while."""

A_SECOND, AT_ONCE = 20, 40
"""The messages that are read. A person presses three times a second at most."""
MOST = 2_000
"""The number of ignored messages that ends the connection."""
DONE_A_SECOND, DONE_AT_ONCE = 4, 8
"""The events that are played. A press stands for three at most."""
BACK = 2
"""The cost of an undo or redo, in events: it makes the table tell everything to all phones."""


class Rate:
    """A token bucket. Times are seconds of any clock that never goes back."""

    def __init__(self, now: float, a_second: int = A_SECOND, at_once: int = AT_ONCE) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._at = now
        self._ignored = 0

    def allows(self, now: float, cost: int = 1) -> bool:
        """Whether one more is allowed, at this cost; counts it either way."""
        self._left = min(self._at_once, self._left + self._a_second * (now - self._at))
        self._at = now
        if self._left < cost:
            self._ignored += 1
            return False
        self._left -= cost
        return True

    @property
    def exhausted(self) -> bool:
        """Whether so many were refused that no person can be playing."""
        return self._ignored >= MOST
