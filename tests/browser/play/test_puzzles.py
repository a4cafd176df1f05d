"""Puzzles in a browser: one by touch, one by keyboard, after a reload, and without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tessera.kit.puzzles import Puzzle, read
from tests.browser.at_table import open_page, primary
from tests.browser.host import Host
from tests.browser.launch.test_offline import visit
from tools.paths import PACKAGE

PUZZLES = read((PACKAGE / "games/sequence_dice/puzzles.txt").read_text(encoding="utf-8"))
FIRST, SECOND = PUZZLES[:2]
LAST = len(PUZZLES)


def square(play: str) -> str:
    return f"[data-press='game:square {play.split(' ')[1]}']"


def numbered(n: int) -> re.Pattern[str]:
    """What stands over the n-th puzzle, unless it is today's."""
    return re.compile(f"^(Puzzle {n} of {LAST}|Puzzle of the day)$")


def wrong(puzzle: Puzzle) -> str:
    return square(puzzle.second.play)


@pytest.mark.awake
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_puzzle_by_touch_and_after_a_reload(page: Page, site: str) -> None:
    open_page(page, f"{site}#/learn/sequence_dice")
    page.get_by_role("link", name="Puzzles").tap()
    word = page.locator(".lesson-word")
    expect(word).to_have_text(numbered(1))
    page.locator(wrong(FIRST)).tap()
    expect(word).to_have_text("Not quite")
    page.locator(square(FIRST.best.play)).tap(
        force=True
    )  # It is taken back, also while it is answered.
    expect(word).to_have_text(numbered(1))
    page.locator(square(FIRST.best.play)).tap()
    expect(word).to_have_text("✓ Right!")
    primary(page).tap()
    expect(word).to_have_text(numbered(2))
    page.locator(wrong(SECOND)).tap()
    page.goto(f"{site}#/puzzles/sequence_dice")
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    expect(word).to_have_text(numbered(2))
    page.get_by_role("button", name="Puzzles").tap()
    expect(page.locator(".puzzles-done")).to_contain_text(f"1 of {LAST} solved")
    expect(page.locator(".puzzles .tried")).to_have_count(1)


@pytest.mark.awake
def test_a_puzzle_by_keyboard(page: Page, site: str) -> None:
    open_page(page, f"{site}#/puzzles/sequence_dice")
    expect(page.locator(".lesson-word")).to_have_text(numbered(1))
    page.locator(square(FIRST.best.play)).focus()
    page.keyboard.press("Enter")
    heard = page.locator("#app .visually-hidden[role=status] > :last-child")
    expect(heard).to_contain_text("Right! Blocks a line of five")
    expect(primary(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson-word")).to_have_text(numbered(2))


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_by_keyboard_the_focus_comes_out_of_the_list_that_goes(page: Page, site: str) -> None:
    open_page(page, f"{site}#/puzzles/sequence_dice")
    page.get_by_role("button", name="Puzzles").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name=f"Puzzle 3 of {LAST}").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson-word")).to_have_text(numbered(3))
    expect(page.locator(".board .square:focus")).to_be_visible()


@pytest.mark.console_error("Failed to load resource")
def test_puzzles_that_were_opened_are_there_without_a_network(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    page.goto(f"{host.address}#/puzzles/sequence_dice")
    expect(page.locator(".lesson-word")).to_have_text(numbered(1))
    host.cut()
    open_page(page, f"{host.address}?again#/puzzles/sequence_dice")
    expect(page.locator(".lesson-word")).to_have_text(numbered(1))
    page.goto(f"{host.address}?again#/puzzles/tabula")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.awake
@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 800})
def test_the_list_of_puzzles_takes_no_room_from_a_table_without_one(page: Page, site: str) -> None:
    open_page(page, site)
    page.evaluate("document.documentElement.dataset.text = 'largest'")
    page.evaluate("location.hash = '#/puzzles/sequence_dice'")
    expect(page.get_by_role("complementary", name="Puzzles")).to_be_visible()
    page.evaluate("location.hash = '#/positions/tabula'")
    expect(page.get_by_role("combobox", name="Whose turn is it?")).to_be_visible()
    lower = page.get_by_role("main").evaluate("main => main.scrollHeight - main.clientHeight")
    assert lower == 0
