"""Printing the page, by the browser's own dialog."""

from contextlib import suppress

import js
from js import document
from pyodide.ffi import JsException


async def print_page() -> None:
    """Opens the dialog when all pictures of the printout have been fetched: one that is still to
    come would be missing on paper."""
    if shown := document.querySelector(".printout image"):  # All parts show the same one.
        image = js.Image.new()
        image.src = str(shown.getAttribute("href"))
        with suppress(JsException):  # Without a network the rest is printed all the same.
            await image.decode()
    js.window.print()
