"""How a launch begins: from a snapshot or without, with a picture of what was there before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.at_table import (
    WAKE,
    log,
    open_page,
    playable,
    record_here,
    set_up,
    throw_until_choice,
    until,
)
from tests.browser.host import Host

KEPT = "caches.open('tessera /tessera/ snapshot').then((cache) => cache.keys())"
IS_KEPT = f"{KEPT}.then((keys) => keys.length === 1)"
FOREIGN = "/Chromish/"


def visit(context: BrowserContext, host: Host) -> Page:
    """Opens the page and stays until a snapshot for the next launch is kept."""
    page = context.new_page()
    open_page(page, host.address)
    until(page, IS_KEPT)
    return page


def again(page: Page) -> None:
    """Launches once more."""
    page.reload()
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)


def from_snapshot(page: Page) -> bool:
    """Whether this launch was from a snapshot."""
    return page.evaluate("document.body.dataset.start === 'snapshot'")


def test_three_launches_from_one_snapshot_are_three_different_games(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    # Python starts from WebAssembly alone: on a first visit the app doesn't share the line with it.
    wasm, app = (page.evaluate(TIMES, name) for name in ("pyodide.asm.wasm", "tessera-"))
    assert app["asked"] > wasm["begins"]
    seeds, numbers, throws = set(), set(), set()
    for language in ("es", "en", "pt-BR"):  # Nor are they in the language of when it was made.
        page.evaluate("(code) => localStorage.setItem('tessera/language', code)", language)
        again(page)
        assert from_snapshot(page)
        set_up(page, ["person", "person"])
        throw_until_choice(page)
        assert CALLED[language] in " ".join(log(page))
        lines = record_here(page).splitlines()
        seeds.add(next(line for line in lines if line.startswith("seed ")))
        numbers.add(python(page, "import random; random.random()"))
        throws.add(python(page, "import secrets; secrets.token_hex()"))
        page.evaluate("location.hash = '#/'")
    assert [len(seeds), len(numbers), len(throws)] == [3, 3, 3]
    # What a worker stood in for is the page's own, and Python uses it as it would use that.
    assert python(page, OWN) == "HTMLDocument True"
    # On a stack of its own (JSPI) it would run to where Chromium crashes (docs/runtime.md).
    assert python(page, "import pyodide_js; pyodide_js._module.jspiSupported") is False


TIMES = """
(name) => {
  const entries = performance.getEntriesByType("resource");
  const { startTime, responseStart } = entries.find((entry) => entry.name.includes(`/${name}`));
  return { asked: startTime, begins: responseStart };
}
"""
"""When a file was asked for, and when its first byte came."""
CALLED = {"es": "Jugador 1", "en": "Player 1", "pt-BR": "Jogador 1"}
OWN = """
import js
from tessera.browser import page
f"{page.document.constructor.name} {type(page.document) is type(js.document)}"
"""


def python(page: Page, code: str) -> object:
    """What a line of Python gives, in the page's own interpreter."""
    return page.evaluate(
        "async (code) => (await (await import(document.querySelector('[src*=interpreter]').src))"
        ".loadPyodide()).runPython(code)",
        code,
    )


# Each takes the kept snapshot, as `bytes` and `about`, and does something to it. What can be seen
# of the bytes alone is seen under Node, in tests/tools/test_snapshots.py.
HARM = {
    "half of it": "bytes = bytes.subarray(bytes.length >> 1);",
    # The sum of it is right, and still it is nothing to start from.
    "another memory": "bytes = bytes.map((byte, at) => (at < 4096 || at % 512 < 4 ? byte : 0));",
    "another browser's": "to = key.url.replace('Chrome', 'Chromish'); await cache.delete(key);",
}


def test_a_snapshot_of_no_use_is_forgotten_and_nobody_notices(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    for harm in HARM.values():
        page.evaluate(
            """async () => {
                const cache = await caches.open('tessera /tessera/ snapshot');
                const [key] = await cache.keys();
                const kept = await cache.match(key);
                let to = key;
                let about = kept.headers.get('about');
                let bytes = new Uint8Array(await kept.arrayBuffer());
                HARM
                await cache.put(to, new Response(bytes, { headers: { about } }));
            }""".replace("HARM", harm)
        )
        page.reload()
        page.locator("body[data-state=ready]:not([data-start])").wait_for(timeout=WAKE)
        set_up(page, ["person", "person"])
        throw_until_choice(page)
        page.evaluate("location.hash = '#/'")
        # The old one goes, and a new one is made.
        until(page, f"{KEPT}.then((keys) => keys.length === 1 && !{FOREIGN}.test(keys[0].url))")
    again(page)
    assert from_snapshot(page)


SHIFTS = """
self.shifts = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts += value;
}).observe({ type: "layout-shift", buffered: true });
addEventListener("DOMContentLoaded", () => { document.body.style.opacity = ""; });
"""
"""Counts how much of the page has moved by itself, and how far (Cumulative Layout Shift). Of a page
that is transparent the browser counts nothing."""
LATE_BOOT = """
if (sessionStorage.sleepy) new MutationObserver((_, observer) => {
  const boot = document.querySelector("script[async]");
  if (!boot) return;
  observer.disconnect();
  boot.type = "late";
  setTimeout(() => {
    const again = Object.assign(document.createElement("script"), { type: "module" });
    again.text = boot.text;
    boot.replaceWith(again);
  }, 300);
}).observe(document, { childList: true, subtree: true });
"""
"""Has the script that shows the games to go on with run after the page was painted, as on a busy
machine."""
STILL = 0.005
"""A line of the first page that moves by its height is more, a word that is set in another face
less."""


@pytest.fixture
def slow(page: Page) -> Page:
    """A page whose Python sleeps until `wake` is called."""
    page.add_init_script(
        "if (sessionStorage.sleepy) {"
        "  const real = WebAssembly.compileStreaming;"
        "  WebAssembly.compileStreaming = (...all) =>"
        "    new Promise((go) => (self.wake = go)).then(() => real(...all));"
        "}"
    )
    return page


def test_the_last_board_is_there_at_once_and_a_press_on_it_is_done(slow: Page, site: str) -> None:
    page = slow
    open_page(page, site)
    set_up(page, ["person", "person"])
    for _ in range(3):
        throw_until_choice(page)
        playable(page).first.click()
    throw_until_choice(page)
    free = playable(page).first.get_attribute("data-press")
    chips, told = page.locator(".tile .chip").count(), len(log(page))
    page.evaluate("sessionStorage.sleepy = 'yes'")
    page.reload(wait_until="commit")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".tile .chip")).to_have_count(chips)
    expect(page.locator(".player b").first).to_have_text("Player 1, green,")
    square = page.locator(f"[data-press='{free}']")
    before = square.bounding_box()
    square.click(force=True)  # In a picture nothing can be played yet.
    until(page, "self.wake !== undefined")
    assert page.locator("body").get_attribute("data-state") == "loading"
    page.evaluate("wake()")
    page.locator("body[data-state=ready]").wait_for()
    assert len(log(page)) == told + 1
    assert square.bounding_box() == before  # Nothing jumps.


