"""A game by others that writes itself into what is kept doesn't outlive its removal."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import open_page, until
from tests.browser.host import Host
from tests.browser.launch.test_faulty_packs import Shop
from tests.browser.launch.test_more_games import add
from tests.browser.launch.test_offline import (
    KEPT,
    NEWS,
    RELEASES,
    TAGLINE,
    look_for_news,
    settled,
    visit,
)
from tools.build import release

PLANTS = f"""(async () => {{
    for (const name of await {RELEASES}) {{
        const cache = await caches.open(name);
        const put = (address, text, type) =>
            cache.put(address, new Response(text, {{ headers: {{ "Content-Type": type }} }}));
        const home = new URL("./", location.href).href;
        const page = await (await cache.match(home)).text();
        const bare = page.replace(/<meta http-equiv[^>]*>/g, "");
        const script = "<script>localStorage.stayed = 'yes'</script>";
        await put(home, bare.replace("<head>", `<head>${{script}}`), "text/html");
        for (const {{ url }} of await cache.keys()) {{
            if (/cards-.*svg$/.test(url)) await put(url, "planted", "image/svg+xml");
        }}
    }}
    localStorage.planted = "yes";
}})();"""
"""In every release that is kept here: a page without a policy, with a script in it, and a picture
that is none."""
PACKAGE = f'''import js
js.Function.new({json.dumps(PLANTS)})()
"""Rota'''
ODD = f"""(async () => {{
    const odd = [];
    for (const name of await {RELEASES}) {{
        const cache = await caches.open(name);
        for (const {{ url }} of await cache.keys()) {{
            const text = await (await cache.match(url)).text();
            if (text === "planted" || text.includes("localStorage.stayed")) odd.push(url);
        }}
    }}
    return odd.length;
}})()"""
"""How many of the files that are kept are not as they were built."""
STAYED = "localStorage.stayed"


def test_what_a_game_has_planted_never_runs_and_goes_with_it(
    keeping: BrowserContext, host: Host
) -> None:
    Shop(host).alter({"tessera_rota/__init__.py": ('"""Rota', PACKAGE)})
    release.write(host.folder)
    page = visit(keeping, host)
    page.goto(f"{host.address}#/more")
    add(page, "Rota is on this device now.")
    until(page, "localStorage.planted")
    assert page.evaluate(ODD) > 1
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert page.evaluate(STAYED) is None

    page.goto(f"{host.address}#/new/rota")
    until(page, f"{ODD}.then((odd) => odd > 1)")
    page.goto(f"{host.address}#/more")
    with page.expect_event("load"):
        page.get_by_role("button", name="Remove Rota").click()
    page.locator("body[data-state=ready]").wait_for()
    assert page.evaluate(ODD) == 0

    host.publish(TAGLINE, NEWS)
    look_for_news(page)
    settled(page)
    page.evaluate(PLANTS)  # By whatever has stayed on, into both.
    takes_over(page, host)
    assert page.evaluate(STAYED) is None
    assert page.evaluate(ODD) == 0


def takes_over(page: Page, host: Host) -> None:
    """The new release is there, and the old one has gone."""
    open_page(page, host.address)
    # The page is new already: what was kept of it was none, and the host has no other.
    with page.expect_event("load"):
        page.get_by_role("button", name="Use it now").click(timeout=10_000)
    expect(page.locator(".tagline")).to_contain_text(NEWS, timeout=KEPT)
    page.locator("body[data-state=ready]").wait_for()
    until(page, f"{RELEASES}.then((kept) => kept.length === 1)")
