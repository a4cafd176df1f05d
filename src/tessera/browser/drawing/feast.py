"""The mosaic shown after a win. It ends by itself; any press ends it at once and does nothing
else."""

import js
from js import document
from pyodide.ffi import create_proxy

from tessera.browser.capability import FIRST


def listen() -> None:
    """The mosaic lies over everything, so that a finger or a mouse meets nothing else; a key would
    press what has the focus."""
    document.addEventListener("pointerdown", create_proxy(_skip), FIRST)
    document.addEventListener("keydown", create_proxy(_skip), FIRST)


def _skip(event: js.Event[js.Element]) -> None:
    feast = document.querySelector(".feast")
    running = [one for one in feast.getAnimations() if one.playState == "running"] if feast else []
    for one in running:
        one.finish()
    if running:
        event.preventDefault()
        event.stopImmediatePropagation()
