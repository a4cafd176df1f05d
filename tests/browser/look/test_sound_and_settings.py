"""What is scheduled to be heard, and the sheet of settings in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    SAME_CHANCE,
    open_page,
    playable,
    primary,
    set_up,
    throw_until_choice,
    under_more,
    until,
)

pytestmark = pytest.mark.heard

LISTEN = """
self.starts = []; self.contexts = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (at) { starts.push([kind.name, at]); start.call(this, at); };
}
self.AudioContext = class extends AudioContext {
    constructor() { super(); contexts.push(this); }
};
document.addEventListener("readystatechange", () => {
    self.looks ??= {...document.documentElement.dataset};  // When nothing is painted yet.
});
"""
SPAN = "Math.max(...starts.map(([, at]) => at)) - Math.min(...starts.map(([, at]) => at))"
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", {value: Boolean(hidden), configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
PAPER = "getComputedStyle(document.body).backgroundColor"


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_sounds_begin_with_the_first_press_and_end_with_the_setting(page: Page, site: str) -> None:
    page.add_init_script(LISTEN + SAME_CHANCE)
    page.add_init_script("localStorage.setItem('tessera/pace', 'slow')")
    open_page(page, site)
    assert page.evaluate("[contexts.length, starts.length]") == [0, 0]
    set_up(page, ["person", "person"])
    until(page, "contexts[0]?.state === 'running'")
    assert page.evaluate("starts.length") == 0
    primary(page).click()
    until(page, "starts.length >= 22")
    assert page.evaluate("[...new Set(starts.map(([kind]) => kind))].length") == 2
    assert 0.8 < page.evaluate(SPAN) < 1.15
    assert page.evaluate("contexts.length") == 1

    expect(page.locator(".prompt")).to_contain_text("Throw the dice.")
    page.evaluate(HIDE, 1)
    until(page, "contexts[0].state === 'suspended'")
    page.evaluate(HIDE, 0)
    until(page, "contexts[0].state === 'running'")
    page.evaluate("contexts[0].suspend()")  # As a call does, on a phone.
    before = page.evaluate("starts.length")
    primary(page).click()
    until(page, f"contexts[0].state === 'running' && starts.length > {before}")
    page.keyboard.press("Control+z")

    under_more(page, "settings")
    page.locator("[name='setting sound'][value=off]").check(force=True)
    until(page, "contexts[0].state === 'suspended'")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)  # What was on its way.
    before = page.evaluate("starts.length")
    throw_until_choice(page)
    playable(page).first.click()
    page.wait_for_timeout(300)  # A sound that must not come would have come by now.
    assert page.evaluate("starts.length") == before


def test_the_sheet_of_settings_is_a_dialog_and_looks_come_before_the_first_paint(
    page: Page, site: str
) -> None:
    page.add_init_script(LISTEN)
    open_page(page, site)
    gear = page.get_by_role("button", name="Settings")
    light = page.evaluate(PAPER)
    gear.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    for _ in range(14):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement.matches('#menu *, .masthead *')")
    expect(dialog.get_by_role("group", name="Vibration")).to_have_count(0)
    dialog.get_by_role("radio", name="Dark").check(force=True)
    dialog.get_by_role("radio", name="Largest").check(force=True)
    dark = page.evaluate(PAPER)
    assert dark != light
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    dialog.get_by_label("Language").select_option("Español")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("[data-languages]")).to_have_value("es")
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".masthead [data-press]")).to_be_focused()

    page.reload()
    page.locator("#menu").wait_for()
    assert page.evaluate("[looks.theme, looks.text]") == ["dark", "largest"]
    page.locator(".masthead [data-press]").click()  # Python may still be asleep.
    dialog = page.get_by_role("dialog", name="Ajustes")
    dialog.wait_for(timeout=60_000)
    page.mouse.click(5, 5)  # Beside it.
    expect(dialog).to_have_count(0)
    page.evaluate("document.querySelector('.masthead [data-press]').click()")
    dialog.get_by_role("radio", name="Automático").check(force=True)
    assert page.evaluate(PAPER) == light
    page.emulate_media(color_scheme="dark")
    until(page, f"{PAPER} === '{dark}'")
    page.evaluate("document.querySelector('dialog').close()")  # As Android's way back does.
    expect(page.locator("dialog")).to_have_count(0)  # The app has heard of it, too.
    page.evaluate("document.querySelector('.masthead [data-press]').click()")
    expect(page.get_by_role("dialog")).to_be_visible()
