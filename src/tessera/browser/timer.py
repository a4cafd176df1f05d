"""Timers. Everything that the page or a worker waits for is waited for here, and so counts time
awake: a computer's answer, a game that is being added, a disk."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import js
from pyodide.ffi import create_proxy

from tessera.thinking.awake import awake

T = TypeVar("T")
Drawn = Callable[[Callable[[], None]], None]
"""Does something, and draws the page then."""

# The loop alone doesn't hold a task: Python may throw away one that nobody holds.
_held: set[asyncio.Future[Any]] = set()
"""The tasks that still run."""


def held(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Begins work as a task, and holds it until it is done."""
    task = asyncio.ensure_future(work)
    _held.add(task)
    task.add_done_callback(_held.discard)
    return task


def when_done(drawn: Drawn, work: Awaitable[T], then: Callable[[T], None]) -> asyncio.Task[None]:
    """Begins work, and calls `then` with the outcome before the page is drawn."""

    async def doing() -> None:
        outcome = await work
        drawn(lambda: then(outcome))

    return held(doing())


def timeout(milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
    """Does something after so many milliseconds, asleep or awake. The function returned cancels it;
    afterwards it does nothing."""
    waiting = True

    def call_off() -> None:
        nonlocal waiting
        if waiting:
            waiting = False
            js.clearTimeout(timer)
            proxy.destroy()

    def strike() -> None:
        call_off()
        action()

    proxy = create_proxy(strike)
    timer = js.setTimeout(proxy, milliseconds)
    return call_off


later = awake(timeout)
"""Does the same after so many milliseconds awake."""


async def within(milliseconds: int, answer: Awaitable[T]) -> T:
    """The answer, if it comes within so much time awake. Raises TimeoutError."""
    late = asyncio.get_running_loop().create_future()
    task = asyncio.ensure_future(answer)
    stop = later(milliseconds, lambda: late.set_result(None))
    try:
        await asyncio.wait([task, late], return_when=asyncio.FIRST_COMPLETED)
    finally:
        stop()
    if not task.done():
        task.cancel()
        raise TimeoutError
    return task.result()


def reraise(fault: BaseException) -> None:
    """Raises a fault where it is seen to."""
    raise fault
