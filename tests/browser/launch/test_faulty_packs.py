"""Packages with which something is wrong: told in plain words, nothing else is hurt, and once it is
right the same button adds the game."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from time import time

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tessera.i18n import translator
from tessera.screens.packs import FAILURES
from tests.browser.host import Host
from tests.browser.launch.test_more_games import add
from tests.browser.launch.test_offline import visit
from tests.wheels import altered
from tools.build import packs

HERE = "Rota is on this device now."
INIT, METADATA = "tessera_rota/__init__.py", "METADATA"
NEEDS = "Requires-Dist: tessera-games>=0.1"


class Shop:
    """The packages of a host: Rota's wheel can be altered and its index made to fit."""

    def __init__(self, host: Host) -> None:
        self.folder = host.folder / "packs"
        (self.wheel,) = self.folder.glob("tessera_rota*.whl")
        self.whole = self.wheel.read_bytes()
        self.listed = (self.folder / "games.json").read_text(encoding="utf-8")
        self.moment = time()

    def alter(self, changes: Mapping[str, tuple[str, str]]) -> None:
        """Puts up another wheel, as if it had been built so."""
        altered(self.whole, self.wheel, changes)
        self._list()

    def relist(self, **facts: object) -> None:
        """Says something else of Rota in the list of games."""
        listed = json.loads(self.listed)
        listed["games"][0] |= facts
        (self.folder / "games.json").write_text(json.dumps(listed), encoding="utf-8")
        # The host counts in seconds when it is asked whether a file has changed.
        self.moment += 1
        for path in self.folder.rglob("*"):
            os.utime(path, (self.moment, self.moment))

    def mend(self) -> None:
        """All is as it was built."""
        self.wheel.write_bytes(self.whole)
        self._list()

    def _list(self) -> None:
        shutil.rmtree(self.folder / "simple")
        wheel = packs.BuiltWheel(self.wheel)
        packs.write_index(self.folder / "simple", [wheel])
        size = self.wheel.stat().st_size
        self.relist(size=size, wheels=[packs.as_listed(self.wheel)])


@pytest.fixture
def shop(host: Host) -> Shop:
    return Shop(host)


def goes_on(page: Page, host: Host) -> None:
    """The games of the app are as they were, and the menu offers no other."""
    page.goto(f"{host.address}#/new/tabula")
    expect(page.locator("[data-press='app:start']")).to_be_visible()
    page.goto(f"{host.address}#/")
    page.locator("body[data-screen=home]").wait_for()
    expect(page.locator("a[href='#/new/rota']:visible, .lacking")).to_have_count(0)
    page.goto(f"{host.address}#/more")
    # The list has been read: it isn't written anew in the midst of that.
    page.get_by_role("button", name="Add Rota").wait_for()


FAULTS = {
    "broken": {INIT: ('"""Rota', 'raise RuntimeError("not today")\n"""Rota')},
    "broken later": {"view/__init__.py": ('"""', 'from tessera import nothing_of_the_kind\n"""')},
    "broken rules": {"rules/__init__.py": ("State(self.checked_setup(setup))", "1 / 0")},
    "broken by leaving": {INIT: ('"""Rota', 'raise SystemExit\n"""Rota')},
    "lacking": {METADATA: (NEEDS, f"{NEEDS}\nRequires-Dist: dice-of-the-neighbours")},
    "newer": {METADATA: (NEEDS, "Requires-Dist: tessera-games>=99")},
}


@pytest.mark.console_error("404")  # What is lacking is asked for.
def test_what_is_wrong_is_told_and_can_be_tried_again(page: Page, host: Host, shop: Shop) -> None:
    page.goto(f"{host.address}#/more")
    (installer,) = host.folder.glob("runtime/installer-*")
    newer = installer.rename(installer.with_name("installer-0123456789"))
    add(page, FAILURES["outdated"])  # The page is of the release before.
    newer.rename(installer)
    for fault, changes in FAULTS.items():
        shop.alter(changes)
        add(page, FAILURES[fault.partition(" ")[0]])
        goes_on(page, host)
    shop.mend()
    add(page, HERE)


@pytest.mark.console_error("404")  # There is no picture.
def test_a_name_that_exists_already_is_left_to_whose_it_is(
    page: Page, host: Host, shop: Shop
) -> None:
    page.goto(f"{host.address}#/more")
    for facts in ({"game": "tabula"}, {"module": "tessera.games.tabula"}):
        shop.relist(**facts)
        page.reload()  # The list was read before.
        add(page, FAILURES["taken"])
        goes_on(page, host)
    shop.mend()
    add(page, HERE)


@pytest.mark.console_error("ERR_CONNECTION_REFUSED")
def test_the_network_may_go_before_it_is_added(page: Page, host: Host) -> None:
    page.goto(f"{host.address}#/more")
    page.get_by_role("button", name="Add Rota").wait_for()
    host.cut()
    add(page, FAILURES["network"])
    host.restore()
    add(page, HERE)


def test_a_full_device_says_so_and_adds_it_when_there_is_room(
    keeping: BrowserContext, host: Host, shop: Shop
) -> None:
    page = visit(keeping, host)
    page.goto(f"{host.address}#/more")
    page.get_by_role("button", name="Add Rota").wait_for()
    devtools = keeping.new_cdp_session(page)
    room = {"origin": host.origin[:-1]}
    used = page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    devtools.send("Storage.overrideQuotaForOrigin", {**room, "quotaSize": used + 1_000})
    add(page, FAILURES["full"])
    goes_on(page, host)
    devtools.send("Storage.overrideQuotaForOrigin", room)
    add(page, HERE)
    host.cut()
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    page.goto(f"{host.address}#/new/rota")
    expect(page.locator("[data-press='app:start']")).to_be_visible()


@pytest.mark.parametrize("language", ["pt", "es"])
def test_it_is_told_in_the_language_that_was_chosen(
    page: Page, host: Host, shop: Shop, language: str
) -> None:
    say = translator(language)
    page.add_init_script(f"localStorage.setItem('tessera/language', '{language}')")
    shop.alter(FAULTS["broken"])
    page.goto(f"{host.address}#/more")
    page.get_by_role("button", name=say("Add {game}", game="Rota")).click()
    told = say(FAILURES["broken"])
    assert told != FAILURES["broken"]
    expect(page.locator(".notice")).to_have_text(told, timeout=30_000)
