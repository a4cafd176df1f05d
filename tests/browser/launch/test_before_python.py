"""What a person sees before Python is awake, or when it can't wake."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tessera.games import GAMES
from tessera.i18n import LANGUAGES
from tessera_kit.authoring.serve import HOST, TYPES
from tests.browser.at_table import WAKE, speak
from tests.browser.conftest import Watch
from tests.browser.host import Host, Line
from tests.languages import APART
from tools.build import naming
from tools.paths import PACKS, ROOT


@pytest.mark.console_error("Failed to load resource")
def test_the_menu_is_there_before_python(page: Page, site: str) -> None:
    page.route("**/*.wasm.*", lambda route: None)  # It never arrives.
    page.route("**/pictures/tabula.svg", lambda route: route.abort())  # A picture is only that.
    page.goto(site, wait_until="commit")
    expect(page.locator("#menu h1")).to_have_text("Several games, one table", use_inner_text=True)
    own = sum(len(game.editions) for game in GAMES)
    packs = len([*PACKS.glob("*/pyproject.toml")])
    expect(page.locator(".games li")).to_have_count(own + packs)
    # Each is played with one press, and at a table of one's choice with another.
    for n, game in enumerate(page.locator(".games li").all()):
        expect(game.locator("a:visible")).to_have_count(2 if n < own else 1)
    page.wait_for_function("[...document.images].every(({ complete }) => complete)")
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator(".for-failed")).to_be_hidden()
    speak(page, "pt")
    expect(page.locator("#menu h1")).to_have_text("Vários jogos, uma mesa", use_inner_text=True)


WIDE = """
document.querySelector("#menu h1").checkVisibility() && (() => {
  const words = new Range();
  words.selectNodeContents(document.querySelector("#menu h1 :lang(en)"));
  return words.getBoundingClientRect().width;
})()
"""
"""How wide the menu's title is, which no two typefaces set alike."""
LONG_SEEN = "performance.getEntriesByType('paint')[0]?.startTime < performance.now() - 150"
OURS = "[...document.fonts].filter((face) => /^(Titles|Texts)$/.test(face.family))"


def test_typefaces_that_come_late_move_no_line_and_the_next_screen_has_them(
    page: Page, site: str
) -> None:
    held: list[Route] = []
    page.route("**/*.wasm.*", lambda route: None)
    page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(site, wait_until="commit")
    page.wait_for_function(LONG_SEEN)
    wide = page.evaluate(WIDE)
    assert len(held) == 2
    for face in held:
        face.continue_()
    page.wait_for_function(f"{OURS}.every(({{ status }}) => status === 'loaded')")
    page.wait_for_timeout(100)  # Lines that must not move would have moved by now.
    assert page.evaluate(WIDE) == wide > 0
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("#menu")).to_be_hidden()
    page.go_back()
    expect(page.locator("#menu")).to_be_visible()
    assert page.evaluate(WIDE) != wide


def test_what_is_pressed_before_python_is_awake_is_done_later(page: Page, site: str) -> None:
    held = []
    # A function of our own: Playwright can't take a method of a built-in type.
    page.route("**/*.wasm.*", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(site, wait_until="commit")
    page.locator("a.play[href$=sequence_dice]").click()
    expect(page.locator(".waking")).to_be_visible()
    expect(page.locator("#menu")).to_be_hidden()
    page.wait_for_function("() => true")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(100)
    held[0].continue_()
    expect(page.locator(".table .board")).to_be_visible(timeout=60_000)
    begun = page.url
    page.reload()
    expect(page.locator(".table .board")).to_be_visible(timeout=60_000)
    assert page.url == begun
    page.go_back()
    expect(page.locator("#menu")).to_be_visible()
    expect(page.locator(".resume")).to_have_count(0)  # Nobody has done anything in it.
    page.go_forward()
    expect(page.locator(".table .board")).to_be_visible()


def test_without_javascript_a_word_says_so(new_context, site) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site)
    for language in LANGUAGES:
        expect(page.locator(f"noscript p[lang={language}]")).to_be_visible()
    for other in (".waking", ".for-policy"):
        expect(page.locator(other)).to_be_hidden()
    expect(page.locator("#menu h1")).to_be_visible()


@pytest.mark.console_error("WebAssembly is not defined|DecompressionStream is not defined")
@pytest.mark.parametrize(
    ("lacks", "words"),
    [
        # As Edge does where it is strict, and Safari in Lockdown Mode: Chromium with --jitless.
        ("WebAssembly", "is switched off in this browser"),
        ("DecompressionStream", "This browser is too old"),
    ],
)
def test_what_the_browser_lacks_is_told(page: Page, site: str, lacks: str, words: str) -> None:
    page.add_init_script(f"delete globalThis.{lacks}")
    page.goto(site)
    expect(page.locator(".trouble:visible")).to_have_count(1)
    expect(page.locator(".trouble p:visible")).to_contain_text(words)
    page.wait_for_timeout(500)  # Another text that must not follow would have followed by now.
    expect(page.locator(".trouble p:visible")).to_contain_text(words)


