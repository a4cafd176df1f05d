"""What a screen does later: one action, or work that goes on step by step. Both are stopped when
the screen is left."""

from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterable
from contextlib import suppress
from types import coroutine
from typing import Any, TypeVar

from tessera.screens.device import Device

Item = TypeVar("Item")
Wait = int | Callable[[Callable[[Any], None]], object]
"""So many milliseconds, or a port that calls a function with its answer."""
Work = Coroutine[Wait, Any, None]
IDLE = 60_000
"""Milliseconds without a press after which work that nobody asked for may begin."""
REST = 120
"""Milliseconds after which it is seen that something has landed."""
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
            if left := self._device.landing():  # First things first.
                self._cancel = self._device.after(left + REST, ring)
                return
            # Before the action, which may start the timer again or fail.
            self._cancel = None
            action()

        self._cancel = self._device.after(milliseconds, ring)

    def stop(self) -> None:
        """Cancels the action that was to come, if there is one."""
        if self._cancel:
            self._cancel()
        self._cancel = None


class Task:
    """Work that goes on step by step: it leaves the browser its turn wherever it awaits a pause or
    an answer."""

    def __init__(self, device: Device, work: Work) -> None:
        """Takes the first step at once."""
        self._work: Work | None = work
        self._timer = Timer(device)
        self._go_on()

    @property
    def is_running(self) -> bool:
        """Whether some of it is still to be done."""
        return self._work is not None

    def stop(self) -> None:
        """Leaves the rest undone. An answer that is still to come is ignored."""
        work, self._work = self._work, None
        self._timer.stop()
        if work:
            with suppress(ValueError):  # It may be its own step that stops it.
                work.close()

    def _go_on(self, given: object = None) -> None:
        if self._work is None:
            return
        try:
            wait = self._work.send(given)
        except BaseException as end:
            self._work = None
            if not isinstance(end, StopIteration):
                raise
            return
        if isinstance(wait, int):
            self._timer.start(wait, self._go_on)
        else:
            wait(self._go_on)


class Idle:
    """Work that nobody asked for: it begins some time after the last press, and the next stops
    it."""

    def __init__(self, device: Device, work: Callable[[], Work | None]) -> None:
        self._device, self._begin = device, work
        self._timer = Timer(device)
        self._task: Task | None = None
        self._unwatch: Callable[[], None] = lambda: None

    def follow(self) -> None:
        """Waits for the time to begin, unless it has begun since the last press."""
        if self._task is None and not self._timer.is_running:
            self._timer.start(IDLE, self._go)

    def stop(self) -> None:
        """Stops the work. It begins again when there was no press for a while."""
        self._timer.stop()
        if self._task:
            self._unwatch()
            self._task.stop()
        self._task = None

    def _go(self) -> None:
        if work := self._begin():
            self._unwatch = self._device.on_hidden(self.stop)
            self._task = Task(self._device, work)


@coroutine
def pause(milliseconds: int = 0) -> Generator[Wait, Any, None]:
    """Leaves the browser its turn, and waits so long."""
    yield milliseconds


@coroutine
def answer(port: Callable[[Callable[[Item], None]], object]) -> Generator[Wait, Any, Item]:
    """The answer of a port that gives it to a function later."""
    given: Item = yield port
    return given


async def breathing(items: Iterable[Item], portion: int = 1) -> AsyncIterator[Item]:
    """Gives the items, with a pause after every so many."""
    for number, item in enumerate(items):
        if number and number % portion == 0:
            await pause()
        yield item


async def stepwise(steps: Generator[None, None, Item], portion: int) -> Item:
    """The outcome of a generator, with a pause after every so many of its steps."""
    while True:
        await pause()
        for _ in range(portion):
            try:
                next(steps)
            except StopIteration as end:
                outcome: Item = end.value
                return outcome
