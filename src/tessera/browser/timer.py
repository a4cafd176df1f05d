"""Doing something later. All that the page or a worker waits for is waited for here, and so counts
time awake: a computer's answer, a game that is being added, a disk."""

from collections.abc import Callable

import js
from pyodide.ffi import create_proxy

from tessera.thinking.awake import awake


def _timeout(milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
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


later = awake(_timeout)
"""Does something after so many milliseconds awake. The answer calls it off, and does no harm
afterwards."""
