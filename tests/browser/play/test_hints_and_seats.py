"""A hint asked for by touch, and a seat that changes hands in the middle of a game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    WAKE,
    log,
    open_page,
    playable,
    primary,
    record_here,
    set_up,
    throw_until_choice,
)

pytestmark = pytest.mark.awake


def begun(page: Page, site: str, kinds: list[str]) -> None:
    open_page(page, site)
    set_up(page, kinds)


def overlaps(page: Page, first: str, second: str) -> bool:
    return page.evaluate(
        """([a, b]) => {
          const [p, q] = [a, b].map(s => document.querySelector(s).getBoundingClientRect());
          return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
        }""",
        [first, second],
    )


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (844, 390)])
def test_the_offer_of_a_hint_leaves_throw_and_board_in_sight(
    page: Page, site: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    begun(page, site, ["person", "normal"])
    throw_until_choice(page)
    page.locator(".table > .notice button").wait_for()
    for part in (".board", ".hand", ".thrown-total", ".prompt", "[data-press='app:hint']"):
        assert not overlaps(page, ".table > .notice", part), part


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_hint_by_touch_is_shown_told_noted_and_followed(page: Page, site: str) -> None:
    begun(page, site, ["person", "person"])
    page.locator(".table > .notice").wait_for()  # What the game is about.
    for part in (".players", ".board", ".dice", "[data-primary]"):
        assert not overlaps(page, ".table > .notice", part), part
    throw_until_choice(page)
    page.locator("[data-press='app:hint']").tap()
    marked = page.locator(".square[data-hint=placed]")
    expect(marked).to_have_count(1)
    expect(page.locator(".visually-hidden[role=status]")).to_contain_text("Hint: ")
    target = marked.get_attribute("data-press")
    page.locator("[data-press='app:hint 1']").tap()
    expect(marked).not_to_have_attribute("data-press", target or "")
    page.locator("[data-press='app:hint 0']").tap()
    expect(marked).to_have_attribute("data-press", target or "")
    marked.tap()
    expect(page.locator(".hint-strip")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert "\nnote hint " in record_here(page)
    assert " asks for a hint. " in log(page)[0]


def test_a_computer_takes_a_seat_and_gives_it_back_across_a_reload(page: Page, site: str) -> None:
    begun(page, site, ["person", "person"])
    throw_until_choice(page)

    def seat_takes(seat: int, kind: str) -> None:
        page.locator("[data-press='app:open more']").click()
        page.locator("[data-press='app:open seats']").click()
        page.locator(f"[data-press='app:seat {seat}']").click()
        page.locator(f"[data-press='app:kind {kind}']").click()
        page.locator("[data-press='app:seats']").click()
        expect(page.locator(".who-plays")).to_have_count(0)

    turn = page.locator(".player.active")
    seat = page.locator(".player").evaluate_all("all => all.findIndex(p => p.matches('.active'))")
    name = turn.locator("b").text_content()
    seat_takes(seat, "normal")
    expect(turn.locator("b")).not_to_have_text(name or "")
    # The computer wakes up and thinks; then it is the other person's turn.
    expect(primary(page)).to_have_text("Throw", timeout=WAKE)
    expect(playable(page)).to_have_count(0)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert f"\nnote left {seat + 1} person " in record_here(page)
    seat_takes(seat, "person")
    assert f"\nnote left {seat + 1} normal " in record_here(page)
    throw_until_choice(page)
