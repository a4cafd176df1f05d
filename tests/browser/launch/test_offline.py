"""Without a network, and with a new release on the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import tessera
from tests.browser.at_table import (
    log,
    open_page,
    playable,
    primary,
    set_up,
    speak,
    throw_until_choice,
    until,
)
from tests.browser.host import Host

KEPT = 20_000
"""Milliseconds in which a release must have been fetched on a slow machine."""
RELEASES = "caches.keys().then((names) => names.filter((name) => name.includes('release')))"
TAGLINE, NEWS = "no hurry.", "no hurry at all."


def visit(context: BrowserContext, host: Host) -> Page:
    """Opens the page and stays until it says that it may be left without a network."""
    page = context.new_page()
    open_page(page, host.address)
    expect(page.locator(".for-offline")).to_be_visible(timeout=KEPT)
    expect(page.locator(".for-offline")).to_have_text("Ready to play offline", use_inner_text=True)
    return page


def look_for_news(page: Page) -> None:
    """What a browser does by itself at every start and about once a day."""
    page.evaluate(
        "navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => {}, () => {})"
    )


def settled(page: Page) -> None:
    """Waits until what was found on the server is kept, or given up."""
    until(page, "navigator.serviceWorker.ready.then((kept) => !kept.installing)")


def releases(page: Page) -> int:
    """How many releases this browser keeps."""
    return len(page.evaluate(RELEASES))


def is_old(page: Page) -> bool:
    """Whether the menu is that of the release before."""
    return TAGLINE in (page.locator(".tagline").text_content() or "")


def test_a_game_stays_on_the_screen_where_all_site_data_is_cleared(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    page.reload()  # From here on the service worker serves it.
    page.locator("body[data-state=ready]").wait_for()
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    told = log(page)
    where = {"origin": host.origin.rstrip("/"), "storageTypes": "all"}
    keeping.new_cdp_session(page).send("Storage.clearDataForOrigin", where)
    expect(page.locator(".keeping.warning")).to_contain_text("data was cleared")
    assert log(page) == told
    playable(page).first.click()
    expect(page.locator(".keeping")).to_have_attribute("data-status", "SAVED")
    page.reload()
    expect(page.locator(".events li").nth(len(told))).to_be_attached()


def test_it_starts_and_plays_without_a_network(keeping: BrowserContext, host: Host) -> None:
    page = visit(keeping, host)
    host.cut()
    for address in (host.address, f"{host.address}index.html?from=icon"):
        open_page(page, address)
        expect(page.locator(".for-offline")).to_be_visible()
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    playable(page).first.click()
    expect(page.locator(".tile .chip")).to_have_count(1)
    page.goto(f"{host.address}#/about")
    page.get_by_role("link", name="All licences").click()
    expect(page.get_by_role("heading", name="Pyodide")).to_be_visible()


@pytest.mark.console_error("Failed to load resource")
def test_a_language_is_kept_once_it_was_chosen_and_a_downgrade_is_called_one(
    keeping: BrowserContext, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = visit(keeping, host)
    speak(page, "pt-BR")
    expect(page.locator("html")).to_have_attribute("lang", "pt-BR")
    monkeypatch.setattr(tessera, "__version__", "0.10.9")
    host.publish(TAGLINE, NEWS)
    look_for_news(page)
    settled(page)
    expect(page.locator(".for-update")).to_contain_text(
        "Este site voltou a uma versão anterior.", use_inner_text=True
    )
    host.cut()
    speak(page, "es")
    expect(page.locator(".notice")).to_have_text(
        "Español: não é possível obter este idioma agora. "
        "Verifique sua conexão com a internet e tente de novo."
    )
    page.locator("[data-take-over]").click()
    expect(page.locator(".tagline")).to_contain_text(NEWS, timeout=KEPT)
    page.locator("body[data-state=ready]").wait_for()
    page.goto(f"{host.address}#/new/sequence_dice")
    expect(page.locator("h1:visible")).to_have_text("Sequência com Dados")


def test_the_network_may_go_in_the_middle_of_the_first_game(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    set_up(page, ["person", "person"])
    host.cut()
    while len(log(page)) < 9:
        (playable(page).first if playable(page).count() else primary(page)).click()
    told = log(page)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert log(page) == told


def test_a_new_release_waits_for_the_game_in_another_tab(
    keeping: BrowserContext, host: Host
) -> None:
    menu, game = visit(keeping, host), keeping.new_page()
    open_page(game, host.address)
    set_up(game, ["person", "person"])
    host.publish(TAGLINE, NEWS)
    look_for_news(menu)
    settled(menu)
    assert releases(menu) == 2
    menu.wait_for_timeout(6_000)  # It looks every five seconds whether somebody plays.
    expect(menu.locator(".for-update")).to_be_hidden()
    expect(game.locator(".for-update")).to_be_hidden()

    throw_until_choice(game)
    told = log(game)
    game.reload()  # Nor does a reload change the release under a game.
    game.locator("body[data-state=ready]").wait_for()
    assert log(game) == told
    assert is_old(game)

    game.locator(".bar a[href='#/']").click()
    for page in (menu, game):
        expect(page.locator(".for-update")).to_contain_text("A new version is ready", timeout=8_000)
    host.cut()  # It is all here, however often the old one was started meanwhile.
    menu.get_by_role("button", name="Use it now").click()
    for page in (menu, game):  # Every tab is of one release.
        expect(page.locator(".tagline")).to_contain_text(NEWS, timeout=KEPT)
        page.locator("body[data-state=ready]").wait_for()
    expect(menu.locator(".for-update")).to_be_hidden()
    until(menu, f"{RELEASES}.then((kept) => kept.length === 1)")
    game.locator(".resume").click()
    assert log(game) == told


@pytest.mark.parametrize("fault", ["damaged", "missing"])
def test_a_release_that_is_not_whole_changes_nothing(
    keeping: BrowserContext, host: Host, fault: str
) -> None:
    page = visit(keeping, host)
    host.publish(TAGLINE, NEWS)
    shell = host.folder / "index.html"
    if fault == "damaged":
        shell.write_bytes(shell.read_bytes() + b"?")
    else:
        shell.unlink()
    look_for_news(page)
    settled(page)
    expect(page.locator(".for-update")).to_be_hidden()
    assert releases(page) == 1
    host.cut()
    open_page(page, host.address)
    assert is_old(page)
    expect(page.locator(".for-offline")).to_be_visible()


def test_a_browser_that_keeps_nothing_plays_and_promises_nothing(page: Page, site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(self, 'caches', { get() { throw new Error('refused'); } });"
        "delete Navigator.prototype.serviceWorker;"
    )
    open_page(page, site)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    page.locator(".bar a[href='#/']").click()
    expect(page.locator("#menu h1")).to_be_visible()  # A promise would stand there by now.
    expect(page.locator(".for-offline")).to_be_hidden()


def test_a_device_that_is_full_plays_and_promises_nothing(
    keeping: BrowserContext, host: Host
) -> None:
    page = keeping.new_page()
    devtools = keeping.new_cdp_session(page)
    devtools.send(
        "Storage.overrideQuotaForOrigin", {"origin": host.origin[:-1], "quotaSize": 3_000_000}
    )
    open_page(page, host.address)
    # It tries, finds no room, and leaves nothing half done behind.
    until(page, "navigator.serviceWorker.getRegistration().then((kept) => !kept)")
    assert releases(page) == 0
    expect(page.locator(".for-offline")).to_be_hidden()
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(page.locator(".board")).to_be_visible()


DAMAGE = f"""async (ending) => {{
    const cache = await caches.open((await {RELEASES})[0]);
    const kept = (await cache.keys()).find(({{ url }}) => url.endsWith(ending));
    const {{ headers }} = await cache.match(kept.url);
    await cache.put(kept.url, new Response("damaged", {{ headers }}));
}}"""
MEND = """new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    navigator.serviceWorker.controller.postMessage({ say: "mend" }, [port2]);
})"""
THROUGH_THE_WORKER = """performance.getEntriesByType("resource")
    .filter((entry) => /(js|bin)$/.test(entry.name) && entry.workerFinalSourceType !== "cache")
    .map(({ name }) => name)"""


@pytest.mark.console_error("integrity|404|Failed to fetch|Failed to load")
def test_what_is_kept_needs_no_worker_and_comes_anew_where_it_is_damaged(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    for ending in ("interpreter.js", "python_stdlib.zip.bin", "/tessera/"):
        page.evaluate(DAMAGE, ending)
    page.goto("about:blank")
    open_page(page, host.address)
    page.goto("about:blank")
    open_page(page, host.address)
    assert page.evaluate(THROUGH_THE_WORKER) == []

    for ending in ("interpreter.js", "rest.css", "/tessera/"):
        page.evaluate(DAMAGE, ending)
    assert page.evaluate(MEND) == {"mended": 3}
    host.cut()
    open_page(page, host.address)
    assert page.evaluate(THROUGH_THE_WORKER) == []
