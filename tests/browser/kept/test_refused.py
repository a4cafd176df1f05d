"""What a browser refuses lies there as a text that is marked already."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page
from tests.browser.kept.test_saved_games import keep
from tests.browser.recorded import BEGUN

REFUSING = """() => {
self.fault = "NotAllowedError";
self.taken = [];
const refuse = () => Promise.reject(new DOMException("refused", self.fault));
Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
navigator.canShare = (what) => !what.files && !what.url;
navigator.share = (what) => { self.taken.push(what); return refuse(); };
}"""
MARKED = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"


def test_what_is_refused_is_marked_to_be_copied(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, "one", BEGUN)
    page.goto(f"{site}#/share/one")
    page.locator(".paper .share").wait_for()
    page.evaluate(REFUSING)
    field = page.locator("dialog textarea")
    for press in ("Copy the text", "Share…"):
        page.get_by_role("button", name=press).click()
        expect(field).to_be_focused()
        assert field.evaluate(MARKED) == field.input_value() != ""
        page.keyboard.press("Escape")
        expect(field).to_have_count(0)
    (taken,) = page.evaluate("self.taken")
    assert "#/open/" in taken["text"], "browsers that take no link take a text"

    page.evaluate("() => { self.fault = 'AbortError'; }")
    page.get_by_role("button", name="Share…").click()
    page.wait_for_function("self.taken.length === 2")
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 100))")
    expect(field).to_have_count(0)
    page.evaluate("() => { URL.createObjectURL = () => { throw new TypeError('refused'); }; }")
    page.get_by_role("button", name="Save as a file").click()
    expect(field).to_be_focused()
