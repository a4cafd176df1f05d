"""Keeps what the page looks like when it is left, for the next launch to show before Python is
awake (static/boot.mjs): the menu's games to go on with, and the board of the game being played."""

import json
from contextlib import suppress

import js
from js import document

from tessera.browser.document import DocumentSurface
from tessera.browser.stores.storage import site_store
from tessera.scene.live import mount
from tessera.scene.node import Node
from tessera.screens.app import App
from tessera.screens.page import Page
from tessera.storage.ports import StoreError
from tessera.storage.site import PICTURE

MOST = 250_000
"""Characters; more is no longer worth its place beside the saved games."""


def keep(app: App, address: str) -> None:
    """Stores the picture as markup, once there is one, or does without where there is no room."""
    if not app.services.device.is_whole():
        return  # No game can be opened yet, so the picture of the visit before is better.
    board = _board(app.screen)
    menu, ways, more = app.router.hook("last menu")(app.screen)
    shown = {
        "menu": _markup(menu),
        "ways": ways,
        "more": {place: "".join(map(_markup, nodes)) for place, nodes in more.items()},
        "address": address,
        "board": _markup(board) if board else "",
    }
    text, store = json.dumps(shown), site_store(app.services.device.journal)
    with suppress(StoreError):
        if len(text) <= MOST:
            store.set(PICTURE, text)
        else:
            store.delete(PICTURE)


def _board(screen: Page) -> Node | None:
    """The board of a game being played; None on other pages."""
    if screen.name != "play":
        return None
    # Imported here because the menu needs none of it.
    from tessera.screens.table.last_seen import last_seen  # noqa: PLC0415

    return last_seen(screen)


def boards() -> dict[str, js.Element]:
    """The boards in the picture of the menu, by the addresses of their games."""
    entries = document.querySelectorAll("#app .resume")
    pairs = [(entry.getAttribute("href"), entry.querySelector(".glimpse")) for entry in entries]
    return {address: board for address, board in pairs if address and board}


def lay(shown: dict[str, js.Element]) -> None:
    """Puts these boards where Python will draw the same in a moment, so that none of them
    flickers."""
    for entry in document.querySelectorAll("#app .resume"):
        room, address = entry.querySelector(".glimpse:empty"), entry.getAttribute("href")
        if room and address in shown:
            room.append(shown[address])


def _markup(node: Node) -> str:
    element = mount(DocumentSurface(), node).element
    # The page's policy allows no styles in markup; boot.mjs sets them as Python does.
    for styled in element.querySelectorAll("[style]"):
        styled.dataset.style = styled.style.cssText
        styled.removeAttribute("style")
    return element.outerHTML
