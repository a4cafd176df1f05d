"""Four people sit down by touch round the table of the set-up, and two change places."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page, speak
from tests.browser.layout import BROKEN, turned_into
from tests.browser.play.test_drag import drop, lift, middle

PEOPLE = "cat green Ana\nowl blue Rui\nfox red Zé\ndog gold Bia"

pytestmark = [
    pytest.mark.awake,
    pytest.mark.browser_context_args(
        viewport={"width": 768, "height": 1024}, has_touch=True, reduced_motion="reduce"
    ),
]


def test_four_people_sit_down_by_touch_and_two_change_places(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/sequence_dice", {"tessera/people": PEOPLE})
    for name in ("Ana", "Rui", "Zé", "Bia"):
        page.locator(f"[data-press='app:person {name}']").tap()
    tokens = page.locator("[data-drag^='game:seat']")
    names = page.locator("[data-drag^='game:seat'] > :last-child")
    expect(tokens).to_have_count(4)
    before = names.all_text_contents()
    tokens.nth(0).tap()
    page.locator("[data-press='app:places 1']").tap()
    expect(tokens.nth(1)).to_be_focused()
    expect(names).to_have_text([before[1], before[0], *before[2:]])
    lift(page, tokens.nth(2))
    x, y = middle(tokens.nth(3))
    drop(page, x=x, y=y)
    after = [before[1], before[0], before[3], before[2]]
    expect(names).to_have_text(after)
    page.locator("[data-press='app:start']").tap()
    expect(page.locator(".player b > :first-child")).to_have_text(after)


def test_a_chair_for_two_more_is_pressed_by_finger_and_by_key(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/sequence", {"tessera/people": PEOPLE})
    tokens = page.locator("[data-drag^='game:seat']")
    for name in ("Ana", "Rui", "Zé", "Bia"):
        page.locator(f"[data-press='app:person {name}']").tap()
    expect(page.locator(".chair").first).to_have_text("+2")
    page.locator(".chair").first.tap()
    expect(tokens).to_have_count(6)
    page.locator(".chair").first.press("Enter")
    expect(tokens).to_have_count(8)


OVERLAP = """() => {
    const boxes = [...document.querySelectorAll("[data-board], [data-press='app:rules']")]
        .map((e) => [e.textContent, e.getBoundingClientRect()]);
    const wide = document.documentElement.scrollWidth - innerWidth;
    return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => [one, other])).concat(wide > 0 ? [["page", wide]] : []);
}"""
"""The chairs and the line of the rules that lie over each other."""


def test_no_chair_lies_on_another_or_over_the_rules(page: Page, site: str) -> None:
    seats = "\n".join(f"person Maximiliane {n}" for n in range(6))
    open_page(page, f"{site}#/new/sequence", {"tessera/seats": seats})
    faults = {}
    for language, game in (("de", "sequence"), ("fr", "sequences"), ("pt", "sequence_dice")):
        speak(page, language)
        page.evaluate("game => { location.hash = `#/new/${game}`; }", game)
        page.locator(f".set-up[data-game={game}]").wait_for()
        for letters in ("", "largest"):
            page.evaluate("size => tesseraLook('', size)", letters)
            for size in turned_into(page, (768, 1024), (390, 844), (844, 390), (1280, 800)):
                if found := page.evaluate(OVERLAP):
                    faults[language, game, letters, size] = found
    page.evaluate("tesseraLook('', '')")
    assert not faults


@pytest.mark.browser_context_args(viewport={"width": 1024, "height": 768})
def test_no_word_of_the_rules_breaks_where_letters_are_largest(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/sequence")
    page.evaluate("tesseraLook('', 'largest')")
    faults = []
    for language, game in product(("de", "pt", "fr"), ("sequence", "sequence_dice", "tabula")):
        speak(page, language)
        page.evaluate("game => { location.hash = `#/new/${game}`; }", game)
        page.locator(f".set-up[data-game={game}]").wait_for()
        page.locator("[data-press='app:rules']").click()
        words = page.locator("dialog :is(b, small, span, legend)").evaluate_all(
            f"all => all.filter(e => e.checkVisibility()).flatMap({BROKEN})"
        )
        wide = page.evaluate("document.documentElement.scrollWidth")
        faults += [(language, game, word) for word in words]
        faults += [(language, game, wide)] if wide > 1024 else []
        page.keyboard.press("Escape")
    page.evaluate("tesseraLook('', '')")
    assert not faults
