"""The clipboard, also of a page without https, to which browsers give none."""

from collections.abc import Callable

import js
from pyodide.ffi import create_proxy

from tessera.browser.promise import settled


def write(text: str, done: Callable[[], None], refused: Callable[[], None]) -> None:
    """Puts a text there; `done` once it is there. To be called where somebody has pressed
    something: it begins before this returns, for browsers soon forget a press."""
    if hasattr(js.navigator, "clipboard"):
        promise = js.navigator.clipboard.writeText(text)
        settled(promise, lambda fault: refused() if fault else done())
    elif write_by_command(text):
        done()
    else:
        refused()


def write_by_command(text: str) -> bool:
    """Copies as the keys for it would, and gives whether the browser has let it."""

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