def test_the_menu_shows_the_games_to_go_on_with_at_once(slow: Page, site: str) -> None:
    page = slow
    page.add_init_script(SHIFTS)
    page.add_init_script(LATE_BOOT)
    open_page(page, site)
    assert page.evaluate("shifts") < STILL
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    page.goto(f"{site}#/")
    page.evaluate("sessionStorage.sleepy = 'yes'")
    held: list[Route] = []

    def hold(sheet: Route) -> None:
        held.append(sheet)

    page.route("**/rest.css", hold)  # It doesn't wait for the style of tables.
    page.reload(wait_until="commit")
    expect(page.locator(".resume")).to_contain_text("Sequence Dice")
    for sheet in held:
        sheet.continue_()
    page.unroute("**/rest.css")
    before = page.locator(".games").bounding_box()
    until(page, "self.wake !== undefined")
    page.evaluate("wake()")
    page.locator("body[data-state=ready]").wait_for()
    page.locator(".resume svg + .glimpse").wait_for(state="attached")  # Python has drawn it too.
    assert page.locator(".games").bounding_box() == before
    assert page.evaluate("shifts") < STILL


def test_the_screen_stays_lit_while_a_game_is_on(page: Page, site: str) -> None:
    page.add_init_script(
        "self.lit = 0;"
        "navigator.wakeLock.request = async () => {"
        "  lit += 1; return { released: false, release() { lit -= 1; } };"
        "};"
    )
    open_page(page, site)
    assert page.evaluate("lit") == 0
    set_up(page, ["person", "person"])
    until(page, "lit === 1")
    throw_until_choice(page)
    page.locator(".bar a[href='#/']").click()
    until(page, "lit === 0")


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (
            "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) Version/18.5 Safari/604.1",
            "Install first",
        ),
        ("Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0", "three dots"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "a bookmark"),
    ],
)
def test_how_to_install_fits_the_browser(
    new_context: Callable[..., BrowserContext], site: str, agent: str, words: str
) -> None:
    page = new_context(user_agent=agent).new_page()
    open_page(page, site)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Install on this device").click()
    expect(page.locator(".install")).to_contain_text(words)


# Bytecode that Python can't read: a fault as real as one of the runtime's own would be. It strikes
# when the next picture is to be drawn, with the move already played.
TRAP = """
from tessera.browser.page import AppElement
def broken(self): pass
broken.__code__ = broken.__code__.replace(co_code=bytes([255, 255]) * 50)
AppElement._draw = broken
"""


def is_whole(page: Page) -> bool:
    """Whether the published runtime has started."""
    return "/whole-" in str(
        page.evaluate(
            "async () => (await (await import(document.querySelector('[src*=interpreter]').src))"
            ".loadPyodide())._api.config.indexURL"
        )
    )


@pytest.mark.console_error("Pyodide has suffered a fatal error|cause of the fatal error")
@pytest.mark.console_error("unreachable|Recursive call|already fatally failed|ERR_FAILED|Aborted")
def test_a_trap_loses_no_move_and_the_next_launch_has_the_whole_runtime(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    told = len(log(page))
    host.cut()
    python(page, TRAP)
    playable(page).first.click()
    expect(page.locator(".for-stopped")).to_be_visible()
    expect(page.locator("#app")).to_have_attribute("inert", "")

    # Without a network it is said that what mends it can't be had, and the game goes on.
    page.get_by_role("link", name="Start again").click()
    page.locator("body[data-state=ready][data-runtime=lacking]").wait_for(timeout=WAKE)
    expect(page.locator("#app")).to_contain_text("stopped last time")
    assert len(log(page)) == told + 1  # The move that was never drawn.
    assert not is_whole(page)

    host.restore()
    again(page)
    assert is_whole(page)
    assert len(log(page)) == told + 1
    until(page, f"{KEPT}.then((keys) => keys.some(({{ url }}) => url.includes('whole-')))")
    host.cut()
    again(page)  # It is kept on the device, with a snapshot of its own.
    assert is_whole(page)
    assert from_snapshot(page)
    throw_until_choice(page)
    playable(page).first.click()
    assert len(log(page)) > told + 1
