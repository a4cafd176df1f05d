"""Faults that only a real page has: packages that are none, a list that is none, nonsense under
every key, a document in which something else has written. The menu stands, whatever it is."""

from __future__ import annotations

import json
import shutil
import zipfile
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tessera.screens.packs import TROUBLES
from tests.browser.at_table import WAKE, open_page, playable, until, until_workers_end
from tests.browser.host import Host
from tests.browser.launch.test_faulty_packs import Shop
from tests.browser.launch.test_start import python
from tools.build import packs

PLANTED = {
    "exits": ("raise SystemExit(3)", b""),
    "interrupted": ("raise KeyboardInterrupt", b""),
    "no_style": ("GAME = None", None),
    "odd_style": ("GAME = None", b"\xff\xfe\x00"),
}
"""Packages by name: their code, and their style sheet."""
WHY = {
    **dict.fromkeys(("exits", "interrupted"), "broken"),
    **dict.fromkeys(("no_style", "odd_style", "no_wheel"), "broken"),
    "endless": "endless",
    "gone": "unlisted",
}
SOONER = """
const wait = setTimeout;  // Nobody sits here for seconds.
self.setTimeout = (action, time, ...more) => wait(action, time > 7000 ? 50 : time, ...more);
"""
CAN_NOT_BE_WRITTEN = ('{"class": "pieces-in-hand"', '{"no < name": "", "class": "pieces-in-hand"')


def plant(shop: Shop, host: Host) -> None:
    """Offers games with faults beside Rota, in which one shows when it is drawn."""
    shop.alter({"view/__init__.py": CAN_NOT_BE_WRITTEN})
    folder = host.folder / "packs"
    listed = json.loads((folder / "games.json").read_text(encoding="utf-8"))
    rota = listed["games"][0]
    for name in ("no_wheel", "endless", *PLANTED):
        wheel = folder / f"{name}-1-py3-none-any.whl"
        wheel.write_bytes(b"no wheel at all")
        if name in PLANTED:
            code, style = PLANTED[name]
            with zipfile.ZipFile(wheel, "w") as made:
                made.writestr(f"{name}/__init__.py", code)
                if style is not None:
                    made.writestr(f"{name}/style.css", style)
        shutil.copyfile(folder / "rota.svg", folder / f"{name}.svg")
        title = {"en": name.replace("_", " ").capitalize()}
        own = {"game": name, "module": name, "project": name.replace("_", "-"), "title": title}
        listed["games"].append({**rota, **own, "wheels": [packs.as_listed(wheel)]})
    (folder / "games.json").write_text(json.dumps(listed), encoding="utf-8")


def keep(page: Page, host: Host, texts: dict[str, Any]) -> None:
    """Puts texts into the store of the device, from a page of the site that is no game."""
    page.goto(f"{host.address}licenses/")
    page.evaluate("(texts) => Object.assign(localStorage, texts)", texts)


@pytest.mark.console_error("InvalidCharacterError|not a valid attribute name")
def test_the_menu_names_every_game_that_can_not_be_had_and_removes_it(
    page: Page, host: Host
) -> None:
    plant(Shop(host), host)
    names = ["rota", *WHY]
    keep(page, host, {"tessera/packs": " ".join(names), "tessera/starting/endless": "begun"})
    open_page(page, host.address)
    cards = page.locator(".lacking")
    for name in ("exits", "interrupted"):  # What a game does when it is asked for is seen then.
        page.goto(f"{host.address}#/new/{name}")
        expect(page.locator(".advice")).to_have_text(TROUBLES["broken"])
    page.goto(f"{host.address}#/")
    expect(cards).to_have_count(len(WHY))
    card = {name: cards.filter(has_text=name.replace("_", " ").capitalize()) for name in WHY}
    for name, trouble in WHY.items():
        expect(card[name]).to_contain_text(TROUBLES[trouble])
    with page.expect_event("load"):  # It has run in this page, which is left therefore.
        card["interrupted"].get_by_role("button", name="Remove").click()
    for name in [name for name in WHY if name not in ("exits", "interrupted")]:
        card[name].get_by_role("button", name="Remove").click()
        expect(card[name]).to_have_count(0)
    assert page.evaluate("localStorage.getItem('tessera /tessera/ packs')") == "rota exits"
    assert page.evaluate("localStorage.getItem('tessera /tessera/ starting/endless')") is None

    page.locator("a[href='#/new/rota']").click()
    page.locator("[data-press='app:start']").click()
    expect(page.locator("#app h1")).to_have_text("Something went wrong")
    expect(page.locator("pre")).to_contain_text("InvalidCharacterError")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".lead")).to_have_text("Rota or Tessera has a problem.")
    page.get_by_role("button", name="Remove Rota").click()
    expect(page.locator("#menu h1")).to_be_visible()
    expect(page.locator("a[href='#/new/rota']:visible")).to_have_count(0)


