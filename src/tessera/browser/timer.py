"""Doing something later."""

from collections.abc import Callable

import js
from pyodide.ffi import create_proxy


def later(milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
    """Does it after so many milliseconds. The answer calls it off, and does no harm afterwards."""
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
