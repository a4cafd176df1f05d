"""Four people sit down by touch round the table of the set-up, and two change places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page
from tests.browser.play.test_drag import drop, lift, middle

PEOPLE = "cat green Ana\nowl blue Rui\nfox red Zé\ndog gold Bia"
NAMES = "es => es.map(e => e.value)"

pytestmark = [
    pytest.mark.awake,
    pytest.mark.browser_context_args(
        viewport={"width": 768, "height": 1024}, has_touch=True, reduced_motion="reduce"
    ),
]


def test_four_people_sit_down_by_touch_and_two_change_places(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/sequence_dice", {"tessera/people": PEOPLE})
    names = page.locator(".round input")
    page.locator("label:has([name=players][value='4'])").tap()
    for name in ("Ana", "Rui", "Zé", "Bia"):
        page.locator(f"[data-press='app:person {name}']").tap()
    signs = page.locator(".seat-sign")
    signs.nth(0).tap()
    signs.nth(1).tap()
    expect(signs.nth(1)).to_be_focused()
    assert sorted(names.evaluate_all(NAMES)) == ["Ana", "Bia", "Rui", "Zé"]
    before = names.evaluate_all(NAMES)
    lift(page, signs.nth(2))
    x, y = middle(names.nth(3))  # Anywhere on the other seat, even on its name.
    drop(page, x=x, y=y)
    after = names.evaluate_all(NAMES)
    assert after == [*before[:2], before[3], before[2]]
    page.locator("[data-press='app:start']").tap()
    expect(page.locator(".player b > :first-child")).to_have_text(after)
