"""How texts leave this device: clipboard, files, the system's share sheet, links."""

import asyncio
from collections.abc import Callable

import js
from pyodide.ffi import JsException, JsProxy, to_js

from tessera.browser import clipboard, qr


def record(**fields: object) -> JsProxy:
    given: JsProxy = to_js(fields, dict_converter=js.Object.fromEntries)
    return given


class BrowserSharing:
    """`drawn` is called after things that happen later."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None]) -> None:
        self._drawn = drawn

    def copy(self, text: str) -> None:
        clipboard.write(text)

    def download(self, name: str, text: str) -> None:
        address = js.URL.createObjectURL(_file(name, text))
        anchor = js.document.createElement("a")
        anchor.href, anchor.download = address, name
        anchor.click()
        js.URL.revokeObjectURL(address)

    def can_share(self) -> bool:
        return hasattr(js.navigator, "share")

    def share(self, title: str, name: str, text: str, link: str | None) -> None:
        what = record(title=title, url=link)
        if link is None:
            what = record(title=title, files=[_file(name, text)])
        self._sharing = asyncio.ensure_future(self._share(what))

    def send(self, words: str) -> None:
        self._sharing = asyncio.ensure_future(self._share(record(text=words)))

    def link(self, address: str) -> str:
        return js.location.href.partition("#")[0] + address

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        async def drawing() -> None:
            rows = await qr.rows(text)
            self._drawn(lambda: then(rows))

        self._drawing = asyncio.ensure_future(drawing())

    async def _share(self, what: JsProxy) -> None:
        try:
            await js.navigator.share(what)
        except JsException:
            return  # Somebody thought better of it.


def _file(name: str, text: str) -> js.File:
    return js.File.new(to_js([text]), name, record(type="text/plain"))
