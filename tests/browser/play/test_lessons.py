"""Lessons in a browser: one by touch, one by keyboard, and how far one went after a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page, primary
from tests.browser.layout import boxes, turned_into

pytestmark = pytest.mark.awake

PHONES = ((390, 844), (360, 640), (375, 553), (384, 512), (320, 640))
CUT = """dice => dice.map(die => die.getBoundingClientRect()).filter((box, n, boxes) =>
    box.left < 8 || box.right > innerWidth - 8 || box.width < 44 || box.right > boxes[n + 1]?.left
).length"""
"""How many dice go over the edge or each other, or are too small for a finger."""
COVERED = """cards => {
    const boxes = cards.map(card => card.getBoundingClientRect());
    const width = boxes.at(-1).width;
    return boxes.slice(1).map((box, n) => width - (box.left - boxes[n].left)).filter(w => w > 4);
}"""
"""By how much cards cover the one before, of which the last is seen whole."""
SCROLLS = "table => table.scrollHeight - table.clientHeight"

HEARD = "#app .visually-hidden[role=status] > :last-child"


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_lesson_by_touch(page: Page, site: str) -> None:
    open_page(page, site)
    page.locator("a[href='#/learn']").tap()
    page.locator("a[href='#/learn/sequence_dice']").tap()
    page.get_by_role("link", name="Start", exact=True).tap()
    expect(primary(page)).to_have_text("Throw")
    primary(page).tap()
    page.locator("[data-press='game:square a1']").tap(force=True)
    expect(page.locator(".notice")).to_have_text("That is a 2, and the throw is 5.")
    page.locator("[data-press='game:square a3']").tap()
    expect(page.locator(".lesson-word")).to_have_text("✓ Right!")
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(page.locator(".steps-done")).to_have_text("Step 2 of 4")
    page.locator("[data-press='game:square d1']").tap()
    primary(page).tap()
    expect(primary(page)).to_have_text("Throw")
    page.wait_for_timeout(300)  # At once it would be half of a double tap.
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
    die = page.locator(".pick")
    expect(die.first).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    expect(die.nth(4)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(primary(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(HEARD)).to_contain_text("15 points. In a game the best split")
    expect(primary(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(die.first).to_be_focused()
    expect(page.locator(HEARD)).to_have_text("How many runs are here? Tap all that counts.")


def test_what_a_lesson_needs_is_seen_whole_on_every_phone(page: Page, site: str) -> None:
    open_page(page, f"{site}#/learn/sequences/runs")
    for lesson in ("runs", "several", "sixes", "hearts"):
        learn(page, f"sequences/{lesson}")
        for size in turned_into(page, *PHONES):
            assert page.locator(".pick").count() == 6
            assert page.locator(".pick").evaluate_all(CUT) == 0, (lesson, size)
    for lesson in ("card", "jacks", "teams"):
        learn(page, f"sequence/{lesson}")
        for size in turned_into(page, *PHONES):
            assert page.locator(".held").evaluate_all(COVERED) == [], (lesson, size)
    for lesson in ("several", "zeno"):
        learn(page, f"tabula/{lesson}")
        for width, height in turned_into(page, *PHONES):
            assert page.locator(".table").evaluate(SCROLLS) == 0, (lesson, width, height)
            prompt, point = boxes(page, ".prompt", "[data-press='game:point 6']")
            assert prompt[2] > 0.85 * width, (lesson, width, height)
            assert point[3] >= 24, (lesson, width, height)


def learn(page: Page, lesson: str) -> None:
    page.evaluate("lesson => { location.hash = `#/learn/${lesson}`; }", lesson)
    page.locator(f"[aria-current=step][href$='{lesson}']").wait_for(state="attached")
