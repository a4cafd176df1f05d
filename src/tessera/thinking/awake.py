"""Waiting that counts time awake.

A tablet that sleeps does nothing, and when it wakes all that had become due meanwhile strikes at
once: before a worker or a disk can say what it would have said long ago. So a long wait is many
short ones, one behind the other, and a sleep, however long, takes the place of one of them.
"""

from collections.abc import Callable

from tessera.thinking.slices import Later

TICK = 1_000
"""Milliseconds that a sleep takes from a wait at most: shorter than any patience by far."""


def awake(later: Later) -> Later:
    """Does what `later` does, after so much time awake."""

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
