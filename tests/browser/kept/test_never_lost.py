"""Saved games in a real browser: two tabs, full or damaged stores, dead handles, wrong clocks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.at_table import log, open_page, playable, primary, set_up, throw_until_choice
from tests.browser.awake import LENT, launch_again

STORE = """(work) => new Promise((resolve, reject) => {
  const request = indexedDB.open("tessera");
  request.onsuccess = () => {
    const database = request.result;
    const transaction = database.transaction("texts", "readwrite");
    const store = transaction.objectStore("texts");
    const keys = store.getAllKeys(), texts = store.getAll();
    texts.onsuccess = () => {
      const games = keys.result.map((key, n) => [key, texts.result[n]]);
      for (const [key, text] of games) {
        if (work === "damage" && key.startsWith("tessera/game/")) store.put(text.slice(0, -7), key);
        if (work === "forget") store.delete(key);
      }
      transaction.oncomplete = () => { database.close(); resolve(Object.fromEntries(games)); };
    };
  };
  request.onerror = () => reject(request.error);
})"""
DAMAGE_LOCAL = """() => {
  for (const [key, text] of Object.entries(localStorage))
    if (key.startsWith("tessera/game/")) localStorage.setItem(key, text.slice(0, -5));
}"""
FORGET_LOCAL = "() => localStorage.clear()"
FILL_DATABASE = """async () => {
  const filler = await new Promise((resolve) => {
    const request = indexedDB.open("filler");
    request.onupgradeneeded = () => request.result.createObjectStore("all");
    request.onsuccess = () => resolve(request.result);
  });
  const put = (size) => new Promise((resolve) => {
    const bytes = new Uint8Array(size);  // Random, so that nothing can be squeezed out of it.
    for (let at = 0; at < size; at += 65536)
      crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65536, size)));
    const transaction = filler.transaction("all", "readwrite");
    transaction.objectStore("all").put(bytes, `${size} ${Math.random()}`);
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => resolve(false);
  });
  for (let size = 1 << 18; size >= 64; size >>= 1) while (await put(size));
}"""
EMPTY_LOCAL = """() => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("filler")) localStorage.removeItem(key);
}"""
FILL_LOCAL = """() => {
  for (let size = 1 << 22; size >= 1; size >>= 1)
    for (let n = 0; ; n += 1) {
      try { localStorage.setItem(`filler/${size}/${n}`, "x".repeat(size)); } catch { break; }
    }
}"""


def keeping(page: Page) -> Locator:
    """The line that says whether the last event is safe."""
    return page.locator(".keeping")


def begin(page: Page, site: str) -> None:
    """Two people at a board, with a few events saved."""
    open_page(page, site)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    expect(keeping(page)).to_have_attribute("data-status", "SAVED")


def play(page: Page, status: str = "SAVED") -> None:
    """One chip, and the throws up to the next choice."""
    playable(page).first.click()
    throw_until_choice(page)
    expect(keeping(page)).to_have_attribute("data-status", status)


def again(page: Page) -> list[str]:
    """What the log says after a reload; of a page that is awake, after another launch."""
    if page in LENT:
        launch_again(page, page.url)
    else:
        page.reload()
        page.locator("body[data-state=ready]").wait_for(timeout=60_000)
    page.locator(".board").wait_for()
    return log(page)


@pytest.mark.awake
def test_every_event_is_in_both_stores_when_the_screen_says_saved(page: Page, site: str) -> None:
    begin(page, site)
    for _ in range(3):
        play(page)
        key = page.url.partition("#/play/")[2]
        local = page.evaluate(f"localStorage.getItem('tessera/game/{key}')")
        assert page.evaluate(STORE, "look")[f"tessera/game/{key}"] == local
        assert local.partition("\n\n")[2].count("\n") == len(log(page))


@pytest.mark.awake
@pytest.mark.parametrize("accident", [DAMAGE_LOCAL, FORGET_LOCAL, "damage", "forget"])
def test_one_store_is_enough(page: Page, site: str, accident: str) -> None:
    begin(page, site)
    play(page)
    before = log(page)
    if accident in ("damage", "forget"):
        page.evaluate(STORE, accident)
    else:
        page.evaluate(accident)
    assert again(page) == before
    play(page)
    assert len(again(page)) > len(before)


@pytest.mark.awake
def test_damage_in_both_stores_goes_back_no_further_than_one_event(page: Page, site: str) -> None:
    begin(page, site)
    play(page)
    before = log(page)
    page.evaluate(STORE, "damage")
    page.evaluate(DAMAGE_LOCAL)
    assert again(page) == before[1:]
    page.goto(f"{site}#/data")
    expect(page.get_by_role("heading", name="Damaged copies")).to_be_visible()


@pytest.mark.awake
def test_a_full_local_storage_is_no_matter(page: Page, site: str) -> None:
    begin(page, site)
    page.evaluate(FILL_LOCAL)
    play(page, "ONCE")
    before = log(page)
    assert again(page) == before


def test_when_everything_is_full_people_are_told_and_can_take_the_game_away(
    page: Page, site: str
) -> None:
    devtools = page.context.new_cdp_session(page)
    quota = {"origin": site.removesuffix("/tessera/"), "quotaSize": 3_000_000}
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    begin(page, site)
    page.evaluate(FILL_LOCAL)
    page.evaluate(FILL_DATABASE)
    for _ in range(3):
        playable(page).first.click()
        throw_until_choice(page)
    expect(page.locator(".warning")).to_contain_text("Not saved: this device has no room left.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.partition("\n\n")[2].count("\n") == len(log(page))
    page.evaluate(EMPTY_LOCAL)
    playable(page).first.click()
    expect(page.locator(".warning")).not_to_contain_text("Not saved")


DIE = """() => {
  const real = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function () {
    IDBDatabase.prototype.transaction = real;
    this.close();
    throw new DOMException("the connection is closing", "InvalidStateError");
  };
}"""


def test_a_dead_connection_is_opened_again(page: Page, site: str) -> None:
    begin(page, site)
    page.evaluate(DIE)
    play(page)
    before = log(page)
    page.evaluate(FORGET_LOCAL)
    assert again(page) == before


DENY = 'const deny = () => { throw new DOMException("not here", "SecurityError"); };'
NO_DATABASE = f"{DENY} IDBFactory.prototype.open = deny;"
NO_STORE = f"""
{NO_DATABASE}
Object.defineProperty(window, "localStorage", {{ get: deny }});
CacheStorage.prototype.open = LockManager.prototype.request = async () => deny();
"""
"""As where somebody lets no page keep cookies."""


def test_a_browser_that_keeps_nothing_plays_and_says_what_that_means(page: Page, site: str) -> None:
    page.add_init_script(NO_STORE)
    open_page(page, site)
    set_up(page, ["person", "person"])
    primary(page).click()
    expect(keeping(page)).to_contain_text("Not saved: this device refuses to store the game.")


def test_a_browser_that_refuses_indexeddb_says_what_a_crash_could_do(page: Page, site: str) -> None:
    page.add_init_script(NO_DATABASE)
    open_page(page, site)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    expect(keeping(page)).to_contain_text("Saved, but a crash could lose the last minute.")
    before = log(page)
    assert again(page) == before


def test_the_clock_set_back_loses_nothing(page: Page, site: str) -> None:
    begin(page, site)
    page.clock.set_fixed_time("1999-12-31T23:59:00Z")
    play(page)
    before = log(page)
    assert again(page) == before


# --- two tabs ---


def second_tab(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    open_page(page, address)
    return page


def test_two_tabs_share_a_game_by_turns(page: Page, site: str) -> None:
    begin(page, site)
    other = second_tab(page.context, page.url)
    expect(other.locator("h1:visible")).to_have_text("This game is open in another tab")
    play(page)
    before = log(page)
    other.get_by_role("button", name="Play here").click()
    other.locator("body[data-screen=play]").wait_for()
    expect(page.locator("h1:visible")).to_have_text("This game is open in another tab")
    assert log(other) == before
    play(other)
    before = log(other)
    page.bring_to_front()
    page.get_by_role("button", name="Play here").click()
    page.locator("body[data-screen=play]").wait_for()
    assert log(page) == before
    play(page)
    expect(other.locator("h1:visible")).to_have_text("This game is open in another tab")


ASLEEP = """
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (words) {
  if (words[0] !== "wrote") post.call(this, words);
};
"""
"""A page that a browser keeps hears of nothing that is written meanwhile."""


def test_a_page_that_was_away_reads_what_was_played_over_a_connection_that_died(
    page: Page, site: str
) -> None:
    page.context.add_init_script(ASLEEP)
    begin(page, site)
    other = second_tab(page.context, page.url)
    other.get_by_role("button", name="Play here").click()
    other.locator("body[data-screen=play]").wait_for()
    play(other)
    before = log(other)
    page.evaluate(DIE)
    page.evaluate(FORGET_LOCAL)
    page.bring_to_front()
    page.get_by_role("button", name="Play here").click()
    page.locator("body[data-screen=play]").wait_for()
    assert log(page) == before


SLOW_LOCKS = """
const request = LockManager.prototype.request;
LockManager.prototype.request = function (name, options, granted) {
  const late = async (lock) => {
    await new Promise((go) => setTimeout(go, 200));
    return granted(lock);
  };
  return request.call(this, name, options, late);
};
"""


def test_who_leaves_a_game_and_comes_back_at_once_is_no_other_tab(page: Page, site: str) -> None:
    page.add_init_script(SLOW_LOCKS)
    begin(page, site)
    shown = page.evaluate("""async () => {
        const game = location.hash, wait = (time) => new Promise((go) => setTimeout(go, time));
        for (const place of ["#/", game, "#/", game]) {
            location.hash = place;
            await wait(40);
        }
        await wait(1000);
        return document.body.dataset.screen;
    }""")
    assert shown == "play"


def test_a_tab_that_is_closed_leaves_its_game_free(page: Page, site: str) -> None:
    begin(page, site)
    other = second_tab(page.context, page.url)
    page.close()
    other.get_by_role("button", name="Play here").click()
    other.locator("body[data-screen=play]").wait_for()
    play(other)


def test_other_games_can_be_played_in_two_tabs_at_once(page: Page, site: str) -> None:
    begin(page, site)
    other = page.context.new_page()
    begin(other, site)
    play(page)
    play(other)
    before = log(page), log(other)
    assert (again(page), again(other)) == before


def test_what_is_deleted_in_one_tab_leaves_the_list_of_the_other(page: Page, site: str) -> None:
    begin(page, site)
    other = second_tab(page.context, f"{site}#/saved")
    expect(other.locator(".saves li")).to_have_count(1)
    page.goto(f"{site}#/saved")
    page.get_by_role("button", name="More about this game").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes, delete").click()
    expect(other.locator(".saves li")).to_have_count(0)
    other.goto(f"{site}#/data")
    other.get_by_role("button", name="Restore", exact=True).click()
    expect(page.locator(".saves li")).to_have_count(1)
