"""A page that comes by a name and without https, as in a school's own network: what only secure
pages have is missing there, and all else is as ever."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tessera.features import FEATURES
from tessera.screens.router import Router
from tessera_kit.authoring.serve import HOST
from tests.browser.at_table import open_page, primary
from tests.browser.conftest import Watch

GAME = "sequence_dice"
PLACES = (
    *(place for _, f in Router(FEATURES).features() for place in f.routes if place.isalpha()),
    *(f"{place}/{GAME}" for place in ("rules", "odds", "new", "begin", "post")),
    *("puzzles/tabula", "learn/tabula", "open", "join"),
)
NAMED = {
    "begin": "play",
    "numbers": "people",
    "post": "new",
    "puzzles": "lesson",
    "open": "incoming",
    "picture": "evening",
}
"""Pages that aren't named as their addresses. One with a fault is named otherwise in any case."""
GO = """hash => new Promise(there => {
    addEventListener("hashchange", () => setTimeout(there), { once: true });
    location.hash = hash;
})"""
COPIED = """addEventListener("copy", event => {
    self.copied = event.clipboardData.getData("text/plain");
})"""


@pytest.fixture
def lan(site: str, watch: Watch) -> str:
    """The site's address by a name in the house's own network."""
    address = site.replace(HOST, "school.lan")
    watch.origin = address.removesuffix("tessera/")
    return address


def test_every_page_a_game_and_a_message_that_is_copied(page: Page, lan: str) -> None:
    open_page(page, lan)
    assert page.evaluate("[isSecureContext, typeof crypto.randomUUID]") == [False, "undefined"]
    assert page.locator("link[rel=later]").count() == 0  # The app came beside WebAssembly.
    expect(page.locator(".for-insecure")).to_be_visible()
    expect(page.locator(".for-offline")).to_be_hidden()
    for place in PLACES:
        page.evaluate(GO, f"#/{place}")
        name = place.partition("/")[0]
        name = "courses" if place == "learn" else NAMED.get(name, name)
        expect(page.locator("body")).to_have_attribute("data-screen", name)

    page.evaluate(GO, f"#/new/{GAME}")
    page.locator("[data-press='app:start']").click()
    primary(page).click()
    expect(page.locator(".events > li")).not_to_have_count(0)
    page.reload()
    expect(page.locator(".events > li")).not_to_have_count(0)

    page.evaluate(GO, f"#/post/{GAME}")
    page.locator("[data-press='app:start']").click()
    page.locator("[data-primary][data-press='app:send']").click()
    page.evaluate(COPIED)
    page.locator("[data-press='app:copy letter']").click()
    assert page.evaluate("self.copied").startswith(lan + "#/letter/")
