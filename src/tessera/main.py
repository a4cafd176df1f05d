"""Where the app starts, once the interpreter runs."""

import asyncio
import gc
import random
from importlib import import_module

import js
from js import document

from tessera.browser.page import AppElement
from tessera.browser.rest import REST
from tessera.games import NAMES, find
from tessera.screens.entrance import OTHERS

BREATH = 0.1
"""Seconds between two imports, for whatever the page has to do."""


async def start() -> None:
    """Takes over from the page that index.html shows by itself."""
    # Out of a snapshot this comes as it was when that was made. Games have seeds of their own, from
    # the browser; this is for whatever else may ask.
    random.seed()
    js.performance.mark("tessera main")
    await AppElement().start()
    document.body.dataset.state = "ready"
    js.performance.mark("tessera ready")
    await _prepare()


async def _prepare() -> None:
    """Fetches and imports all other screens and the games while somebody looks at the menu, where
    no snapshot has them already."""
    if not await REST.come():
        return  # Whoever opens one is told, and can try again.
    for screens in OTHERS:
        await asyncio.sleep(BREATH)
        import_module(screens)
    for name in NAMES:
        await asyncio.sleep(BREATH)
        find(name)
    # All that stays for good: whoever collects garbage in the midst of a game needn't look at it.
    gc.freeze()
