"""The clipboard, also of a page without https, to which browsers give none."""

import js
from pyodide.ffi import create_proxy


def write(text: str) -> None:
    """Puts a text there. To be called where somebody has pressed something."""
    if hasattr(js.navigator, "clipboard"):
        js.navigator.clipboard.writeText(text)
    else:
        write_by_command(text)


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
