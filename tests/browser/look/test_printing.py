"""What Chromium makes of the rules page on paper: how many sheets, how large, nothing cut off."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from tessera.features.rules.print_choice import TICK
from tessera.games import NAMES
from tests.browser.at_table import open_page

pytestmark = pytest.mark.awake

MM = 96 / 25.4
"""CSS pixels of a millimetre, in print as on the screen."""
EDGE = 5
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
PAGE, BOX = (
    re.compile(rb"/Type\s*/Page\b(?!s)"),
    re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]"),
)


def chosen(page: Page, game: str, printed: str, paper: str) -> list[tuple[float, float]]:
    """The sizes in mm of the sheets that are printed then."""
    page.emulate_media(media="null")  # No longer as `on_paper` has it.
    page.evaluate("game => location.hash = `#/rules/${game}`", game)
    page.locator(f"main > .actions a[href='#/new/{game}']").wait_for()
    page.locator(".rule-position svg").last.wait_for()
    page.locator(f"input[value={printed}]").check()
    page.locator("select[data-change=paper]").select_option(paper)
    made = page.pdf(prefer_css_page_size=True)
    boxes = [tuple(float(points) / 72 * 25.4 for points in box) for box in BOX.findall(made)]
    assert len(boxes) == len(PAGE.findall(made))
    return boxes  # type: ignore[return-value]


def on_paper(page: Page, selector: str) -> list[dict[str, float]]:
    """The boxes of these elements in print, in mm."""
    page.emulate_media(media="print")
    found: list[dict[str, Any]] = page.locator(selector).evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return [{side: length / MM for side, length in box.items()} for box in found]


def test_the_rules_are_one_page(page: Page, site: str) -> None:
    open_page(page, site)
    for game, paper in product(NAMES, SIZES):
        (sheet,) = chosen(page, game, "rules", paper)
        assert sheet == pytest.approx(SIZES[paper], abs=0.4), (game, paper)


BOARDS = (
    ("sequence", 2, False, (257, 257)),
    ("sequence_dice", 1, False, (186.8, 186.8)),
    ("tabula", 4, True, (424.5, 377.3)),
)
"""How many sheets each takes, whether they lie, and the size of the board in mm."""


def test_a_board_is_whole_and_in_true_size(page: Page, site: str) -> None:
    open_page(page, site)
    for (game, sheets, lying, board), paper in product(BOARDS, SIZES):
        width, height = sorted(SIZES[paper], reverse=lying)
        printed = chosen(page, game, "board", paper)
        assert len(printed) == sheets, (game, paper)
        assert all(sheet == pytest.approx((width, height), abs=0.4) for sheet in printed)

        area = 0.0
        for sheet, marks in zip(
            on_paper(page, ".printed-sheet"), on_paper(page, ".cut-marks"), strict=True
        ):
            area += (marks["width"] - 2 * TICK) * (marks["height"] - 2 * TICK)
            assert sheet["width"] == pytest.approx(width - 2 * EDGE, abs=0.1)
            assert sheet["height"] == pytest.approx(height - 2 * EDGE, abs=0.1)
            assert marks["left"] >= sheet["left"]
            assert marks["right"] <= sheet["right"]
            assert marks["top"] >= sheet["top"]
            assert marks["bottom"] <= sheet["bottom"]
        assert area == pytest.approx(board[0] * board[1], rel=0.002)
        assert all(line["width"] == pytest.approx(50, abs=0.1) for line in on_paper(page, ".ruler"))


SQUARES = (
    ("sequence", ".printed-part .printed", 10, 25),
    ("sequence_dice", ".printed-part .ground", 0.94, 29),
    ("tabula", ".printed-part .inlay", 85 / 97, 29),
)
"""What is measured, how many squares wide that is, and the size of a square in mm."""


def test_a_square_has_its_millimetres(page: Page, site: str) -> None:
    open_page(page, site)
    for game, measured, across, size in SQUARES:
        chosen(page, game, "board", "a4")
        found = on_paper(page, measured)
        assert found
        assert {round(box["width"] / across, 1) for box in found} == {size}, game


@pytest.mark.parametrize("paper", SIZES)
def test_the_score_sheet_is_one_page_with_all_its_lines(page: Page, site: str, paper: str) -> None:
    width, height = SIZES[paper]
    open_page(page, site)
    (sheet,) = chosen(page, "sequences", "score_sheet", paper)
    assert sheet == pytest.approx((width, height), abs=0.4)
    page.set_viewport_size({"width": round((width - 2 * EDGE) * MM), "height": 900})
    (points,) = on_paper(page, ".throw-points")
    assert points["bottom"] <= height - 2 * EDGE
    assert points["right"] <= width - 2 * EDGE + 0.1
    assert page.locator(".score-sheet tbody tr").count() >= 31  # Turns of a game of two.


def test_the_button_opens_the_browsers_dialog(page: Page, site: str) -> None:
    open_page(page, f"{site}#/rules/sequence")
    page.evaluate("window.print = () => { document.body.dataset.printed = 'yes' }")
    page.locator("input[value=board]").check()
    page.get_by_role("button", name="Print").click()
    page.locator("body[data-printed=yes]").wait_for()


def test_paper_is_light_by_night(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="dark")
    open_page(page, f"{site}#/rules/tabula")
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    page.evaluate(f"addEventListener('beforeprint', () => {{ globalThis.seen = {theme} }})")
    page.pdf()
    assert page.evaluate("globalThis.seen") == "light"
    assert page.evaluate(theme) == "dark"


def test_no_page_prints_its_buttons(page: Page, site: str) -> None:
    open_page(page, f"{site}#/about")
    page.emulate_media(media="print")
    assert not page.locator(".menu-link").is_visible()
