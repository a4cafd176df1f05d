"""A finished game is analysed in a real browser: beside the page, point by point, and played on."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.at_table import WAKE, open_page, until_workers_end
from tests.browser.axe import serious_faults
from tests.browser.play.test_thinking import WATCH, count
from tests.storage.golden import FOLDER

DICE = (FOLDER / "record-2" / "sequence_dice-1.txt").read_text(encoding="utf-8")
LONGEST = 60_000
"""Milliseconds that all of it may take on a slow machine."""


def test_a_game_is_analysed_beside_the_page_looked_at_and_played_on(page: Page, site: str) -> None:
    page.add_init_script(WATCH + f"localStorage.setItem('tessera/game/one', {json.dumps(DICE)})")
    open_page(page, f"{site}#/end/one")
    page.get_by_role("button", name="Analyse the game").press("Enter")
    expect(page.get_by_role("button", name="Stop")).to_be_focused()  # It goes when all is known.
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(page.locator(".moments li").first).to_be_visible(timeout=LONGEST)
    expect(page.locator(".analysing")).to_have_count(0, timeout=LONGEST)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert count(page, "answered") > 1  # Besides that it is awake.
    assert page.evaluate("scrollY") == 0, "The board is a picture, and nothing is scrolled to it."
    until_workers_end(page)  # It has done its work.

    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 50)
    middle = int(slider.input_value())
    assert 40 < middle < 60
    slider.press("ArrowLeft")
    assert int(slider.input_value()) < middle
    move = page.locator(".position .moves").text_content() or ""
    assert (slider.get_attribute("aria-valuetext") or "").startswith(move)

    expect(page.locator(".answer")).to_contain_text(
        "With average luck: about 6 wins in 10 for Rui."
    )
    page.locator(".moments button", has_text="Move 31").click()
    expect(page.locator(".shown-board [data-hint]")).to_have_count(1)
    assert serious_faults(page) == []
    page.reload()
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
    expect(page.locator(".moments li").first).to_be_visible()  # All is known already.
    expect(page.locator(".analysing")).to_have_count(0)
    assert serious_faults(page) == []
    page.locator(".moments button", has_text="Move 31").click()
    page.get_by_role("button", name="Try it again").click()
    expect(page.locator(".notice")).to_have_text("This is a new game now. The old one is kept.")
    expect(page.locator(".table")).to_be_visible()
