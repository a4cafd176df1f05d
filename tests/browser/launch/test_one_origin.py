"""Two sites of one origin, as GitHub gives all projects of a person."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page, set_up
from tests.browser.host import Host

PICTURES = "Object.keys(localStorage).filter((key) => key.endsWith('picture')).sort()"
ADDED = """Object.fromEntries(
    ["/tessera/", "/other/"].map((path) => `tessera ${path} packs`)
        .map((key) => [key, localStorage.getItem(key)]),
)"""


def test_they_share_games_and_nothing_that_belongs_to_a_release(page: Page, host: Host) -> None:
    (host.root / "other").symlink_to(host.folder)
    here, there = host.address, f"{host.origin}other/"
    page.goto(f"{here}licenses/")
    page.evaluate("localStorage.setItem('tessera/packs', 'rota')")  # Added when all shared it.
    open_page(page, here)
    set_up(page, ["person", "person"])
    page.goto(f"{there}licenses/")
    assert page.evaluate(PICTURES) == ["tessera /tessera/ picture"]
    open_page(page, there)
    expect(page.locator(".resume")).to_contain_text("Sequence Dice")
    page.goto(f"{there}#/more")
    page.get_by_role("button", name="Remove Rota").click()
    page.get_by_role("button", name="Add Rota").wait_for()
    assert page.evaluate(ADDED) == {"tessera /tessera/ packs": "rota", "tessera /other/ packs": ""}
    assert page.evaluate(PICTURES) == ["tessera /tessera/ picture"]
