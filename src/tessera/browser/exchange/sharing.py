"""The ways for texts and pictures to leave this device: clipboard, files, the system's share sheet,
links."""

from collections.abc import Callable
from functools import partial

import js
from pyodide.ffi import JsException, JsProxy, to_js

from tessera.browser import qr
from tessera.browser.capability import offered, record, settled
from tessera.browser.exchange import clipboard, photograph
from tessera.browser.timer import Drawn, later, when_done
from tessera.scene.node import Node

TAKEN = 60_000
"""Milliseconds after which a browser has surely read the file that it was given: Safari does so
only once the person has agreed."""
CHANGED_MIND = "AbortError"


class BrowserSharing:
    """`drawn` is called after things that happen later."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        self._pictures: dict[str, js.Blob] = {}
        """Those that can be given away, by their addresses."""

    def copy(self, text: str, done: Callable[[], None], refused: Callable[[], None]) -> None:
        clipboard.write(text, lambda: self._drawn(done), lambda: self._drawn(refused))

    def download(self, name: str, text: str) -> bool:
        if self.is_in_app():
            return False
        try:
            address = js.URL.createObjectURL(_file(name, text))
            _save(name, address)
        except JsException:
            return False
        later(TAKEN, lambda: js.URL.revokeObjectURL(address))
        return True

    def is_in_app(self) -> bool:
        """Downloads fail in such browsers without a word: Android's WebView can't read the address
        of a file that a page has made, and few apps on Apple's devices have a place for one. Those
        that show the device's own browser can't be told from it, and may or may not share its
        storage."""
        agent = js.navigator.userAgent
        if "Android" in agent:
            return "; wv)" in agent
        # An installed page says no more of Safari than they do.
        installed = offered(js.navigator, "standalone")
        return "iPhone" in agent and "Safari/" not in agent and not installed

    def can_share(self) -> bool:
        return bool(offered(js.navigator, "share"))

    def share(
        self, title: str, name: str, text: str, link: str | None, refused: Callable[[], None]
    ) -> None:
        if link is None:
            file = record(title=title, files=[_file(name, text)])
            self._share(refused, file, record(title=title, text=text))
        else:
            self._share(refused, record(title=title, url=link), record(title=title, text=link))

    def send(self, words: str, refused: Callable[[], None]) -> None:
        self._share(refused, record(text=words))

    def link(self, address: str) -> str:
        return js.location.href.partition("#")[0] + address

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        when_done(self._drawn, qr.rows(text), then)

    def paint(self, drawing: Node, then: Callable[[str | None], None]) -> None:
        async def painting() -> str | None:
            try:
                picture = await photograph.png(drawing)
            except (JsException, OSError) as error:
                js.console.info(f"no picture: {error}")
                return None
            address = js.URL.createObjectURL(picture)
            self._pictures[address] = picture
            return address

        when_done(self._drawn, painting(), then)

    def can_share_picture(self) -> bool:
        if not offered(js.navigator, "canShare"):
            return False
        empty = js.File.new(to_js([""]), "picture.png", record(type="image/png"))
        return js.navigator.canShare(record(files=[empty]))

    def give_picture(self, address: str, name: str, refused: Callable[[], None]) -> None:
        if self.can_share_picture():
            file = js.File.new(to_js([self._pictures[address]]), name, record(type="image/png"))
            self._share(refused, record(files=[file]))
        elif self.is_in_app():
            refused()
        else:
            _save(name, address)

    def forget_pictures(self) -> None:
        for address in self._pictures:
            # Whoever was given one may read it only now.
            later(TAKEN, partial(js.URL.revokeObjectURL, address))
        self._pictures.clear()

    def _share(self, refused: Callable[[], None], *ways: JsProxy) -> None:
        """Shares the first of these that the browser says it takes; only one can be tried in a
        press. It begins before this returns."""
        what = next((way for way in ways if _is_taken(way)), None)
        if what is None:
            refused()
            return

        def end(fault: str) -> None:
            if fault and fault != CHANGED_MIND:
                self._drawn(refused)

        settled(end, js.navigator, "share", what)


def _is_taken(what: JsProxy) -> bool:
    """Whether the browser shares this. Browsers that can't be asked take no files, and silently
    leave out what they don't take."""
    if offered(js.navigator, "canShare"):
        return js.navigator.canShare(what)
    return not offered(what, "files")


def _file(name: str, text: str) -> js.File:
    return js.File.new(to_js([text]), name, record(type="text/plain"))


def _save(name: str, address: str) -> None:
    """Gives what is at an address to the browser as a file."""
    anchor = js.document.createElement("a")
    anchor.href, anchor.download = address, name
    anchor.click()
