"""A game in a package of the site: added with one press, played without a network, removed."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tessera.screens.packs import FAILURES
from tessera.storage.envelope import Envelope, wrap
from tests.browser.at_table import (
    GO_ON,
    HASTE,
    PLAYABLE,
    SAME_CHANCE,
    WAKE,
    log,
    open_page,
    playable,
    press,
    record_here,
    seat,
    sit_down,
    till_over,
    until,
)
from tests.browser.host import Host
from tests.browser.launch.test_offline import (
    KEPT,
    NEWS,
    TAGLINE,
    look_for_news,
    releases,
    settled,
    visit,
)
from tests.browser.test_awake import KEPT as TEXTS
from tests.session.tables import NOW, record_text
from tests.wheels import altered
from tools.build import packs
from tools.paths import ROOT

FAST = "try { localStorage.setItem('tessera/pace', 'fast') } catch {}"

STOPS = """{
    const fetched = window.fetch;
    window.stopAt = 0;
    window.fetch = (asked, options) => {
        const answer = fetched(asked, options);
        if (String(asked.url ?? asked).endsWith(".whl") && --window.stopAt === 0) {
            const stop = () => document.querySelector("[data-press^='app:stop']").click();
            const whole = answer.then((came) => came.clone().arrayBuffer());
            whole.then(() => setTimeout(stop, window.after));
        }
        return answer;
    };
}"""
"""Lets "Stop" be pressed so many milliseconds after the package has been fetched so often."""

PACKED = """(async () => {
    for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).keys();
        if (kept.some(({ url }) => url.includes("/packs/") && url.endsWith(".whl"))) return true;
    }
    return false;
})()"""
"""Whether the package of a game is on the device."""

WORN = "document.adoptedStyleSheets.filter((sheet) => !sheet.disabled).length"
"""How many style sheets of added games count."""


def add(page: Page, says: str) -> None:
    page.get_by_role("button", name="Add Rota").click()
    expect(page.locator(".notice")).to_have_text(says, timeout=30_000)


FILL = """() => {
    for (let size = 1 << 20; size; size >>= 1) {
        for (let n = 0; n < 9; n++) {
            try { localStorage.setItem(`other/${size}/${n}`, "x".repeat(size)); } catch { break; }
        }
    }
}"""
"""Somebody else of the origin takes all the room that is left in local storage."""


def test_a_full_store_makes_room_for_a_game_that_is_added(page: Page, site: str) -> None:
    page.goto(f"{site}licenses/")
    over = record_text("person", "person").replace("\nplayed", "\nresult 0\nplayed")
    finished = wrap(Envelope(1, "aaaa", NOW, f"{over}{'x' * 150_000}"))
    page.evaluate(
        "texts => Object.assign(localStorage, texts)",
        {f"tessera/game/f{n}": finished for n in range(2)},
    )
    open_page(page, f"{site}#/more")
    until(page, f"{TEXTS}.then((texts) => texts >= 2)")
    page.evaluate(FILL)
    add(page, "Rota is on this device now.")
    page.reload()
    page.get_by_role("button", name="Remove Rota").wait_for()


(HEADER,) = re.findall(
    "^Content-Security-Policy: (.*)$", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"), re.M
)
"""What a host may send with every file."""


def test_a_game_is_added_played_to_the_end_without_a_network_and_removed(
    keeping: BrowserContext, host: Host
) -> None:
    host.headers["Content-Security-Policy"] = HEADER
    keeping.add_init_script(HASTE + SAME_CHANCE + FAST)
    page = visit(keeping, host)
    page.get_by_role("link", name="More games").click()
    add(page, "Rota is on this device now.")
    host.cut()
    page.goto(host.address)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert page.evaluate(WORN) == 0
    page.locator("a[href='#/new/rota']").click()
    seat(page, 1, "kind hard")
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()
    assert page.evaluate(WORN) == 1
    for _ in till_over(page):
        if not press(page, PLAYABLE, GO_ON, last=True):
            page.wait_for_timeout(20)
    assert "three in a line" in log(page)[0]

    host.restore()
    page.goto(f"{host.address}#/more")
    with page.expect_event("load"):
        page.get_by_role("button", name="Remove Rota").click()
    page.goto(f"{host.address}#/saved")
    page.get_by_text("This game isn't on this device.").wait_for()
    page.goto(f"{host.address}#/more")
    add(page, "Rota is on this device now.")
    page.goto(f"{host.address}#/saved")
    page.locator(".saves .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("three in a line")


def test_a_game_added_before_anything_was_kept_is_kept_with_it(
    keeping: BrowserContext, host: Host
) -> None:
    page = keeping.new_page()
    page.goto(f"{host.address}#/more")
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
    add(page, "Rota is on this device now.")
    expect(page.locator(".for-offline")).to_be_attached(timeout=30_000)
    until(page, "document.body.hasAttribute('data-offline')")
    until(page, PACKED)
    host.cut()
    page.goto(f"{host.address}#/new/rota")
    page.reload()
    expect(page.locator("[data-press='app:start']")).to_be_visible(timeout=30_000)


@pytest.mark.console_error("410|404")
def test_a_removed_game_gives_its_room_back_and_an_old_page_has_it_no_more(
    keeping: BrowserContext, host: Host
) -> None:
    page = visit(keeping, host)
    page.goto(f"{host.address}#/more")
    add(page, "Rota is on this device now.")
    kept = f"caches.match('packs/{wheel_of(host).name}').then(Boolean)"
    assert page.evaluate(kept)
    with page.expect_event("load"):
        page.get_by_role("button", name="Remove Rota").click()
    until(page, f"{kept}.then((is) => !is)")
    # A page of the release before is told that there is another, and not that there is no network.
    wheel = wheel_of(host)
    wheel.rename(wheel.with_name(wheel.name.replace("1.0", "1.1")))
    publish(host, wheel_of(host))
    add(page, FAILURES["outdated"])


NEWER = {
    "METADATA": ("Version: 1.0", "Version: 1.1"),
    "view/texts.py": ('TITLE = N_("Rota")', 'TITLE = N_("Rota anew")'),
    "rules/__init__.py": ("version = 1", "version = 2"),
    "rules/state.py": (
        'Option("hub", ("free", "later"), "free"),',
        'Option("hub", ("free", "later"), "free"),'
        ' Option("third", ("draw", "loss"), "draw", since=2, before="draw"),',
    ),
}


@pytest.mark.parametrize("came", ["whole", "damaged"])
def test_a_new_release_brings_its_packages_with_it_or_changes_nothing(
    keeping: BrowserContext, host: Host, came: str
) -> None:
    page = visit(keeping, host)
    page.goto(f"{host.address}#/more")
    add(page, "Rota is on this device now.")
    page.goto(f"{host.address}#/new/rota")
    sit_down(page, ["person", "person"])
    page.locator("[data-press='app:start']").click()
    playable(page).first.click()
    told = until_told(page)

    damaged = came == "damaged"
    wheel = wheel_of(host)
    newer = wheel.with_name(wheel.name.replace("1.0", "1.1"))
    altered(wheel.read_bytes(), newer, NEWER)
    wheel.unlink()
    publish(host, newer, title={"en": "Rota anew"})
    if damaged:
        newer.write_bytes(newer.read_bytes()[:-9])
    look_for_news(page)
    settled(page)
    page.goto(f"{host.address}#/")
    if damaged:
        assert releases(page) == 1
    else:
        page.get_by_role("button", name="Use it now").click(timeout=10_000)
        expect(page.locator(".tagline")).to_contain_text(NEWS, timeout=KEPT)
    host.cut()
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    name = "Rota" if damaged else "Rota anew"
    expect(page.locator(".resume")).to_contain_text(name)
    expect(page.locator("a[href='#/new/rota']")).to_have_count(1)
    page.locator(".resume[href^='#/play/']").click()
    assert until_told(page) == told  # By the rules with which it began, or what they became.
    playable(page).first.click()
    assert len(until_told(page, 2)) == 2
    assert ("\noption third draw\n" in record_here(page)) is not damaged


def until_told(page: Page, lines: int = 1) -> list[str]:
    until(page, f"document.querySelectorAll('.events li').length === {lines}")
    return log(page)


def test_two_tabs_add_a_game_at_once_and_one_withdraws_it_while_the_other_plays(
    page: Page, host: Host
) -> None:
    other = page.context.new_page()
    for tab in (page, other):
        tab.goto(f"{host.address}#/more")
        tab.get_by_role("button", name="Add Rota").wait_for()
    for tab in (page, other):
        tab.get_by_role("button", name="Add Rota").click()
    for tab in (page, other):
        expect(tab.locator(".notice")).to_have_text("Rota is on this device now.", timeout=30_000)
    assert page.evaluate("localStorage.getItem('tessera /tessera/ packs')") == "rota"

    page.goto(f"{host.address}#/new/rota")
    sit_down(page, ["person", "person"])
    page.locator("[data-press='app:start']").click()
    playable(page).first.click()
    other.get_by_role("button", name="Remove Rota").click()
    playable(page).first.click()
    assert len(until_told(page, 2)) == 2
    page.reload()
    expect(page.locator(".lead")).to_contain_text("Rota, which isn't on this device", timeout=WAKE)
    add(page, "Rota is on this device now.")
    assert len(until_told(page, 2)) == 2


def wheel_of(host: Host) -> Path:
    (wheel,) = (host.folder / "packs").glob("tessera_rota*.whl")
    return wheel


def publish(host: Host, wheel: Path, **facts: object) -> None:
    """Puts up a release with another wheel of Rota."""
    folder = host.folder / "packs"
    shutil.rmtree(folder / "simple")
    made = packs.BuiltWheel(wheel)
    packs.write_index(folder / "simple", [made])
    listed = json.loads((folder / "games.json").read_text(encoding="utf-8"))
    listed["games"][0] |= {
        "version": made.metadata["Version"],
        "wheels": [packs.as_listed(wheel)],
        "size": wheel.stat().st_size,
        **facts,
    }
    (folder / "games.json").write_text(json.dumps(listed), encoding="utf-8")
    host.publish(TAGLINE, NEWS)


def test_a_package_that_came_damaged_is_not_added_and_can_be_tried_again(
    page: Page, host: Host
) -> None:
    (wheel,) = (host.folder / "packs").glob("**/tessera_rota*.whl")
    whole = wheel.read_bytes()
    wheel.write_bytes(whole[:-9] + b"?" * 9)
    page.goto(f"{host.address}#/more")
    add(page, "The download was incomplete. Please try again later.")
    wheel.write_bytes(whole)
    add(page, "Rota is on this device now.")


def test_what_was_called_off_at_any_point_can_be_added_after_all(page: Page, host: Host) -> None:
    page.add_init_script(STOPS)
    page.goto(f"{host.address}#/more")
    # It is looked at, installed, and put on the path.
    for fetched, after in ((1, 0), (2, 0), (2, 5), (2, 15), (3, 0)):
        page.evaluate(f"window.stopAt = {fetched}, window.after = {after}")
        add(page, "It was not added.")
        expect(page.get_by_role("button", name="Remove Rota")).to_have_count(0)
    add(page, "Rota is on this device now.")
