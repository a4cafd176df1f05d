"""Lessons in a browser: one by touch, one by keyboard, and how far one went after a reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import open_page, primary

HEARD = "#app .visually-hidden[role=status]"


def test_a_lesson_by_touch(new_context: Callable[..., BrowserContext], site: str) -> None:
    page = new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    open_page(page, site)
    page.locator("[data-way='learn sequence_dice']").tap()
    page.get_by_role("link", name="Begin", exact=True).tap()
    expect(primary(page)).to_have_text("Throw")
    primary(page).tap()
    page.locator("[data-press='game:square a1']").tap(force=True)
    expect(page.locator(".notice")).to_have_text("a1 is a 2, and the throw is 5.")
    page.locator("[data-press='game:square a3']").tap()
    expect(page.locator(".lesson-word")).to_have_text("✓ Right!")
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(page.locator(".steps-done")).to_have_text("Step 2 of 4")
    page.locator("[data-press='game:square d1']").tap()
    primary(page).tap()
    primary(page).tap()
    page.locator("[data-press='game:square b5']").tap()
    expect(primary(page)).to_have_text("Try again")
    primary(page).tap()
    page.locator("[data-press='game:square e2']").tap()
    expect(page.locator(".lesson-word")).to_have_text("✓ Lesson done")
    primary(page).tap()
    expect(page).to_have_url(f"{site}#/learn/sequence_dice/taken")


def test_a_lesson_by_keyboard_and_what_is_heard(page: Page, site: str) -> None:
    open_page(page, f"{site}#/learn/sequences/several")
    expect(primary(page)).to_be_focused()
    die = page.locator(".pick")
    die.first.focus()
    for _ in range(5):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    expect(die.nth(4)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(primary(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(HEARD)).to_contain_text("15 points. In play the best split")
    expect(primary(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(die.first).to_be_focused()
    expect(page.locator(HEARD)).to_have_text("How many runs are here? Tap all that counts.")
