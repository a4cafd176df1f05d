"""Plays in real browsers, kills them at random moments, and looks whether anything was lost.

    make test-crash            100 kills in each browser
    make test-crash KILLS=10   fewer

The page plays by itself, and every few milliseconds this test reads what the screen shows: how many
events there are, and whether it says that they are saved. Whatever was called saved must be there
when the browser, killed with signal 9, is started again.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Playwright

from tests.crash.browsers import Browser, Chromium
from tools.measure.engines import Firefox, path_of_firefox

KILLS = int(os.environ.get("KILLS", "100"))
WAKE = 60

PLAY = """
window.shown = location.hash;
addEventListener('hashchange', () => setTimeout(() => { window.shown = location.hash; }, 200));
window.playing = setInterval(() => {
  const free = document.querySelector('.square:not([aria-disabled])');
  (free ?? document.querySelector('[data-primary]')).click();
}, 40);
"""
LOOK = """
const saved = document.querySelector('p.keeping:not(.saving)');
const drawn = !window.playing || window.shown === location.hash;  // Not the game before.
return [location.hash, document.querySelectorAll('.events li').length, saved !== null && drawn];
"""
STATE = "return document.body.dataset.state + ' ' + document.body.dataset.screen"


def test_chromium_loses_nothing(driver: Playwright, site: str, tmp_path: Path) -> None:
    kill_often(lambda: Chromium(driver, tmp_path / "profile"), site)


@pytest.mark.skipif(path_of_firefox() is None, reason="no Firefox here; TESSERA_FIREFOX names one")
def test_firefox_loses_nothing(site: str, tmp_path: Path) -> None:
    kill_often(lambda: Firefox(profile=tmp_path / "profile"), site)


def kill_often(start: Callable[[], Browser], site: str) -> None:
    seed = int(os.environ.get("SEED", random.randrange(10**6)))
    rng = random.Random(seed)
    promised: dict[str, int] = {}
    seen = 0
    game = ""
    for kill in range(KILLS + 1):
        browser = start()
        try:
            browser.open(site + game)
            wait(lambda b=browser: b.run(STATE).startswith("ready"))
            if game:
                where = f"after kill {kill} (SEED={seed}): {game}"
                assert browser.run(STATE) == "ready play", f"not there {where}"
                assert browser.run(LOOK)[1] >= promised[game], f"lost {where}"
            else:
                game = begin(browser)
                # On a busy machine the first kill may come before anything else is promised.
                wait(lambda b=browser: b.run(LOOK)[2])
                promised[game] = 0
            if kill == KILLS:
                break
            browser.run(PLAY)
            until = time.monotonic() + rng.uniform(0.1, 2.5)
            while time.monotonic() < until:
                address, events, saved = browser.run(LOOK)
                if saved and address.startswith("#/play/"):
                    game, promised[address] = address, events
                    seen += 1
        finally:
            browser.kill()
    for address, events in promised.items():
        check(start, site, address, events)
    print(f"{KILLS} kills, {len(promised)} games, {seen} promises, 0 lost")


def begin(browser: Browser) -> str:
    """A game of two people from the form."""
    browser.run("location.hash = '#/new/sequence_dice'")
    wait(lambda: browser.run(STATE) == "ready new")
    browser.run("""
        for (const press of ["game:seat 1", "app:kind person", "app:close dialog", "app:start"])
            document.querySelector(`[data-press="${press}"]`).click();
    """)
    wait(lambda: browser.run(STATE) == "ready play")
    return str(browser.run(LOOK)[0])


def check(start: Callable[[], Browser], site: str, address: str, events: int) -> None:
    """The games before the last one are all there too."""
    browser = start()
    try:
        browser.open(site + address)
        wait(lambda: browser.run(STATE) == "ready play")
        assert browser.run(LOOK)[1] >= events, address
    finally:
        browser.kill()


def wait(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + WAKE
    while time.monotonic() < until:
        try:
            if condition():
                return
        except (Error, RuntimeError):
            pass  # The page is just changing.
        time.sleep(0.02)
    raise TimeoutError("the page doesn't wake")