def test_the_menu_stands_on_nonsense_and_a_page_that_was_meddled_with_is_built_anew(
    page: Page, host: Host
) -> None:
    (host.folder / "packs" / "games.json").write_text('{"games": [5, {"game": []}]}', "utf-8")
    keys = ("language", "theme", "text", "sound", "seats", "starting/a", "game/a", "goals")
    texts = {f"tessera/{key}": '{"menu": [{}], "board": 5' for key in keys}
    own = {
        "tessera /tessera/ distrusted": "[",
        "tessera /tessera/ picture": '{"more": {"\\"]": ""}}',
    }
    keep(page, host, {**texts, **own, "tessera/packs": "{[ rota \ud800"})
    open_page(page, host.address)
    expect(page.locator(".lacking")).to_contain_text(TROUBLES["unlisted"])
    page.get_by_role("button", name="Remove Rota").click()
    expect(page.locator(".lacking")).to_have_count(0)

    page.evaluate("document.querySelector('#app .app').replaceChildren()")
    page.goto(f"{host.address}#/new/tabula")
    expect(page.locator("[data-press='app:start']")).to_be_visible()
    page.locator("[data-press='app:start']").click()
    expect(page.locator(".board")).to_be_visible()


def test_a_list_that_never_comes_does_not_hold_up_the_menu(page: Page, host: Host) -> None:
    page.add_init_script(SOONER)
    keep(page, host, {"tessera/packs": "rota"})
    page.route("**/packs/games.json", lambda route: None)
    open_page(page, host.address)
    expect(page.locator(".lacking")).to_contain_text(TROUBLES["network"])


def test_a_wheel_that_never_comes_costs_no_other_game(page: Page, host: Host) -> None:
    plant(Shop(host), host)
    page.add_init_script(SOONER.replace("50", "2500"))  # The others need a while.
    keep(page, host, {"tessera/packs": "exits rota"})
    page.route("**/exits-1-*.whl", lambda route: None)
    open_page(page, host.address)
    expect(page.locator(".lacking")).to_have_count(1)
    expect(page.locator(".lacking")).to_contain_text(TROUBLES["network"])
    expect(page.locator("a[href='#/new/rota']")).to_be_visible()


TRAP = """
from tessera_rota.view import RotaView
board = RotaView.board
board.__code__ = board.__code__.replace(co_code=bytes([255, 255]) * 50)
"""
"""Bytecode that Python can't read, in the name of Rota's module."""
INTERRUPTED = {
    "view/__init__.py": ("return draw_board(seen)", "raise KeyboardInterrupt('planted')")
}


