"""The screen stays lit where people look at it without touching it, and goes dark when they have
gone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.at_table import open_page, until
from tests.browser.sequence_table import keep
from tests.games.sequence.view.deals import deal

LOCKS = """
self.lit = 0;
const request = async () => {
    lit += 1;
    return { released: false, release() { lit -= 1; this.released = true; } };
};
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
SOON = """
const wait = setTimeout;
self.setTimeout = (does, time, ...more) => wait(does, time === 600000 ? 1500 : time, ...more);
"""
"""Ten minutes pass in a moment."""


def visit(page: Page, place: str, *, lit: bool) -> None:
    page.evaluate("place => location.hash = place", place)
    until(page, f"location.hash === '{place}' && document.body.dataset.screen !== 'waiting'")
    until(page, f"lit === {int(lit)}")


def test_the_screen_stays_lit_wherever_a_game_is_on(page: Page, site: str) -> None:
    page.add_init_script(LOCKS)
    open_page(page, site)
    keep(page, deal("person Ana, person Rui"))
    page.locator(".handover").wait_for()
    until(page, "lit === 1")
    visit(page, "#/rules/sequence/6f1c", lit=True)
    visit(page, "#/rules/sequence", lit=False)
    visit(page, "#/phones/6f1c", lit=True)
    visit(page, "#/", lit=False)


def test_it_goes_dark_where_nobody_has_touched_it_for_long(page: Page, site: str) -> None:
    page.add_init_script(LOCKS + SOON)
    open_page(page, site)
    keep(page, deal("person Ana, person Rui"))
    until(page, "lit === 1")
    until(page, "lit === 0")
    page.keyboard.press("Shift")
    until(page, "lit === 1")
