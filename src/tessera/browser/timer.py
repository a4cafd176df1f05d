"""Timers. Everything that the page or a worker waits for is waited for here, and so counts time
awake: a computer's answer, a game that is being added, a disk."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import js
from pyodide.ffi import create_proxy

from tessera.thinking.awake import awake

T = TypeVar("T")


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
