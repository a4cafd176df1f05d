"""A page that stays awake is to each test as if it were new."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    log,
    open_page,
    primary,
    set_up,
    settled,
    speak,
    under_more,
    until,
)
from tests.browser.awake import Awake

KEPT = """new Promise((then) => {
    const asked = indexedDB.open("tessera");
    asked.onsuccess = () => {
        const all = asked.result.transaction("texts").objectStore("texts").count();
        all.onsuccess = () => {
            asked.result.close();
            then(all.result);
        };
    };
})"""
"""How many texts the durable store has."""


def use(page: Page, site: str) -> None:
    """Does what another test could stumble over."""
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 768, "height": 1024})
    page.add_init_script("crypto.getRandomValues = numbers => numbers.fill(3)")
    open_page(page, site)
    speak(page, "es")
    set_up(page, ["person", "normal"])
    primary(page).click()
    until(page, f"{KEPT}.then((texts) => texts > 0)")
    under_more(page, "settings")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_next_test_finds_nothing_of_the_one_before(awake_pages: Awake, site: str) -> None:
    used = awake_pages.lend()
    use(used, site)
    awake_pages.take_back(used, spoilt=False)

    page = awake_pages.lend()
    assert page is used
    open_page(page, site)
    assert page.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    assert page.evaluate(KEPT) == 0
    assert page.evaluate("[innerWidth, innerHeight]") == [1280, 720]
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert not page.evaluate("Object.hasOwn(crypto, 'getRandomValues')")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#menu h1")).to_have_text("Several games, one table", use_inner_text=True)
    expect(page.locator(".resume")).to_have_count(0)
    # One app hears a press, and not two.
    set_up(page, ["person", "person"])
    primary(page).click()
    settled(page)
    assert len(log(page)) == 1
    assert page.evaluate("noted.ends.length") == 1, "its channel; the computer's worker has ended"
    awake_pages.take_back(page, spoilt=True)
    assert page.is_closed()
    assert awake_pages.lend() is not page


def test_a_database_that_is_never_let_go_keeps_nobody_waiting(
    awake_pages: Awake, site: str
) -> None:
    used = awake_pages.lend()
    open_page(used, site)
    used.evaluate("""new Promise((then) => {
        self.left = indexedDB.open("tessera");
        self.left.onsuccess = () => then();
    })""")
    awake_pages.take_back(used, spoilt=False)

    page = awake_pages.lend()
    assert page is used
    open_page(page, site)
    assert page.evaluate(KEPT) == 0
    awake_pages.take_back(page, spoilt=True)
