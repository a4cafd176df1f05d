"""The clipboard, also for a page without https, to which browsers give none."""

from collections.abc import Callable

import js
from pyodide.ffi import create_proxy

from tessera.browser.capability import offered, settled


def write(text: str, done: Callable[[], None], refused: Callable[[], None]) -> None:
    """Puts a text there and calls `done` once it is there. To be called in answer to a press: it
    begins before this returns, for browsers soon forget a press."""
    if clipboard := offered(js.navigator, "clipboard"):
        settled(lambda fault: refused() if fault else done(), clipboard, "writeText", text)
    elif write_by_command(text):
        done()
    else:
        refused()


def write_by_command(text: str) -> bool:
    """Copies a text with the browser's copy command; whether the browser has allowed it."""

    def give(event: js.ClipboardEvent) -> None:
        event.clipboardData.setData("text/plain", text)
        event.preventDefault()

    listener = create_proxy(give)
    js.document.addEventListener("copy", listener)
    try:
        return js.document.execCommand("copy")
    finally:
        js.document.removeEventListener("copy", listener)
        listener.destroy()