@pytest.mark.console_error("Pyodide has suffered a fatal error|cause of the fatal error")
@pytest.mark.console_error("unreachable|Recursive call|already fatally failed|Aborted")
def test_a_game_added_in_another_tab_can_be_had_here_and_is_set_aside_if_it_stops_the_page(
    page: Page, host: Host
) -> None:
    open_page(page, f"{host.address}#/about")
    page.evaluate("localStorage.setItem('tessera /tessera/ packs', 'rota')")  # As another tab does.
    page.goto(f"{host.address}#/")
    expect(page.locator(".lacking")).to_contain_text(TROUBLES["elsewhere"])
    page.get_by_role("button", name="Try Rota again").click()
    page.locator("a[href='#/new/rota']").click()
    python(page, TRAP)
    page.locator("[data-press='app:start']").click()
    told = page.locator(".for-culprit")
    expect(told).to_contain_text("Rota: a problem in this game has stopped Tessera.")
    expect(page.locator(".for-stopped")).to_be_hidden()
    assert page.evaluate("localStorage.getItem('tessera /tessera/ distrusted')") is None
    told.get_by_role("link", name="Start again").click()
    advice = page.locator(".advice")
    expect(advice).to_have_text(TROUBLES["stopped"], timeout=WAKE)

    # So is one that is no fault that a screen survives, and no snapshot is thought to be at fault.
    Shop(host).alter(INTERRUPTED)
    page.evaluate("localStorage.removeItem('tessera /tessera/ starting/rota')")
    page.reload()
    expect(advice).to_have_text(TROUBLES["stopped"], timeout=WAKE)


NOT_IN_A_WORKER = '''import js
if not hasattr(js, "document"):
    raise SystemExit("planted")
"""Rota'''


LISTENS = """new Promise((yes) => {
    const look = () => (self.onmessage ? yes(true) : setTimeout(look, 50));
    look();
})"""
HANGS = (
    """    after = {event: RULES.apply(seen, event) for event in legal}
    exact""",
    """    after = {event: RULES.apply(seen, event) for event in legal}
    while True:
        pass
    exact""",
)
LESS_PATIENCE = """
const wait = setTimeout;  // Nobody sits here for seconds.
self.setTimeout = (action, time, ...more) => wait(action, time > 3000 ? time / 2 : time, ...more);
"""
NO_SILENCE = """
const wait = setTimeout;  // A worker that says nothing is waited for: for ever.
self.setTimeout = (action, time, ...more) => wait(action, time > 3000 ? 1e8 : time, ...more);
"""


def play_against_hard(page: Page, host: Host) -> None:
    """Rota, of which a person has just placed the first piece."""
    seats = "person Ana\nhard Rui"
    keep(page, host, {"tessera/packs": "rota", "tessera/seats": seats, "tessera/pace": "fast"})
    open_page(page, f"{host.address}#/new/rota")
    page.locator("[data-press='app:start']").click()
    until(page, "document.querySelector('.board')")
    worker = page.workers[0] if page.workers else page.wait_for_event("worker")
    assert worker.evaluate(LISTENS)
    playable(page).first.click()


def test_a_computer_that_hangs_loses_its_turn_to_normal_and_the_page_stays_alive(
    page: Page, host: Host
) -> None:
    page.add_init_script(LESS_PATIENCE)
    Shop(host).alter({"bots/__init__.py": HANGS})
    play_against_hard(page, host)
    until(page, "document.querySelectorAll('.events li').length === 2")
    expect(page.locator(".notice")).to_contain_text("Rui can't play any more. From now on")
    playable(page).first.click()
    until(page, "document.querySelectorAll('.events li').length === 4")
    for _ in range(50):  # A browser takes its time to end one that hangs.
        if len(page.workers) > 1:
            page.wait_for_timeout(100)
    assert len(page.workers) == 1


def test_a_game_that_can_not_be_started_in_the_worker_plays_by_chance(
    page: Page, host: Host
) -> None:
    page.add_init_script(NO_SILENCE)
    Shop(host).alter({"tessera_rota/__init__.py": ('"""Rota', NOT_IN_A_WORKER)})
    play_against_hard(page, host)
    until(page, "document.querySelectorAll('.events li').length === 2")
    expect(page.locator(".notice")).to_contain_text("plays at random from now on")
    until_workers_end(page)
