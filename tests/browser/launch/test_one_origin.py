"""Two sites of one origin, as GitHub gives all projects of a person."""

from __future__ import annotations

import zlib

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import WAKE, open_page, set_up, throw_until_choice, until
from tests.browser.host import Host
from tests.browser.launch.test_more_games import add
from tests.browser.launch.test_offline import KEPT

PICTURES = "Object.keys(localStorage).filter((key) => key.endsWith('picture')).sort()"
ADDED = """Object.fromEntries(
    ["/tessera/", "/other/"].map((path) => `tessera ${path} packs`)
        .map((key) => [key, localStorage.getItem(key)]),
)"""

LOCKS = "navigator.locks.query().then(({ held }) => held.map(({ name }) => name).sort())"


def test_they_share_games_and_nothing_that_belongs_to_a_release(page: Page, host: Host) -> None:
    (host.root / "other").symlink_to(host.folder)
    here, there = host.address, f"{host.origin}other/"
    page.goto(f"{here}licenses/")
    page.evaluate("localStorage.setItem('tessera/packs', 'rota')")  # Added when all shared it.
    open_page(page, here)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    # A game is played by one tab of the origin; releases wait while somebody plays on their site.
    own, game = page.evaluate(LOCKS)
    assert own == "tessera /tessera/ playing"
    assert game.startswith("tessera/game/")
    page.goto(f"{there}licenses/")
    assert page.evaluate(PICTURES) == ["tessera /tessera/ picture"]
    open_page(page, there)
    expect(page.locator(".resume")).to_contain_text("Sequence Dice")
    page.goto(f"{there}#/more")
    with page.expect_event("load"):
        page.get_by_role("button", name="Remove Rota").click()
    page.get_by_role("button", name="Add Rota").wait_for()
    assert page.evaluate(ADDED) == {"tessera /tessera/ packs": "rota", "tessera /other/ packs": ""}
    assert page.evaluate(PICTURES) == ["tessera /tessera/ picture"]


@pytest.mark.console_error("integrity|Failed to")
def test_the_worker_of_a_site_above_is_not_taken_for_ours(
    keeping: BrowserContext, host: Host
) -> None:
    # A person's page, with a worker that does nothing, on the origin that has Tessera in a folder.
    (host.root / "worker.js").write_text("onfetch = () => {}; onactivate = () => clients.claim();")
    (host.root / "person.html").write_text("<link rel=icon href=data:,>")
    page = keeping.new_page()
    page.goto(f"{host.origin}person.html")
    page.evaluate("navigator.serviceWorker.register('worker.js')")
    until(page, "Boolean(navigator.serviceWorker.controller)")

    # It has compared nothing with its sum: the page does.
    (file,) = host.folder.glob("tessera-*.zip.bin")
    built = file.read_bytes()
    packer = zlib.compressobj(level=1, wbits=-zlib.MAX_WBITS)
    file.write_bytes(packer.compress(zlib.decompress(built, -zlib.MAX_WBITS)) + packer.flush())
    page.goto(host.address)
    expect(page.locator(".for-failed")).to_be_visible(timeout=KEPT)
    file.write_bytes(built)
    page.locator(".trouble [data-again]:visible").click()
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)

    page.evaluate("window.stayed = true")
    page.goto(f"{host.address}#/more")  # It keeps nothing, and so has no room for a game: ours has.
    add(page, "Rota is on this device now.")
    page.goto(f"{host.address}#/")
    expect(page.locator(".for-offline")).to_be_visible(timeout=KEPT)
    until(page, "navigator.serviceWorker.controller.scriptURL.endsWith('/service-worker.js')")
    page.wait_for_timeout(500)  # It would be loaded anew now, in the middle of a first game.
    assert page.evaluate("window.stayed")
