"""What static/thinker.mjs starts: the worker in which bots think for the page."""

import js
from pyodide.ffi import create_proxy

from tessera.browser.timer import later
from tessera.games import find
from tessera.thinking.slices import Slices
from tessera.thinking.worker import Worker

SLICE = 0.03
"""Seconds of thought between which the worker looks for messages: nothing is drawn here."""


def listen() -> None:
    """Answers the page from now on. What goes wrong goes to the page as an error of the worker."""
    worker = Worker(Slices(find, later, length=SLICE), js.postMessage)
    js.onmessage = create_proxy(lambda event: worker.receive(event.data))
