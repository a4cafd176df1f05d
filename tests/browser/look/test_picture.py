"""A picture of a game as the browser makes it: of the size that was chosen, with board, names and
letters, and kept as a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page
from tests.storage.golden import FOLDER

pytestmark = pytest.mark.awake

CARDS = (FOLDER / "record-2" / "sequence-1.txt").read_text(encoding="utf-8")
PAPER = [244, 238, 226]
"""The ground of the picture, by day and by night."""
COLOURS = """(image) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [20, 20];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, 20, 20);
    const bytes = context.getImageData(0, 0, 20, 20).data;
    return Array.from({ length: 400 }, (_, n) => [...bytes.slice(4 * n, 4 * n + 3)]);
}"""
"""The mean colours of a coarse grid, row by row."""


def test_a_picture_has_board_and_names_and_is_saved(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="dark")
    open_page(page, f"{site}#/picture/one", {"tessera/game/one": CARDS})
    image = page.locator(".picture-place img")
    sizes = []
    for shape in ("Upright", "Wide", "Square"):
        page.get_by_role("button", name=shape).click()
        expect(page.locator(f".shape-{shape.lower()} img")).to_be_visible()
        sizes.append(image.evaluate("i => [i.naturalWidth, i.naturalHeight]"))
    assert sizes == [[1080, 1350], [1920, 1080], [1080, 1080]]

    colours = image.evaluate(COLOURS)
    rows = [colours[20 * n : 20 * n + 20] for n in range(20)]
    ground = [sum(colour == PAPER for colour in row) for row in rows]
    assert ground[0] == 0, "the band of stones"
    assert ground[10] > 4, "nothing beside the board"
    assert 6 < sum(colour != PAPER for colour in rows[10]) < 16, "the board"
    assert ground[17] < 20, "the names"

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename.startswith("tessera-sequence-")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
