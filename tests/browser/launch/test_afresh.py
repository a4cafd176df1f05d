"""Where Tessera could not start it can be started afresh: all that is kept goes but the games."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tessera.screens.packs import TROUBLES
from tests.browser.at_table import WAKE, set_up, throw_until_choice, until
from tests.browser.host import Host
from tests.browser.launch.test_offline import visit

FAILS = """{
    let fails = "";
    try { fails = localStorage.fails } catch {}  // A blank page has none.
    if (fails) {
        addEventListener("DOMContentLoaded", () => Promise.reject(new Error("planted")));
    }
}"""
PLANT = """Promise.all([
    ...["tessera /tessera/ snapshot", "tessera /other/ release"].map((name) =>
        caches.open(name).then((cache) => cache.put("planted", new Response("planted")))),
    Object.assign(localStorage, {
        fails: "yes", "tessera /tessera/ packs": "rota", "tessera /tessera/ distrusted": "all",
    }),
])"""
PLANTED = """caches.keys().then(async (names) => {
    const has = async (name) => (await (await caches.open(name)).match("planted")) && name;
    return (await Promise.all(names.map(has))).filter(Boolean);
})"""
TEXTS = """Object.fromEntries(
    Object.entries(localStorage).filter(([key]) => key.startsWith("tessera /")),
)"""


@pytest.mark.console_error("planted|Failed to fetch|ERR_CONNECTION_REFUSED")
def test_all_that_is_kept_goes_and_the_games_stay(keeping: BrowserContext, host: Host) -> None:
    keeping.add_init_script(FAILS)
    page = visit(keeping, host)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    page.goto(f"{host.address}#/")
    page.evaluate(PLANT)
    page.reload()
    afresh = page.get_by_role("button", name="Start afresh and keep my games")
    afresh.wait_for(timeout=WAKE)
    assert page.locator("[data-again]:visible").count() == 1  # "Try again" stands before it.
    lacks = page.locator(".for-failed .for-no-network")
    expect(lacks).to_be_hidden()

    host.cut()
    before = page.evaluate("caches.keys()")
    afresh.click()
    expect(lacks).to_contain_text("Nothing was deleted")
    assert page.evaluate("caches.keys()") == before

    host.restore()
    page.evaluate("delete localStorage.fails")
    afresh.click()
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
    assert page.evaluate(PLANTED) == ["tessera /other/ release"]
    kept = page.evaluate(TEXTS)
    assert kept == {"tessera /tessera/ packs": "rota", "tessera /tessera/ starting/rota": "afresh"}
    expect(page.locator(".resume")).to_contain_text("Sequence Dice")
    expect(page.locator(".lacking")).to_contain_text(TROUBLES["afresh"])
    until(page, "document.body.hasAttribute('data-offline')")
