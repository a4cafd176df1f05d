"""What a screen does later: once, item by item, or step by step. Each is stopped when the screen is
left."""

from collections.abc import Callable, Generator, Iterable
from typing import Generic, TypeVar

from tessera.screens.device import Device

Item = TypeVar("Item")
OFTEN = 3000
"""Milliseconds from one question what another window plays to the next."""


class Timer:
    """One action that comes later, unless it is stopped or put off."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._cancel: Callable[[], None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether the action is still to come."""
        return self._cancel is not None

    def start(self, milliseconds: int, action: Callable[[], None]) -> None:
        """Does `action` after this time, and nothing that was to come before."""
        self.stop()

        def ring() -> None:
            # Before the action, which may start the timer again or fail.
            self._cancel = None
            action()

        self._cancel = self._device.after(milliseconds, ring)

    def stop(self) -> None:
        """Cancels the action that was to come, if there is one."""
        if self._cancel:
            self._cancel()
        self._cancel = None


class Queue(Generic[Item]):
    """Items that are worked on one by one, with time for presses and drawing between them."""

    def __init__(self, device: Device, work: Callable[[Item], None]) -> None:
        self._work = work
        self._timer = Timer(device)
        self._items: list[Item] = []

    def work_on(self, items: Iterable[Item]) -> None:
        """Works on these soon, and on nothing that was waiting."""
        self._items = [*items]
        self._soon()

    def stop(self) -> None:
        """Leaves the others undone."""
        self._timer.stop()

    def _soon(self) -> None:
        self._timer.stop()
        if self._items:
            self._timer.start(0, self._next)

    def _next(self) -> None:
        self._work(self._items.pop(0))
        self._soon()


class Stepwise(Generic[Item]):
    """Long work that goes on step by step, a few at a time, with time for presses and drawing
    between them."""

    def __init__(self, device: Device, at_a_time: int, done: Callable[[Item], None]) -> None:
        """`done` is called with the outcome."""
        self._at_a_time = at_a_time
        self._done = done
        self._timer = Timer(device)

    @property
    def is_running(self) -> bool:
        """Whether the outcome is still to come."""
        return self._timer.is_running

    def work_on(self, steps: Generator[None, None, Item]) -> None:
        """Begins this soon, and goes on with nothing that was begun."""
        self._timer.start(0, lambda: self._go_on(steps))

    def stop(self) -> None:
        """Leaves the rest undone."""
        self._timer.stop()

    def _go_on(self, steps: Generator[None, None, Item]) -> None:
        for _ in range(self._at_a_time):
            try:
                next(steps)
            except StopIteration as end:
                self._done(end.value)
                return
        self.work_on(steps)
