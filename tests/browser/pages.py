"""Every page of the app, and the sheets over a table, in one list for all that must be true of
each."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tessera.games import GAMES
from tests.browser.recorded import FAMILY, until_event
from tests.games.sequence.view.deals import deal

OVER = until_event("sequence_dice/two_box_five", 0, FAMILY)
KEPT = {
    "tessera/game/over": OVER,
    "tessera/game/dice": until_event("sequence_dice/two_box_five", 5, FAMILY),
    "tessera/game/hands": deal(),
}
"""What is saved on the device meanwhile."""

_NAMES = [game.rules.name for game in GAMES]
PAGES = (
    *("#/", "#/saved", "#/about", "#/data", "#/evening", "#/install", "#/more", "#/numbers"),
    *("#/people", "#/share", "#/picture", "#/write", "#/open", "#/letter", "#/join", "#/x"),
    *(f"#/{place}/{name}" for place in ("new", "learn", "rules") for name in _NAMES),
    *(f"#/post/{name}" for name in ("sequence_dice", "sequences", "tabula")),
    *("#/positions/sequence", "#/positions/tabula"),
    *("#/odds/tabula", "#/learn/sequences/runs", "#/puzzles", "#/puzzles/tabula"),
    *(f"#/{place}/over" for place in ("play", "watch", "end", "analysis", "picture", "share")),
    *("#/play/dice", "#/play/hands", "#/screen/hands", "#/phones/hands", "#/share/hands"),
)
SHEETS = ("open more", "open seats", "open log", "open spread", "hint", "settings")
OPENED = """async (address) => {
    location.hash = address;
    const frame = () => new Promise(requestAnimationFrame);
    for (let n = 0; n < 9; n++) await frame();
    for (const fold of document.querySelectorAll("details")) fold.open = true;
}"""
"""Shows an address, with all folds unfolded."""

SMALL = """() => [...document.querySelectorAll("input, select, textarea")]
    .filter((e) => !e.matches("[type=checkbox], [type=radio], [type=range], [type=file]"))
    .filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 16)
    .map((e) => e.outerHTML.slice(0, 90))"""
"""The fields into which iPhones zoom."""


def every_state(page: Page) -> Iterator[str]:
    """Shows each page, and each sheet on it, by its name; `KEPT` is saved."""
    for address in PAGES:
        page.evaluate(OPENED, address)
        yield address
        if not address.startswith(("#/play/", "#/about")):
            continue
        if take := page.locator("[data-press='app:take over']").all():
            take[0].click()
            yield f"{address} taken over"
        for sheet in SHEETS:
            if not page.locator(f"#app [data-press='app:{sheet}']").count():
                for more in page.locator("[data-press='app:open more']").all():
                    more.dispatch_event("click")
            for button in page.locator(f"#app [data-press='app:{sheet}']").all()[:1]:
                button.dispatch_event("click")
                page.evaluate(OPENED, address)
                yield f"{address} {sheet}"
                page.keyboard.press("Escape")
                page.keyboard.press("Escape")
