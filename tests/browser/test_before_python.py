"""What a person sees before Python is awake, or when it can't wake."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tessera.games import NAMES
from tessera.i18n import LANGUAGES


def test_the_menu_is_there_before_python(page: Page, site: str) -> None:
    page.route("**/*.wasm", lambda route: None)  # It never arrives.
    page.goto(site, wait_until="commit")
    expect(page.locator("#menu h1")).to_have_text("Several games, one table", use_inner_text=True)
    expect(page.locator(".games li")).to_have_count(len(NAMES))
    # Each is a way into its game, or says that it comes soon.
    for game in page.locator(".games li").all():
        expect(game.locator("a:visible, .tag:visible")).to_have_count(1)
    expect(page.locator("progress")).to_be_visible()
    page.get_by_role("button", name="PT").click()
    expect(page.locator("#menu h1")).to_have_text("Vários jogos, uma mesa", use_inner_text=True)


def test_what_is_pressed_before_python_is_awake_is_done_later(page: Page, site: str) -> None:
    held = []
    # A function of our own: Playwright can't take a method of a built-in type.
    page.route("**/*.wasm", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(site, wait_until="commit")
    page.get_by_role("link", name="Sequence Dice").click()
    expect(page.locator(".waking")).to_be_visible()
    expect(page.locator("#menu")).to_be_hidden()
    page.wait_for_function("() => true")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(100)
    held[0].continue_()
    expect(page.locator("h1:visible")).to_have_text("Sequence Dice", timeout=60_000)


def test_without_javascript_a_word_says_so(new_context, site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site)
    for language in LANGUAGES:
        expect(page.locator(f"noscript p[lang={language}]")).to_be_visible()
    expect(page.locator(".waking")).to_be_hidden()
    expect(page.locator("#menu h1")).to_be_visible()


def test_without_webassembly_a_word_says_so(page: Page, site: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    for script in ("pyscript/core.js", "interpreter.mjs"):
        page.route(
            f"**/{script}", lambda route: route.fulfill(body="", content_type="text/javascript")
        )
    page.goto(site)
    expect(page.locator(".for-no-wasm")).to_be_visible()


@pytest.mark.console_error("Failed to load resource|ERR_FAILED|fetch")
def test_a_runtime_that_does_not_arrive_is_told(page: Page, site: str) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    expect(page.locator(".for-failed")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("Your saved games are not lost")).to_be_visible()
