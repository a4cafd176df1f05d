"""A backup of a thousand games, restored on a slow device, stopped once and killed once.

make test-crash GAMES=100   fewer
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Error, Playwright

from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.storage.backups.backup import Backup, write_backup
from tessera.storage.migrations import migrate
from tests.crash.browsers import Chromium
from tests.crash.test_killed import STATE
from tools.paths import ROOT

GAMES = int(os.environ.get("GAMES") or 1_000)
SLOWER = 4
MOST_EVENTS = 120
"""Of a game: the rules look at each of them."""
PATIENCE = 1_800
"""Seconds for all of it."""
KEPT = """
return new Promise((then) => {
  const asked = indexedDB.open("tessera");
  asked.onsuccess = () => {
    const games = IDBKeyRange.bound("tessera/game/", "tessera/game/\\uffff");
    const count = asked.result.transaction("texts").objectStore("texts").count(games);
    count.onsuccess = () => { asked.result.close(); then(count.result); };
  };
});
"""


def backup() -> str:
    """Short games of every kind."""
    paths = sorted((ROOT / "tests" / "storage" / "golden").rglob("*.txt"))
    texts = [migrate(path.read_text(encoding="utf-8"), find) for path in paths]
    records = [read_record(text) for text in texts]
    short = [record for record in records if len(record.events) <= MOST_EVENTS]
    games = {
        f"g{n}": write_record(replace(short[n % len(short)], seed=f"s{n}")) for n in range(GAMES)
    }
    return write_backup(Backup({}, games))


def shows(browser: Chromium, selector: str) -> bool:
    """Whether the page has such an element."""
    return bool(browser.run(f'return document.querySelector("#app {selector}")'))


def offers(browser: Chromium, target: str) -> bool:
    """Whether the page has this button."""
    return shows(browser, f"[data-press='app:{target}']")


def press(browser: Chromium, target: str) -> None:
    """A button of the page."""
    browser.run(f"document.querySelector(\"#app [data-press='app:{target}']\").click()")


def until(condition: Callable[[], bool]) -> None:
    """Waits for long."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if condition():
                return
        except Error:
            pass  # The page is just changing.
        time.sleep(0.2)
    raise TimeoutError


def opened(driver: Playwright, profile: Path, address: str) -> Chromium:
    """A slow device, awake at this address."""
    browser = Chromium(driver, profile)
    browser.slow_down(SLOWER)
    browser.open(address)
    until(lambda: str(browser.run(STATE)).startswith("ready"))
    return browser


def test_all_games_of_a_backup_are_there(driver: Playwright, site: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.txt"
    file.write_text(backup(), encoding="utf-8")
    profile, began = tmp_path / "profile", time.monotonic()

    def tell(what: str, browser: Chromium) -> int:
        games = int(browser.run(KEPT))
        print(f"{time.monotonic() - began:.0f} s: {what}, {games} games in the durable store")
        return games

    browser = opened(driver, profile, f"{site}#/open")
    browser.choose(file)
    until(lambda: offers(browser, "restore"))
    press(browser, "restore")
    until(lambda: browser.run(KEPT) > GAMES // 5)
    press(browser, "stop")
    until(lambda: offers(browser, "restore"))
    assert tell("stopped", browser) < GAMES
    press(browser, "restore")
    until(lambda: browser.run(KEPT) > GAMES // 2)
    before = tell("killed", browser)
    assert before < GAMES
    browser.kill()

    browser = opened(driver, profile, f"{site}#/data")
    assert tell("opened again", browser) >= before
    until(lambda: offers(browser, "unfinished"))
    press(browser, "unfinished")
    until(lambda: browser.run(STATE) == "ready incoming")
    until(lambda: offers(browser, "unfinished"))
    press(browser, "unfinished")
    until(lambda: browser.run(KEPT) == GAMES)
    until(lambda: not shows(browser, "progress"))
    assert not shows(browser, "[role=alert]:not(:empty)")
    tell("restored", browser)
    browser.kill()

    browser = opened(driver, profile, f"{site}#/data")
    assert tell("killed and opened again", browser) == GAMES
    until(lambda: shows(browser, "[data-press='app:backup']"))
    assert not offers(browser, "unfinished")
    browser.open(f"{site}#/saved")
    until(lambda: browser.run(STATE) == "ready saved")
    until(lambda: offers(browser, "more"))
    browser.kill()
