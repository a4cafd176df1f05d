"""The sheet of playing cards, once in the page for every picture that uses one of them.

A `<use>` may also name a sheet outside the page. But Chromium then reads the whole sheet again for
cards that are drawn later, 30 ms of a press, and keeps what it has read.
"""

import asyncio

import js
from js import document
from pyodide.ffi import JsException, create_proxy

from tessera.browser.capability import record
from tessera.scene.cards import LARGE_PRINT, SHEET

SEEN_SOON = "#app :is(.card-picture, .handover)"
"""A card, or the page behind which a hand is."""
LETTERS = "data-text"
"""The attribute of the root that says how large letters are."""


class Deck:
    """Fetches the sheet of cards when the first card is about to be drawn, and again when cards are
    to be in large print, or no longer. Only one face of a card is in the page: with each picture
    the browser lays out all that is in a card, and builds also what is hidden."""

    def __init__(self) -> None:
        self._fetching: asyncio.Future[None] | None = None
        self._large = False
        # Not kept by the module: with a list in it a snapshot could not be stored.
        watched = record(attributeFilter=[LETTERS])
        observer = js.MutationObserver.new(create_proxy(self._letters_changed))
        observer.observe(document.documentElement, watched)

    def look(self) -> None:
        """Puts the sheet into the page if a card is drawn, or will be, and it isn't there yet."""
        if not self._fetching and document.querySelector(SEEN_SOON):
            self._large = _large_letters()
            self._fetching = asyncio.ensure_future(self._fetch())

    def _letters_changed(self, *_: object) -> None:
        if self._fetching and self._large != _large_letters():
            self._fetching = None
            self.look()

    async def _fetch(self) -> None:
        large = self._large
        cards = await _sheet(SHEET)
        large_print = await _sheet(LARGE_PRINT) if large else None
        if not cards or (large and not large_print):
            self._fetching = None  # The next card to be seen asks again.
        if not cards or large != self._large:  # Chosen otherwise meanwhile.
            return
        # If only those in large print didn't come, better the usual ones than none.
        for card in large_print.querySelectorAll("symbol") if large_print else ():
            if usual := cards.querySelector(f"#{card.id}"):
                usual.replaceWith(card)
        cards.setAttribute("class", "deck")
        if before := document.querySelector("svg.deck"):
            before.replaceWith(cards)
        else:
            document.body.append(cards)


def _large_letters() -> bool:
    return (document.documentElement.getAttribute(LETTERS) or "").startswith("large")


async def _sheet(address: str) -> js.Element | None:
    """The root of a sheet with its cards alone; None if it didn't come."""
    try:
        answer = await js.fetch(address)
        sheet = js.DOMParser.new().parseFromString(await answer.text(), "image/svg+xml")
    except JsException as error:
        js.console.info(f"no pictures of cards: {error}")
        return None
    # What a host says of a missing file is no deck, and neither is half of one.
    if not answer.ok or sheet.querySelector("parsererror"):
        return None
    cards = sheet.documentElement
    if board := cards.querySelector("#deck-board"):
        board.remove()  # Shown as a picture of its own.
    return cards
