"""Where the app starts, once the interpreter runs."""

from __future__ import annotations

from js import document

from tessera.browser.page import Page


async def start() -> None:
    """Takes over from the page that index.html shows by itself."""
    await Page().start()
    document.body.dataset.state = "ready"
