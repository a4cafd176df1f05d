"""Four people sit down by touch round the table of the set-up, and two change places."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page, speak
from tests.browser.layout import BROKEN
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


EVERYBODY = "\n".join(f"letter green Maria Beatriz {n}" for n in range(24))
IN_SIGHT = """() => document.querySelector(".start").getBoundingClientRect().top
    - document.querySelector(".seats [role=group]").getBoundingClientRect().bottom"""
"""The pixels between the end of the first seat and the bar that stays in sight."""


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_the_first_seat_is_in_sight_on_a_phone_below_all_people(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/sequence", {"tessera/people": EVERYBODY})
    for language, game in (("de", "sequence"), ("pt", "sequences"), ("pt", "tabula")):
        speak(page, language)
        page.evaluate("game => { location.hash = `#/new/${game}`; }", game)
        page.locator(f".set-up[data-game={game}]").wait_for()
        assert page.evaluate(IN_SIGHT) >= 0, (language, game)


@pytest.mark.browser_context_args(viewport={"width": 1024, "height": 768})
def test_no_word_breaks_beside_the_table_where_letters_are_largest(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/sequence")
    page.evaluate("tesseraLook('', 'largest')")
    faults = []
    for language, game in product(("de", "pt", "fr"), ("sequence", "sequence_dice", "tabula")):
        speak(page, language)
        page.evaluate("game => { location.hash = `#/new/${game}`; }", game)
        page.locator(f".set-up[data-game={game}]").wait_for()
        page.locator(".agreed").evaluate("fold => { fold.open = true; }")
        words = page.locator(".form :is(b, small, span, legend)").evaluate_all(
            f"all => all.filter(e => e.checkVisibility()).flatMap({BROKEN})"
        )
        wide = page.evaluate("document.documentElement.scrollWidth")
        faults += [(language, game, word) for word in words]
        faults += [(language, game, wide)] if wide > 1024 else []
    page.evaluate("tesseraLook('', '')")
    assert not faults
