"""The sheet of playing cards, once in the page for every picture that uses one of them.

A `<use>` may also name a sheet outside the page. But Chromium then reads the whole sheet again for
cards that are drawn later, 30 ms of a press, and keeps what it has read.
"""

import asyncio

import js
from js import document
from pyodide.ffi import JsException

from tessera.scene.cards import SHEET

SEEN_SOON = "#app :is(.card-picture, .handover)"
"""A card, or the page behind which a hand is."""


class Deck:
    """Fetches the sheet of cards when the first card is about to be drawn."""

    def __init__(self) -> None:
        self._fetching: asyncio.Future[None] | None = None

    def look(self) -> None:
        """Puts the sheet into the page if a card is drawn, or will be, and it isn't there yet."""
        if not self._fetching and document.querySelector(SEEN_SOON):
            self._fetching = asyncio.ensure_future(self._fetch())

    async def _fetch(self) -> None:
        try:
            answer = await js.fetch(SHEET)
            sheet = js.DOMParser.new().parseFromString(await answer.text(), "image/svg+xml")
            # What a host says of a missing file is no deck, and neither is half of one.
            whole = answer.ok and not sheet.querySelector("parsererror")
        except JsException as error:
            js.console.info(f"no pictures of cards: {error}")
            whole = False
        if not whole:
            self._fetching = None  # The next card to be seen asks again.
            return
        cards = sheet.documentElement
        if board := cards.querySelector("#deck-board"):
            board.remove()  # Shown as a picture of its own.
        cards.setAttribute("class", "deck")
        document.body.append(cards)
