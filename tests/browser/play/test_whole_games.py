"""Whole games from the menu to the result, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    PLAYABLE,
    SAME_CHANCE,
    log,
    open_page,
    playable,
    press,
    primary,
    set_up,
    till_over,
)

pytestmark = pytest.mark.awake


@pytest.mark.browser_context_args(
    viewport={"width": 768, "height": 1024},
    has_touch=True,
    is_mobile=True,
    reduced_motion="no-preference",
)
def test_two_people_play_a_whole_game_by_touch(page: Page, site: str) -> None:
    page.add_init_script(SAME_CHANCE)
    open_page(page, site)
    set_up(page, ["person", "person"])
    for _ in till_over(page):
        press(page, PLAYABLE, "[data-primary]", tap=True, last=True)
    won = page.locator(".victors + span").text_content() or ""
    assert "wins with 6 in line" in won
    assert page.locator(".tile.won").count() >= 6
    assert log(page)[0].endswith(won)

    page.evaluate("() => { delete crypto.getRandomValues; }")  # Another game, and not the same.
    primary(page).tap()  # Play again.
    expect(page.locator(".tile .chip")).to_have_count(0)
    assert not any(won in line for line in log(page))


def test_two_people_play_a_whole_game_by_keyboard_alone(page: Page, site: str) -> None:
    open_page(page, site)
    focus_on(page, "a[href='#/new/sequence_dice']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-press='game:seat 1']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-press='app:kind person']")
    page.keyboard.press("Enter")
    page.keyboard.type("Rui")
    page.keyboard.press("Enter")
    expect(page.locator("[data-press='game:seat 1']")).to_be_focused()
    focus_on(page, "[data-press='app:rules']")
    page.keyboard.press("Enter")
    page.locator("dialog :focus").wait_for()  # It is given to the dialog once that stands.
    focus_on(page, "input[name=line]:checked")
    page.keyboard.press("ArrowDown")  # Five in line, for a shorter game.
    expect(page.locator("input[name=line][value='5']")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator("[data-press='app:rules']")).to_be_focused()
    focus_on(page, "[data-press='app:start']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-primary]")
    keys = 0
    for _ in till_over(page):
        # The focus is always led to what comes next: the button, or the first playable square.
        focused = page.evaluate("document.activeElement.matches('[data-primary], .square')")
        assert focused, page.evaluate("document.activeElement.outerHTML")
        if keys % 3 == 0 and playable(page).count() > 1:
            page.keyboard.press("PageDown")
        page.keyboard.press("Enter")
        keys += 1
    assert "wins with 5 in line" in (page.locator(".victors + span").text_content() or "")
    expect(primary(page)).to_be_focused()
    assert keys > 20


def test_arrow_keys_walk_over_the_board_and_say_each_square(page: Page, site: str) -> None:
    open_page(page, site)
    set_up(page, ["person", "person"])
    page.locator(".square[tabindex='0']").focus()
    for key, square in (("Home", "a3"), ("ArrowUp", "a2"), ("ArrowRight", "b2"), ("End", "f2")):
        page.keyboard.press(key)
        label = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert label.startswith(square), (key, label)
    assert page.locator(".square[tabindex='0']").count() == 1


def play_until(page: Page, lines: int) -> None:
    """Presses what comes first until the log has so many lines."""
    while len(log(page)) < lines:
        press(page, PLAYABLE, "[data-primary]")


def focus_on(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there, as somebody without a mouse does."""
    for _ in range(80):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_nothing_is_lost_by_a_reload_in_the_middle(page: Page, site: str) -> None:
    open_page(page, site)
    set_up(page, ["person", "person"])
    play_until(page, 9)
    told, chips = log(page), page.locator(".tile .chip").count()
    prompt = page.locator(".prompt").text_content()
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert log(page) == told
    assert page.locator(".tile .chip").count() == chips
    assert page.locator(".prompt").text_content() == prompt

    page.locator(".bar a[href='#/']").click()  # And the menu offers to go on.
    page.locator(".resume").click()
    page.locator(".board").wait_for()
    assert log(page) == told
