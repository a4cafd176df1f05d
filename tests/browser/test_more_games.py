"""A game in a package of the site: added with one press, played without a network, removed."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import HASTE, SAME_CHANCE, go_on, log, playable, till_over
from tests.browser.host import Host
from tests.browser.test_offline import visit

FAST = "try { localStorage.setItem('tessera/pace', 'fast') } catch {}"


def add(page: Page, says: str) -> None:
    page.get_by_role("button", name="Add Rota").click()
    expect(page.locator(".notice")).to_have_text(says, timeout=30_000)


def test_a_game_is_added_played_to_the_end_without_a_network_and_removed(
    keeping: BrowserContext, host: Host
) -> None:
    keeping.add_init_script(HASTE + SAME_CHANCE + FAST)
    page = visit(keeping, host)
    page.get_by_role("link", name="More games").click()
    add(page, "Rota is on this device now.")
    host.cut()
    page.goto(host.address)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    page.locator("a[href='#/new/rota']").click()
    page.locator("[data-change='kind 1']").select_option("hard")
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()
    for _ in till_over(page):
        if playable(page).count():
            playable(page).last.click()
        elif not go_on(page):
            page.wait_for_timeout(20)
    assert "three in a row" in log(page)[0]

    host.restore()
    page.goto(f"{host.address}#/more")
    page.get_by_role("button", name="Remove Rota").click()
    page.goto(f"{host.address}#/saved")
    page.get_by_text("A game that isn't on this device").wait_for()
    page.goto(f"{host.address}#/more")
    add(page, "Rota is on this device now.")
    page.goto(f"{host.address}#/saved")
    page.locator(".saves .button.primary").click()
    expect(page.locator(".lead").first).to_contain_text("three in a row")


def test_a_package_that_came_damaged_is_not_added_and_can_be_tried_again(
    page: Page, host: Host
) -> None:
    (wheel,) = (host.folder / "packs").glob("**/tessera_rota*.whl")
    whole = wheel.read_bytes()
    wheel.write_bytes(whole[:-9] + b"?" * 9)
    page.goto(f"{host.address}#/more")
    add(page, "What came isn't what this site has built. Please try again later.")
    wheel.write_bytes(whole)
    page.reload()
    add(page, "Rota is on this device now.")
