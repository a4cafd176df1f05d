"""Games that leave the device and come back, and games that are looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page
from tests.browser.axe import serious_faults
from tests.storage.golden import FOLDER

pytestmark = pytest.mark.awake

OLDER = sorted((FOLDER / "record-2").glob("*.txt"))
GAMES = {path.stem: path.read_text(encoding="utf-8") for path in OLDER}
DICE = GAMES["sequence_dice-1"]


def keep(page: Page, site: str) -> None:
    """Opens the list with the golden games in storage, as the first Tessera put them there."""
    games = {f"tessera/game/{id}": text for id, text in GAMES.items()}
    open_page(page, f"{site}#/saved", games)


def test_a_backup_is_restored_on_another_device(page: Page, site: str, new_context) -> None:
    keep(page, site)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="My data and backup").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a backup").click()
    other = new_context().new_page()
    open_page(other, f"{site}#/data")
    other.locator("input[type=file]").set_input_files(download.value.path())
    expect(other.locator(".lead")).to_have_text(f"This backup has {len(GAMES)} games.")
    other.get_by_role("button", name="Restore").click()
    expect(other.locator(".restored")).to_have_text(f"{len(GAMES)} games added.")
    other.get_by_role("main").get_by_role("link", name="Saved games").click()
    expect(other.locator(".saves li")).to_have_count(len(GAMES))


def test_a_link_is_opened_on_another_device(page: Page, site: str, new_context) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keep(page, site)
    page.goto(f"{site}#/share/sequence_dice-1")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".notice")).to_have_text("Copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    other = new_context().new_page()
    open_page(other, link)
    expect(other.locator("h1:visible")).to_have_text("Sequence Dice")
    assert other.evaluate("Object.keys(localStorage).length") == 0
    other.get_by_role("button", name="Keep this game").click()
    expect(other.locator(".moves")).to_have_text("Move 0 of 47")


def test_the_code_of_a_link_is_made_by_what_our_own_site_ships(page: Page, site: str) -> None:
    keep(page, site)
    page.goto(f"{site}#/share/tabula-1")
    page.get_by_role("button", name="Show a QR code").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible(timeout=20_000)
    dark = page.locator(".qr .dark").get_attribute("d")
    assert dark is not None
    assert dark.startswith("M4 4h1v1h-1z"), "the finder pattern begins behind the quiet zone"


def test_a_cheated_game_is_told_where(page: Page, site: str, tmp_path: Path) -> None:
    bad = tmp_path / "cheated.txt"
    bad.write_text(DICE.replace("place e4", "place a1", 1), encoding="utf-8")
    open_page(page, f"{site}#/open")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("Move 4 of this saved game")
    expect(page.get_by_role("alert")).to_contain_text("place a1")
    page.get_by_role("button", name="Keep the readable part").click()
    page.locator("body[data-screen=play]").wait_for()
    expect(page.locator(".events li")).to_have_count(3)


def test_a_file_of_a_hundred_megabytes_is_not_read(page: Page, site: str, tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    open_page(page, f"{site}#/open")
    page.locator("input[type=file]").set_input_files(huge)
    expect(page.get_by_role("alert")).to_contain_text("far too long")


def test_a_game_is_looked_at_by_keyboard(page: Page, site: str) -> None:
    keep(page, site)
    page.goto(f"{site}#/watch/sequence_dice-1")
    moves, status = (
        page.locator(".moves"),
        page.locator("#app > .app > [role=status] > :last-child"),
    )
    page.get_by_role("slider").focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(moves).to_have_text("Move 3 of 47")
    expect(status).to_have_text("Ana Luísa puts a chip on e4.")
    expect(page.locator(".tile .chip")).to_have_count(1)
    page.get_by_role("button", name="Last position").press("Enter")
    expect(moves).to_have_text("Move 47 of 47")
    page.get_by_role("button", name="Ana Luísa puts a chip on e4.").press("Enter")
    expect(moves).to_have_text("Move 3 of 47")
    page.get_by_role("button", name="Play on").press("Enter")
    expect(moves).to_have_text("Move 4 of 47")
    page.get_by_role("button", name="Pause").press("Enter")
    page.get_by_role("button", name="Continue from here").press("Enter")
    page.locator("body[data-screen=play]").wait_for()
    expect(page.locator(".notice")).to_contain_text("The old one is kept.")


def test_axe_finds_nothing_serious_where_games_are_kept(awake, site: str) -> None:
    # Without motion: what is still fading in has no contrast yet.
    page = awake(viewport={"width": 768, "height": 1024}, reduced_motion="reduce")
    keep(page, site)
    faults = {}
    for address in (
        *("#/saved", "#/data", "#/open", "#/numbers", "#/share/tabula-1", "#/end/sequence_dice-1"),
        *(f"#/watch/{id}/30" for id in GAMES),
    ):
        page.goto(site + address)
        faults[address] = serious_faults(page)
    assert not any(faults.values()), faults


@pytest.mark.parametrize("size", [(768, 1024), (390, 844), (844, 390), (360, 640), (1280, 800)])
def test_the_board_of_a_story_is_on_the_screen_and_its_moves_are_beside_or_below(
    awake, site: str, size
) -> None:
    width, height = size
    page = awake(viewport={"width": width, "height": height})
    keep(page, site)
    for id in GAMES:
        page.goto(f"{site}#/watch/{id}/30")
        page.locator(".transport").wait_for()
        page.evaluate("scrollTo(0, 0)")
        board, moves = (page.locator(one).bounding_box() for one in (".shown-board", ".all-moves"))
        assert board
        assert moves
        assert board["y"] + board["height"] <= height + 0.5, id
        assert (moves["x"] >= board["x"] + board["width"]) == (width >= 700), id
        assert page.evaluate("document.documentElement.scrollWidth") <= width, id
        # A step scrolls the list alone.
        page.locator(".transport [data-press='app:next']").evaluate("one => one.click()")
        expect(page.locator(".events [aria-current]")).to_have_count(1)
        assert page.evaluate("scrollY") == 0, id
