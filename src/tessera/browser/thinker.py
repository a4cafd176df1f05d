"""The place where bots think and games are analysed: a worker (static/thinker.mjs), or the page."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from tessera.browser.added.written_files import TEXTS
from tessera.browser.capability import offered
from tessera.browser.timer import Drawn, later, reraise
from tessera.games import NAMES, find
from tessera.screens.faults import FAULTS
from tessera.thinking.client import Client
from tessera.thinking.connection import Port
from tessera.thinking.messages import READY
from tessera.thinking.request import Found, OnReport, Request
from tessera.thinking.slices import Slices

SLICE = 0.004
"""Seconds of thought in the page between which it may draw. The last thought of a slice can take
twice as long again, and on a slow tablet all of it four times."""


class BrowserThinker(Client):
    """Draws after each answer that changes something."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        in_page = Slices(find, self._undrawn, length=SLICE)
        super().__init__(spawn, in_page, self._undrawn, NAMES.__contains__)

    def ask(self, request: Request[Found], on_report: OnReport[Found]) -> Callable[[], None]:
        return super().ask(request, lambda report: self._drawn(lambda: on_report(report)))

    def _undrawn(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """Runs a slice of thought without drawing, which would cost more than the slice. Only a
        fault is reported at once."""

        def attempt() -> None:
            try:
                action()
            except FAULTS as fault:
                self._drawn(partial(reraise, fault))

        return later(milliseconds, attempt)


def spawn(heard: Callable[[str], None], failed: Callable[[], None]) -> Port | None:
    """See `Spawn`."""
    try:
        return WorkerLine(heard, failed)
    except (AttributeError, JsException):
        return None


def _failed(then: Callable[[], None], event: Any) -> None:
    # Whoever wrote the bot looks there; people at the table are told who plays instead. A worker
    # that can't be started has no message.
    js.console.info(offered(event, "message") or "a worker failed")
    then()


class WorkerLine:
    """A worker, which starts at once."""

    def __init__(self, heard: Callable[[str], None], failed: Callable[[], None]) -> None:
        self._worker = js.tesseraThinker()
        self._tell = heard
        self._heard = create_proxy(self._hear)
        self._failed = create_proxy(partial(_failed, failed))
        self._worker.onmessage = self._heard
        self._worker.onerror = self._failed

    def _hear(self, event: Any) -> None:
        if event.data == READY and TEXTS:
            self.post(json.dumps({"programs": TEXTS}))
        self._tell(event.data)

    def post(self, text: str) -> None:
        self._worker.postMessage(text)

    def close(self) -> None:
        self._worker.terminate()
        self._worker.onmessage = self._worker.onerror = None
        self._heard.destroy()
        self._failed.destroy()
