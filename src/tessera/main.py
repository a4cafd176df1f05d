"""Where the app starts, once the interpreter runs."""

from __future__ import annotations

from js import document

from tessera.browser.page import Page


def start() -> None:
    """Takes over from the page that index.html shows by itself."""
    Page()
    document.body.dataset.state = "ready"
