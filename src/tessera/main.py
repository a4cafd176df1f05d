"""The start of the app, once the interpreter runs."""

import asyncio
import gc
import random
from importlib import import_module

import js
from js import document

from tessera.browser.deferred_archive import DEFERRED
from tessera.browser.page import AppElement
from tessera.features import FEATURES
from tessera.games import NAMES, find
from tessera.screens.router import Router

LATE, THINKER = "tessera.preload", "tessera.browser.thinker"
BREATH = 0.1
"""Seconds between two imports, in which the page can do other things."""


async def start() -> None:
    """Takes over from the page that index.html shows by itself."""
    # A snapshot of the interpreter contains the generator's state at the time it was made. Games
    # have seeds of their own, from the browser; this is for any other use.
    random.seed()
    js.performance.mark("tessera main")
    await AppElement(Router(FEATURES)).start()
    document.body.dataset.state = "ready"
    js.performance.mark("tessera ready")
    await _prepare()


async def _prepare() -> None:
    """Fetches and imports all other screens and the games while somebody looks at the menu or
    thinks, unless a snapshot already contains them."""
    if not await DEFERRED.load():
        return  # Somebody who opens one is told, and can try again.
    for name in (*import_module(LATE).late(), THINKER, *NAMES):
        await asyncio.sleep(BREATH)
        while document.querySelector("[data-moves]"):
            await asyncio.sleep(BREATH)
        (find if name in NAMES else import_module)(name)
    # All this stays for good, so garbage collection in the middle of a game needn't scan it.
    gc.freeze()