@pytest.mark.console_error("404|Failed to|integrity")
@pytest.mark.parametrize("name", ["static-*/checked.js", "tessera-*.zip.bin"])
def test_a_file_that_the_server_does_not_send_is_named(page: Page, host: Host, name: str) -> None:
    (file,) = host.folder.glob(name)
    elsewhere = file.rename(file.with_name("elsewhere"))
    page.goto(host.address)
    words = page.locator(".for-missing p:visible")
    expect(words).to_contain_text(file.name, timeout=WAKE)
    elsewhere.rename(file)
    words.get_by_role("link").click()
    awake(page)


INLINE = "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"


@pytest.mark.console_error(
    "Content Security Policy|WebAssembly|eval|is not a function|Failed to (load|fetch)"
)
@pytest.mark.parametrize(
    "policy",
    [
        "script-src 'none'",
        "default-src 'self'",
        INLINE,
        INLINE.replace("'self'", "'self' 'wasm-unsafe-eval'", 1),
    ],
)
def test_a_policy_of_the_server_that_is_too_strict_is_told(
    page: Page, site: str, policy: str
) -> None:
    def sent(route: Route) -> None:
        answer = route.fetch()
        headers = {**answer.headers, "content-security-policy": policy}
        route.fulfill(response=answer, headers=headers)

    page.route(site, sent)
    page.goto(site)
    words = page.locator(".for-policy p[lang=en]")
    expect(words).to_be_visible(timeout=WAKE)
    expect(words).to_contain_text("Content-Security-Policy")
    for other in (".for-failed", ".for-missing", ".for-mistyped", ".for-old", ".for-no-wasm"):
        expect(page.locator(other)).to_be_hidden()


@pytest.mark.console_error("Failed to load resource|ERR_FAILED|fetch")
def test_a_runtime_that_does_not_arrive_is_told(page: Page, site: str) -> None:
    page.route("**/*.wasm.*", lambda route: route.abort())
    page.goto(site)
    expect(page.locator(".for-failed")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("could not start. Your saved games are not lost")).to_be_visible()


@pytest.mark.console_error("MIME type")
def test_a_server_that_sends_scripts_as_another_type_is_told_of(
    page: Page, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TYPES, ".js", "text/plain")
    page.goto(host.address)
    for language in LANGUAGES:
        speak(page, language)
        words = page.locator(f".for-mistyped p[lang={language}]")
        expect(words).to_be_visible(timeout=30_000)
        expect(words).to_contain_text("text/javascript")
    expect(page.locator(".for-failed")).to_be_hidden()
    monkeypatch.undo()
    page.locator(".for-mistyped a:visible").click()
    awake(page)


def awake(page: Page) -> None:
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)


@pytest.mark.console_error("integrity|Failed to fetch|not what was built|WebAssembly|404")
@pytest.mark.parametrize(
    "name", ["interpreter.js", "pyodide-*/pyodide.asm.wasm.*", "tessera-*.zip.*"]
)
def test_a_file_cut_short_is_asked_for_anew(page: Page, host: Host, name: str) -> None:
    # With status 200, and for the browser to keep: a host that was being filled, say.
    (file,) = host.folder.rglob(name)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    page.goto(host.address)
    expect(page.locator(".for-failed")).to_be_visible(timeout=WAKE)
    file.write_bytes(whole)
    page.get_by_role("link", name="Try again").click()
    awake(page)


def test_the_menu_stands_without_the_rest_of_the_app(page: Page, host: Host) -> None:
    # Nothing that the menu needs is in it, and what was opened comes when it can be had.
    (file,) = host.folder.glob("tessera_rest-*")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    page.goto(host.address)
    awake(page)
    page.locator("[data-press='app:settings']").click()
    page.get_by_role("radio", name="Loud").check(force=True)  # And a chip is heard.
    page.keyboard.press("Escape")
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.locator("a[href='#/new/tabula']").click()
    lacking = page.get_by_text("This part of Tessera can't be downloaded now")
    expect(lacking).to_be_visible()
    page.get_by_role("link", name="Menu").click()
    expect(page.locator("#menu h1")).to_be_visible()
    page.locator("a[href='#/new/tabula']").click()
    expect(lacking).to_be_visible()
    file.write_bytes(whole)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-press='app:start']")).to_be_visible()
    page.locator("[data-press='app:start']").click()
    expect(page.locator(".table .board")).to_be_visible()


