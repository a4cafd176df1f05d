"""Whole games of Tabula, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    GO_ON,
    HASTE,
    agree,
    is_over,
    log,
    open_page,
    playable,
    press,
    primary,
    record,
    sit_down,
    till_over,
    under_more,
)
from tests.browser.layout import turned_into
from tests.browser.sequence_table import keep
from tools.paths import ROOT

pytestmark = pytest.mark.awake

SHORT_GAME = "crypto.getRandomValues = numbers => numbers.fill(9);"
"""The same game every time: in some nobody takes a piece off."""
RECORDED = ROOT / "tests" / "games" / "tabula" / "recorded"
CAN_LEAVE = ".square[aria-label*='move from here']"
CAN_ARRIVE = ".board:has(.square[aria-label*=': chosen']) .square[aria-label*='move here']"


def begin(page: Page, kinds: list[str], **options: str) -> None:
    """From the menu to the board; `kinds` says who sits on each seat."""
    page.locator("a[href='#/new/tabula']").click()
    sit_down(page, kinds)
    if options:
        agree(page, **options)
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()


def act(page: Page, *, tap: bool = False) -> bool:
    """One press of whoever is to act: the one button, or a piece, or where it goes. False while
    there is nothing to press."""
    return press(page, GO_ON, CAN_ARRIVE, CAN_LEAVE, tap=tap, last=True)


@pytest.mark.browser_context_args(
    viewport={"width": 768, "height": 1024},
    has_touch=True,
    is_mobile=True,
    reduced_motion="reduce",
)
def test_two_people_play_a_whole_game_by_touch(page: Page, site: str) -> None:
    page.add_init_script(SHORT_GAME)
    open_page(page, site)
    begin(page, ["person", "person"])
    for _ in till_over(page):
        act(page, tap=True)
    told = "\n".join(log(page))
    for happened in ("enters a piece on", "captures a piece of", "takes a piece off"):
        assert happened in told
    ended = page.locator(".victors + span").text_content() or ""
    assert "pieces home" in ended
    assert log(page)[0].endswith(ended)


def press_enter(page: Page, n: int) -> None:
    """Where the focus is led, which is always what comes next: the button, a piece, or where it
    goes. Each fifth time it goes elsewhere first."""
    focused = page.evaluate("document.activeElement.matches('[data-primary], .square')")
    assert focused, page.evaluate("document.activeElement.outerHTML")
    if n % 5 == 4 and playable(page).count() > 1:
        page.keyboard.press("PageUp")
    page.keyboard.press("Enter")


def test_two_people_play_by_keyboard_from_the_form_and_to_the_end(page: Page, site: str) -> None:
    open_page(page, site)
    page.locator("a[href='#/new/tabula']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-press='game:seat 1']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-press='app:kind person']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-change='name 1']")).to_be_focused()
    page.keyboard.type("Rui")
    page.keyboard.press("Enter")
    expect(page.locator("[data-press='game:seat 1']")).to_be_focused()
    page.locator("[data-press='app:start']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-primary]").focus()
    for n in till_over(page):  # The focus follows when a reader has begun to speak.
        press_enter(page, n)
        if len(log(page)) > 10:
            break

    keep(page, late("person"))
    page.locator("[data-primary]").focus()
    for n in till_over(page):
        press_enter(page, n)
    expect(primary(page)).to_be_focused()


def late(kind: str) -> str:
    """Ana plays against a computer, or somebody else, and 130 events lie behind them."""
    text = (RECORDED / "seed_draw.txt").read_text(encoding="utf-8")
    text = text.replace("seat person green P 1", "seat person red Ana")
    text = text.replace("seat person green P 2", f"seat {kind} blue Livia")
    head, _, events = text.partition("\n\n")
    head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    head = head.replace(f"played {len(events.splitlines())}", "played 130")
    return f"{head}\n\n" + "\n".join(events.splitlines()[:130]) + "\n"


def go_on_late(page: Page, site: str, kind: str) -> None:
    kept = {"tessera/pace": "fast", "tessera/game/late": late(kind)}
    open_page(page, f"{site}#/play/late", kept)
    page.locator(".board").wait_for()


def test_a_person_plays_to_the_end_against_the_computer_which_waits_for_the_turn_to_end(
    page: Page, site: str
) -> None:
    page.add_init_script(HASTE)
    go_on_late(page, site, "hard")
    ended = 0
    for _ in till_over(page):
        ended += page.locator(GO_ON, has_text="End turn").count()
        if not act(page):
            page.wait_for_timeout(20)
    assert is_over(page)
    assert ended > 1
    assert "Livia moves from" in "\n".join(log(page))


def test_zenos_turn_is_taken_back_reloaded_and_played_with_one_press(page: Page, site: str) -> None:
    open_page(page, site)
    begin(page, ["person", "person"], position="zeno")
    expect(page.locator("[data-press='game:point 6']")).to_have_attribute(
        "aria-label", "point 6, 7 red pieces"
    )
    expect(page.locator("[data-press='game:point 10']")).to_have_attribute(
        "aria-label", "point 10, 2 red pieces: move from here"
    )
    page.locator("[data-press='game:point 6']").click(force=True)
    expect(page.locator(".notice")).to_have_text(
        "From 6 nothing can be played: 8, 11 and 12 are closed."
    )
    page.locator("[data-press='game:point 10']").click()
    page.locator("[data-press='game:point 16']").click()
    assert page.locator(".thrown.used").count() == 1
    assert log(page)[0] == "Player 1 moves from 10 to 16."
    page.locator("[data-press='app:undo']").click()
    assert page.locator(".thrown.used").count() == 0
    page.locator("[data-press='game:point 24']").click()  # Only one piece can come there.
    assert log(page)[0] == "Player 1 moves from 19 to 24."
    saved = record(page)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert log(page)[0] == "Player 1 moves from 19 to 24."
    assert page.locator(".thrown.used").count() == 1
    assert record(page) == saved
    expect(primary(page)).to_have_text("Make the only move")
    primary(page).click()
    status = page.locator("#app [role=status] > :last-child")
    expect(status).to_contain_text("moves from 10 to 16. Player 1 moves from 20 to 22.")
    expect(status).to_contain_text("Player 2: Throw the dice.")


def test_numbers_and_danger_are_as_people_like_them(page: Page, site: str) -> None:
    open_page(page, site)
    begin(page, ["person", "person"], position="zeno")
    under_more(page, "settings")
    page.get_by_role("radio", name="I, II, III").check(force=True)
    page.get_by_role("radio", name="Shown in per cent").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".numeral").first).to_have_text("XXIV")
    label = page.locator("[data-press='game:point 9']").get_attribute("aria-label")
    assert label == "point 9, 1 red piece, in danger: 42%"
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(page.locator(".numeral").first).to_have_text("XXIV")


def test_it_fills_every_screen_without_scrolling(awake, site) -> None:
    page = awake(viewport={"width": 768, "height": 1024}, has_touch=True)
    open_page(page, site)
    begin(page, ["person", "person"], position="zeno")
    scrolls = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
    for width, height in turned_into(page, (768, 1024), (1280, 800), (390, 844)):
        where = (width, height)
        assert page.locator("html").evaluate(scrolls) == [0, 0], where
        for part in (".board", ".turn-panel", ".players", ".bar", "[data-primary]", ".dice"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["x"] >= 0, (part, where)
            assert box["x"] + box["width"] <= width + 0.5, (part, where)
            assert box["y"] + box["height"] <= height + 0.5, (part, where)
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["width"] > 0.66 * min(width, height), where


MARKED = """(marked, name) => marked.map(button => {
    const look = getComputedStyle(button);
    const box = button.nextElementSibling.firstElementChild.getBoundingClientRect();
    const board = button.closest(".board").getBoundingClientRect();
    const middle = board.top + board.height / 2;
    return [
        look.outlineStyle, look.backgroundColor, look.boxShadow,
        Math.min(Math.abs(box.top - middle), Math.abs(box.bottom - middle)) > 0.05 * board.height,
    ].join(" ");
})"""
"""What is seen of the buttons of marked places, and whether points stay clear of the middle."""
A_POINT = "none rgba(0, 0, 0, 0) none true"


def test_points_are_marked_as_points_and_a_long_log_makes_nothing_longer(
    page: Page, site: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 800})
    go_on_late(page, site, "person")
    assert page.evaluate("document.documentElement.scrollHeight") == 800
    primary(page).click()
    page.locator("[data-press='app:hint']").click()
    page.locator("[data-hint]").first.wait_for()
    assert {*page.locator("[data-hint]").evaluate_all(MARKED)} == {A_POINT}
    page.locator("[data-press='app:hint close']").click()
    page.locator(".square[data-drag]").last.hover()
    page.locator("[data-reach]").first.wait_for()
    assert {*page.locator("[data-reach]").evaluate_all(MARKED)} == {A_POINT}
