"""Layout of the family's games on every screen: what is measured here was once too small."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.at_table import open_page
from tests.browser.sequence_table import keep
from tests.browser.test_sequence import boxes
from tests.screens.sequence.deals import deal

SIZES = (
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (390, 844),
    (390, 664),
    (375, 553),
    (360, 640),
    (844, 390),
    (384, 512),
)
SMALL = """es => es.filter(e => e.checkVisibility()).map(e => {
    const r = e.getBoundingClientRect();
    const over = e.closest(".held")?.nextElementSibling?.getBoundingClientRect();
    const covered = over && over.top < r.bottom - 20 && over.left < r.right;
    return [e.dataset.press, (covered ? over.left : r.right) - r.left, r.height];
}).filter(([, wide, high]) => wide < 24 || high < 24)"""


def test_sequence_has_its_board_first_and_nothing_too_small_to_press(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, deal())
    page.locator("[data-press='app:take over']").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        (board, square) = boxes(page, ".board", "[data-press='game:square e5']")
        found = page.locator(".table button, .table a").evaluate_all(SMALL)
        assert found == [], (width, height)
        if width <= 390:
            assert board[2] >= width - 17, (width, height)
        if width == 390:
            assert square[2] >= 36
        cut = "es => es.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
        assert page.locator(".player b, .player small").evaluate_all(cut) == [], (width, height)
        if (width, height) == (1024, 768):
            shown = page.locator(".held").evaluate_all(SHOWN)
            assert len(shown) == 7
            assert min(shown) >= 48


SHOWN = """es => es.map(e => {
    const [r, over] = [e, e.nextElementSibling].map(o => o?.getBoundingClientRect());
    return (over && over.top < r.bottom - 20 ? over.left : r.right) - r.left;
})"""