def test_an_added_game_waits_for_the_rest_of_the_app(page: Page, host: Host) -> None:
    (file,) = host.folder.glob("tessera_rest-*")
    whole = file.read_bytes()
    page.goto(f"{host.address}licenses/")
    path = host.address.partition("//")[2].partition("/")[2]
    page.evaluate("(key) => localStorage.setItem(key, 'ur')", f"tessera /{path} packs")
    file.write_bytes(whole[: len(whole) // 2])
    page.goto(host.address)
    awake(page)
    expect(page.get_by_text("This part of Tessera can't be downloaded now")).to_be_visible()
    file.write_bytes(whole)
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Try Ur again").click()
    expect(page.locator("#menu [data-way='tile ur'] a[href='#/begin/ur']")).to_be_visible()
    expect(page.get_by_role("button", name="Try Ur again")).to_have_count(0)


@pytest.mark.console_error("integrity|404|Failed to fetch|Content Security Policy")
def test_a_new_release_before_the_rest_of_the_app_came(page: Page, host: Host) -> None:
    (rest,) = host.folder.glob("tessera_rest-*")
    rest = rest.rename(rest.with_name("tessera_rest-0123456789.zip.bin"))
    page.goto(host.address)
    awake(page)
    page.locator("a[href='#/new/tabula']").click()
    expect(page.get_by_text("This part of Tessera can't be downloaded now")).to_be_visible()
    _publish_with(host, rest.name.partition(".")[0])
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-press='app:start']")).to_be_visible()


def _publish_with(host: Host, rest: str) -> None:
    """Puts up a release that asks for the rest of the app by this name."""
    (old,), (toml,) = host.folder.glob("static-*"), host.folder.glob("pyscript-*.json")
    new = Path(shutil.copytree(old, old.with_name("static-0123456789")))
    named = toml.with_name("pyscript-0123456789.json")
    named.write_text(toml.read_text("utf-8").replace(old.name, new.name), encoding="utf-8")
    script = new / "runtime.js"
    text = re.sub(r"tessera_rest-\w+", rest, script.read_text("utf-8"))
    script.write_text(text, encoding="utf-8")
    for before, after in ((old / script.name, script), (toml, named)):
        host.publish(naming.integrity(before), naming.integrity(after))
    host.publish(old.name, new.name)
    host.publish(toml.name, named.name)


@pytest.mark.console_error("integrity|Failed to fetch|404")
def test_a_copy_that_was_cut_short_is_replaced_without_a_word(page: Page, host: Host) -> None:
    page.add_init_script(NOTES_WORDS)
    file = next(host.folder.rglob("interpreter.js"))
    whole = file.read_bytes()
    file.write_bytes(whole[:99])
    page.goto(f"{host.address}licenses/")
    address = file.relative_to(host.folder).as_posix()
    page.evaluate("(address) => fetch(address).then((kept) => kept.text())", f"../{address}")
    file.write_bytes(whole)
    page.goto(host.address)
    awake(page)
    assert page.evaluate("sessionStorage.words") is None


NOTES_WORDS = """
new MutationObserver(() => {
    if (document.body?.dataset.state === "failed") sessionStorage.words = "a word";
}).observe(document, {subtree: true, attributeFilter: ["data-state"]});
"""
"""Remembers, also after the page has loaded itself anew, that it said it could not start."""


@pytest.mark.console_error("404")
def test_a_page_of_an_old_release_becomes_the_new_one(page: Page, host: Host) -> None:
    page.goto(f"{host.address}licenses/")
    page.evaluate("fetch('../').then((kept) => kept.text())")  # For ten minutes.
    (old,) = host.folder.glob("runtime/pyscript-*")
    old.rename(old.with_name("pyscript-0123456789"))
    host.publish(old.name, "pyscript-0123456789")
    page.get_by_role("link", name="← Tessera").first.click()
    awake(page)
    assert page.locator(f"link[href*={old.name}]").count() == 0


@pytest.mark.console_error("404")
def test_an_address_where_nothing_is_leads_to_the_start(page: Page, site: str) -> None:
    for address in ("nothing", "no/such/folder/"):
        page.goto(site + address)
        starts = page.get_by_role("link").all()
        assert len(starts) == len(APART)  # Those of regions read the language without one.
        expect(starts[-1]).to_have_attribute("href", site)
    starts[-1].click()
    expect(page.locator("#menu h1")).to_be_visible()
    page.goto(f"{site}%23/open/1AAAA&fbclid=x")  # As some messengers write a link.
    page.wait_for_url(f"{site}#/open/1AAAA&fbclid=x")


@pytest.mark.console_error("404|Content Security Policy")
def test_a_page_that_was_not_built_says_how_it_is(page: Page, watch: Watch) -> None:
    line = Line(ROOT, 0)
    watch.origin = f"http://{HOST}:{line.server_port}/"
    page.goto(watch.origin)
    for language in ("pt", "es", "en"):
        words = page.locator(f".unbuilt section[lang={language}]")
        expect(words).to_contain_text("make play")
        expect(words).to_contain_text("GitHub Actions")
    expect(page.locator(".for-failed")).to_be_hidden()
    expect(page.locator("#menu")).to_be_hidden()
    line.cut()
