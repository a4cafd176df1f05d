"""The picture of the device's camera, and the codes in it (static/camera/code_reader.mjs)."""

import asyncio
from collections.abc import Callable
from functools import partial

import js
from pyodide.code import run_js
from pyodide.ffi import JsException, create_once_callable, create_proxy

from tessera.browser.capability import offered, prompt_answer, record
from tessera.browser.timer import Drawn
from tessera.screens.device import Said

READER = "runtime/camera/code_reader.mjs"
REFUSED, NONE = "NotAllowedError", "NotFoundError"
TROUBLES = {REFUSED: "refused", "SecurityError": "refused", NONE: "none"}
"""The browser's names of errors, as codes of ours; any other is "busy"."""


class BrowserCamera:
    """One camera at a time. `drawn` is called after things that happen later."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        self._stream: js.MediaStream | None = None
        self._stop_watching: Callable[[], None] = lambda: None
        self._wanted = 0
        """Counts starts and stops, so that an answer that comes too late is ignored."""

    def start(self, facing: str, seen: Said, ready: Callable[[], None], trouble: Said) -> None:
        self.stop()
        self._starting = asyncio.ensure_future(
            self._start(self._wanted, facing, seen, ready, trouble)
        )

    def stop(self) -> None:
        self._wanted += 1
        self._stop_watching()
        self._stop_watching = lambda: None
        if self._stream:
            for track in self._stream.getTracks():
                track.stop()
        self._stream = None

    def follow(self) -> None:
        """Shows the picture where the page has a new place for it."""
        video = js.document.querySelector("#app video")
        if self._stream and video and video.srcObject != self._stream:
            video.srcObject = self._stream
            video.muted = True
            video.play()

    async def _start(
        self, wanted: int, facing: str, seen: Said, ready: Callable[[], None], trouble: Said
    ) -> None:
        devices = offered(js.navigator, "mediaDevices")
        if not devices:
            self._drawn(partial(trouble, "none"))
            return
        try:
            size = record(ideal=1280)
            video = record(facingMode=facing, width=size)
            wish = record(video=video, audio=False)
            stream = await prompt_answer(devices, "getUserMedia", wish)
        except (JsException, AttributeError, TimeoutError) as error:
            code = TROUBLES.get(str(offered(error, "name")), "busy")
            if wanted == self._wanted:
                self._drawn(partial(trouble, code))
            return
        if wanted != self._wanted:
            for track in stream.getTracks():
                track.stop()
            return
        self._stream = stream
        for track in stream.getTracks():  # The browser ends it in a page that is left, for one.
            track.onended = create_once_callable(lambda _: self._drawn(partial(trouble, "busy")))
        self._drawn(ready)
        try:
            await self._watch(wanted, seen)
        except JsException as error:
            js.console.info(f"no codes can be read: {error}")
            self._drawn(partial(trouble, "busy"))

    async def _watch(self, wanted: int, seen: Said) -> None:
        address = js.URL.new(READER, js.location.href).href
        reader = await run_js("(address) => import(address)")(address)
        video = js.document.querySelector("#app video")
        if wanted != self._wanted or not video:
            return
        proxy = create_proxy(lambda text: self._drawn(partial(seen, text)))
        stop = reader.watch(video, proxy)

        def end() -> None:
            stop()
            proxy.destroy()

        self._stop_watching = end
