"""A host hides parts of the app by `tessera.json` beside the page."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import open_page
from tests.browser.host import Host

NAME = "tessera.json"
HIDDEN = ("Join a table", "More games", "Add and play Rota")
"""Links of the menu that the file of these tests hides."""


def says(host: Host, text: str) -> None:
    (host.folder / NAME).write_text(text, encoding="utf-8")


def is_hidden(page: Page) -> None:
    for name in HIDDEN:
        expect(page.get_by_role("link", name=name)).to_be_hidden()
    expect(page.get_by_role("link", name="Puzzle of the day")).to_be_visible()


def test_what_is_hidden_stays_so_without_a_network(keeping: BrowserContext, host: Host) -> None:
    says(host, '{ "hide": ["more-games", "phones"] }')
    page = keeping.new_page()
    open_page(page, host.address)
    is_hidden(page)
    expect(page.locator(".for-offline")).to_be_visible()
    host.cut()
    open_page(page, host.address)
    is_hidden(page)
    page.goto(f"{host.address}#/join")
    expect(page.locator("#app")).to_contain_text("This site doesn't offer this.")


def test_a_file_with_a_mistake_hides_nothing_and_about_says_so(
    context: BrowserContext, host: Host
) -> None:
    says(host, '{ "hide": ["phones" }')
    page = context.new_page()
    open_page(page, f"{host.address}#/about")
    expect(page.locator("#app")).to_contain_text("tessera.json of this site has a mistake")
    page.goto(f"{host.address}#/")
    for name in HIDDEN:
        expect(page.get_by_role("link", name=name)).to_be_visible()
