"""Makes a PNG of an SVG drawing, on this device and without a network.

A browser paints an SVG image as a document of its own, which sees nothing of the page round it: so
the drawing takes the page's style sheets along as text, and its letters and pictures as data. The
same in HTML (`foreignObject`) would forbid the canvas to give its picture away in some browsers.
"""

import asyncio
import base64
import re

import js
from js import document
from pyodide.ffi import create_once_callable, to_js

from tessera.browser.capability import record
from tessera.browser.document import DocumentSurface
from tessera.scene.live import mount
from tessera.scene.node import Node

SVG = "http://www.w3.org/2000/svg"
FACE = re.compile(r"@font-face\s*{[^}]*}")
ADDRESS = re.compile(r"""url\(["']?([^"')]+)["']?\)""")
TYPES = {"svg": "image/svg+xml", "woff2": "font/woff2", "png": "image/png"}
LETTERS_COME = 0.12
"""Seconds in which WebKit has read the letters of an image that it calls complete."""

_data: dict[str, str] = {}
"""By their addresses, the files that were fetched for a picture before."""


async def png(drawing: Node) -> js.Blob:
    """The picture of a drawing that says its width and height. Raises JsException where the browser
    can't make it, or a file of ours can't be had."""
    element = mount(DocumentSurface(), drawing).element
    room = document.createElement("div")
    room.className = "darkroom"
    room.setAttribute("aria-hidden", "true")
    room.append(element)
    document.body.append(room)
    try:
        await document.fonts.ready
        _fit(element)
    finally:
        room.remove()
    style = document.createElementNS(SVG, "style")
    style.textContent = await _with_letters(_styles())
    element.prepend(style)
    markup = js.XMLSerializer.new().serializeToString(element)
    for image in element.querySelectorAll("image"):
        address = image.getAttribute("href") or ""
        # In the text alone: the page's own policy allows no picture as data.
        markup = markup.replace(f'href="{address}"', f'href="{await _as_data(address)}"')
    return await _painted(markup)


def _fit(element: js.Element) -> None:
    """Makes letters smaller until their line has room."""
    for text in element.querySelectorAll("[data-room]"):
        room, wide = float(text.getAttribute("data-room") or 0), text.getComputedTextLength()
        if wide > room > 0:
            size = float(text.getAttribute("font-size") or 0)
            text.setAttribute("font-size", f"{size * room / wide:.2f}")


def _styles() -> str:
    """The style sheets that apply to the page now."""
    sheets = [*document.styleSheets, *document.adoptedStyleSheets]
    return "\n".join(
        rule.cssText for sheet in sheets if not sheet.disabled for rule in sheet.cssRules
    )


async def _with_letters(styles: str) -> str:
    """The same with the letters of their typefaces in them."""
    for face in {*FACE.findall(styles)}:
        for address in ADDRESS.findall(face):
            data = await _as_data(address)
            styles = styles.replace(face, face.replace(address, data))
    return styles


async def _as_data(address: str) -> str:
    """A file of the site as an address that holds all of it."""
    if address.startswith(("data:", "#")):
        return address
    if address not in _data:
        answer = await js.fetch(address)
        held = base64.b64encode((await answer.arrayBuffer()).to_bytes()).decode()
        kind = TYPES.get(address.rpartition(".")[2], "application/octet-stream")
        _data[address] = f"data:{kind};base64,{held}"
    return _data[address]


async def _painted(markup: str) -> js.Blob:
    """The drawing on a canvas, as a file."""
    kind = record(type=TYPES["svg"])
    address = js.URL.createObjectURL(js.Blob.new(to_js([markup]), kind))
    try:
        image = js.Image.new()
        image.src = address
        await image.decode()
        await asyncio.sleep(LETTERS_COME)
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = image.naturalWidth, image.naturalHeight
        canvas.getContext("2d").drawImage(image, 0, 0)
        painted: asyncio.Future[js.Blob | js.Null] = asyncio.get_running_loop().create_future()
        canvas.toBlob(create_once_callable(painted.set_result), TYPES["png"])
        blob = await painted
    finally:
        js.URL.revokeObjectURL(address)
    if not blob:
        raise OSError("the canvas gave no picture")
    return blob
