"""Back, as a browser has it: what lies over the table closes first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page, under_more
from tests.browser.recorded import BEGUN
from tests.games.sequence.view.deals import deal

KEPT = {"tessera/game/one": BEGUN}
NOTE = """() => {
    self.came = [];
    addEventListener("focusin", ({ target }) => came.push(target.dataset.press));
    addEventListener("popstate", () => came.push("popstate"));
    const words = new MutationObserver((changes) => came.push(...changes
        .flatMap(({ addedNodes }) => [...addedNodes]).map((added) => added.textContent)));
    words.observe(document.querySelector("#app [role=status]"), { childList: true });
}"""
"""Notes where the focus comes to, each way back, and what is said."""
PRESS_ON_THE_WAY = """() => {
    history.go = (steps) => {
        delete history.go;
        history.go(steps);
        document.querySelector(".sheet [data-press='app:settings']").click();
    };
}"""
"""Presses while the history is on the way back that the page takes: a moment of 30 to 90 ms."""


def at_the_table(page: Page, site: str) -> None:
    """The game was come to from the list of saved ones."""
    open_page(page, f"{site}#/", KEPT)
    page.get_by_role("link", name="Saved games").click()
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.awake
def test_back_closes_one_thing_after_the_other_and_then_leaves(page: Page, site: str) -> None:
    at_the_table(page, site)
    under_more(page, "settings")
    expect(page.locator("dialog.settings")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog.settings")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-panel", "more")
    page.go_back()
    expect(page.locator(".table")).to_have_attribute("data-panel", "none")
    expect(page.locator("[data-press='app:open more']")).to_be_focused()
    page.go_back()
    expect(page.locator("h1:visible")).to_have_text("Saved games")


@pytest.mark.awake
def test_what_was_closed_by_hand_needs_no_way_back(page: Page, site: str) -> None:
    at_the_table(page, site)
    for _ in range(3):
        under_more(page, "settings")
        page.locator("[data-press='app:settings close']").click()
        page.keyboard.press("Escape")
    page.go_back()
    expect(page.locator("h1:visible")).to_have_text("Saved games")


@pytest.mark.awake
def test_the_focus_is_back_before_the_entry_of_what_was_closed_goes(page: Page, site: str) -> None:
    """On the way back in its history Chromium's reader hears of no focus. What is opened then
    stays."""
    at_the_table(page, site)
    page.locator("[data-press='app:open more']").click()
    page.locator(".sheet [data-press='app:settings']").press("Enter")
    expect(page.locator("dialog.settings")).to_be_visible()
    page.evaluate(NOTE)
    page.evaluate(PRESS_ON_THE_WAY)
    page.keyboard.press("Escape")
    page.wait_for_function("came.includes('popstate')")
    assert page.evaluate("came") == ["app:settings", "app:settings close", "popstate"]
    expect(page.locator("dialog.settings")).to_be_visible()


@pytest.mark.awake
def test_who_has_closed_a_sheet_and_goes_elsewhere_at_once_stays_there(
    page: Page, site: str
) -> None:
    at_the_table(page, site)
    page.locator("[data-press='app:open more']").click()
    page.keyboard.press("Escape")
    page.evaluate("location.hash = '#/about'")
    expect(page.locator("body[data-screen=about]")).to_be_visible()
    page.wait_for_timeout(1_200)  # Going back takes up to a second, and must not happen.
    expect(page.locator("body[data-screen=about]")).to_be_visible()


@pytest.mark.awake
def test_escape_puts_a_card_back_and_the_focus_waits_for_no_words(page: Page, site: str) -> None:
    """A jack changes all of the board: of so much a reader is told nothing for a second."""
    open_page(page, f"{site}#/play/one", {"tessera/game/one": deal("person Ana, normal Rui")})
    page.locator("[data-press='game:card JC 0']").press("Enter")
    expect(page.locator(".square:focus")).to_have_count(1)
    page.evaluate(NOTE)
    page.keyboard.press("Escape")
    page.wait_for_function("came.includes('Play a card.')")
    assert page.evaluate("came[0]") == "game:card JC 0", "before the words"


@pytest.mark.awake
def test_from_a_page_that_a_sheet_led_to_one_step_leads_back_to_the_table(
    page: Page, site: str
) -> None:
    at_the_table(page, site)
    page.locator("[data-press='app:open more']").click()
    page.locator(".sheet a", has_text="Rules").click()
    expect(page.locator("body[data-screen=rules]")).to_be_visible()
    page.go_back()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-panel", "none")
    page.go_back()
    expect(page.locator("h1:visible")).to_have_text("Saved games")
    page.go_forward()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.awake
def test_a_page_loaded_again_under_a_sheet_needs_no_second_way_back(page: Page, site: str) -> None:
    at_the_table(page, site)
    page.locator("[data-press='app:open more']").click()
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(page.locator(".table")).to_have_attribute("data-panel", "none")
    page.go_back()
    expect(page.locator("h1:visible")).to_have_text("Saved games")


@pytest.mark.awake
def test_saved_games_are_searched_by_keyboard(page: Page, site: str) -> None:
    names = ["Rui"] * 12 + ["Zé"]
    games = {f"tessera/game/{n}": BEGUN.replace("Rui", name) for n, name in enumerate(names)}
    open_page(page, f"{site}#/saved", games)
    field, listed = page.locator("input[type=search]"), page.locator(".saves > li")
    expect(listed).to_have_count(13)
    field.focus()
    page.keyboard.type("ze")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Zé")
    expect(page.locator("#app [role=status]")).to_contain_text("1 game")
    expect(field).to_be_focused()
    page.keyboard.type("x")
    expect(page.get_by_text("No saved game fits these words.")).to_be_visible()
    expect(field).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")
    expect(listed).to_have_count(13)
    page.keyboard.type("ana")
    page.keyboard.press("Enter")
    expect(listed).to_have_count(13)
    page.keyboard.type("zz")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    expect(listed).to_have_count(13)
    page.keyboard.type("ze")
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(field).to_have_value("")
    expect(listed).to_have_count(13)


@pytest.mark.awake
def test_a_name_that_is_being_typed_is_kept_by_the_form_it_is_typed_in(
    page: Page, site: str
) -> None:
    open_page(page, f"{site}#/")
    page.evaluate("location.hash = '#/new/sequence_dice'")
    token = page.locator("[data-press='game:seat 0']")
    token.click()
    page.locator("input[data-change='name 0']").type("Zoë")
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(token).to_have_text("ZZoë")
    page.go_back()
    expect(page.locator("#menu h1")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    page.go_forward()
    page.go_forward()
    expect(token).to_have_text("ZZoë")
