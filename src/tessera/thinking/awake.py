"""Timers that count only the time awake.

While a tablet sleeps nothing runs, and when it wakes all timers that have become due fire at once:
before a worker or a disk can give the answer that it would have given long ago. So a long wait is a
chain of short ones, and a sleep, however long, counts as one of them.
"""

from collections.abc import Callable

from tessera.thinking.slices import Later

TICK = 1_000
"""Milliseconds of one short wait, and so the most that a sleep counts for: far less than any
patience."""


def awake(later: Later) -> Later:
    """A `Later` like this one that counts only the time awake."""

    def later_awake(milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        left = milliseconds
        stop: Callable[[], None]

        def go_on() -> None:
            nonlocal left, stop
            left -= TICK
            stop = later(min(left + TICK, TICK), go_on if left > 0 else action)

        def call_off() -> None:
            stop()

        go_on()
        return call_off

    return later_awake
