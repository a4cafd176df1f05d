"""Browsers that translate pages, though this one asks them not to, and extensions that move what
is in them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.at_table import log, open_page, primary, seat, speak
from tests.browser.translator import EARLY, TRANSLATE, check_read, heed

PAGES = (
    *("saved", "about", "share", "open", "data", "install", "join", "numbers", "puzzles", "more"),
    *("new/sequence", "rules/tabula", "odds/sequences", "learn/sequence_dice", "puzzles/tabula"),
    *("post/tabula", "letter/none", "open/none", "nowhere"),
)
MOVE = """(number) => {
    const boxes = [...document.querySelectorAll("#app .table, #app .table *:not(svg, svg *)")];
    for (const box of boxes.filter((box, place) => place % 4 === number)) {
        const { parentElement: parent, nextSibling: next } = box;
        if (number < 3) {  // It gets a frame, as from a dictionary or a shop's prices.
            const frame = document.createElement("div");
            box.replaceWith(frame);
            frame.append(box);
        } else {  // It is taken out of the page and put back.
            box.remove();
            parent.insertBefore(box, next);
        }
    }
}"""
"""An extension that puts its hands on every fourth element of a table."""


def speaks(page: Page, language: str) -> None:
    speak(page, language)
    expect(page.locator("html")).to_have_attribute("data-speaks", language)


def test_a_page_that_is_translated_before_it_starts_starts_and_goes_on(
    new_context, site: str
) -> None:
    page: Page = new_context(locale="es-ES").new_page()
    heed(page)
    page.add_init_script(EARLY)
    open_page(page, site)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#menu h1 span:visible")).to_have_text("«Varios juegos, una mesa»")
    for number, place in enumerate(PAGES):
        page.goto(f"{site}#/{place}")
        for language in ("pt", "en", "es")[number % 2 :]:
            speaks(page, language)
            check_read(page)
    page.reload()
    expect(page.locator("#app h1")).to_be_visible()
    check_read(page)


def test_a_page_that_others_write_into_shows_one_language_and_the_scores(
    new_context, site: str
) -> None:
    page: Page = new_context(locale="es-ES").new_page()
    heed(page)
    open_page(page, site)
    expect(page.locator("html")).to_have_attribute("lang", "es")  # For readers.
    page.evaluate(TRANSLATE)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#menu h1 span:visible")).to_have_text("«Varios juegos, una mesa»")
    page.evaluate("location.hash = '#/new/sequences'")
    seat(page, 1, "kind person")
    page.locator("[data-press='app:start']").evaluate("button => button.click()")
    page.locator(".turn-panel").wait_for()
    for _ in range(4):
        primary(page).click()
        check_read(page)
    for number in range(4):
        before = len(log(page))
        page.evaluate(MOVE, number)
        primary(page).click()
        assert len(log(page)) == before + 1
        check_read(page)
