"""Saved games, whole and damaged, and addresses that lead nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import log, open_page, record, set_up, throw_until_choice
from tests.browser.awake import launch_again
from tests.browser.recorded import BEGUN


def keep(page: Page, id: str, text: str) -> None:
    """Puts a text where saved games are kept, as an older Tessera or a fault may have left it."""
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"tessera/game/{id}", text])
    launch_again(page, page.url)


@pytest.mark.awake
def test_a_damaged_game_is_told_kept_and_can_be_copied_out(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, site)
    damaged = BEGUN.replace("roll 1 2", "roll 1 9")
    keep(page, "bad", damaged)
    page.goto(f"{site}#/play/bad")
    expect(page.locator(".lead")).to_have_text(
        "Move 2 of this saved game is against the rules: “roll 1 9”. Look for another copy of it."
    )
    expect(page.locator(".record")).to_have_text(damaged)
    page.get_by_role("button", name="Copy the text").click()
    expect(page.locator(".notice")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == damaged
    assert record(page) == damaged

    page.get_by_role("link", name="Menu").click()  # The rest of the app still works.
    set_up(page, ["person", "person"])
    throw_until_choice(page)


@pytest.mark.awake
def test_a_game_of_a_newer_tessera_asks_for_an_update(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, "new", BEGUN.replace("record 2", "record 9"))
    page.goto(f"{site}#/play/new")
    expect(page.locator(".lead")).to_contain_text("Update, then open it again")


@pytest.mark.awake
def test_a_text_deep_or_long_enough_to_choke_a_parser_is_refused(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, "deep", "[" * 200_001)
    keep(page, "nested", "[" * 6_000)
    for id, words in (("deep", "far too long"), ("nested", "not a saved game")):
        page.goto(f"{site}#/play/{id}")
        expect(page.locator(".lead")).to_contain_text(words)
    page.goto(f"{site}#/saved")
    expect(page.locator(".saves li")).to_have_count(2)


@pytest.mark.awake
def test_markup_in_a_name_stays_text(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, "odd", BEGUN.replace("Ana", "<img src=x>"))
    page.goto(f"{site}#/play/odd")
    expect(page.locator(".player b").first).to_contain_text("<img src=x>")
    assert page.locator(".player img").count() == 0


@pytest.mark.awake
def test_addresses_that_lead_nowhere_say_so(page: Page, site: str) -> None:
    open_page(page, f"{site}#/new/ludo")
    expect(page.locator(".lead")).to_have_text("There is no game called “ludo” here.")
    for address in ("#/play/nothing", "#/nonsense"):
        page.goto(site + address)
        expect(page.locator("h1:visible")).to_have_text("That didn't work")
    page.get_by_role("link", name="Menu").click()
    expect(page.locator("#menu h1")).to_be_visible()


@pytest.mark.awake
def test_games_are_listed_resumed_and_deleted(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, "one", BEGUN.replace("saved 2026", "saved 2025"))
    page.get_by_role("link", name="Saved games").click()
    card = page.locator(".saves li")
    expect(card).to_contain_text("Ana 1 of 6 in line, Rui 0 of 6 in line")
    expect(card).to_contain_text("Nov 21, 2025")
    card.get_by_role("link", name="Continue").click()
    page.locator(".events li").first.wait_for(state="attached")
    assert log(page)[0] == "Ana puts a chip on e1."
    page.go_back()
    card.get_by_role("button", name="More about this game").click()
    for undone in (True, False):
        card.get_by_role("button", name="Delete").click()
        card.get_by_role("button", name="Yes, delete").click()
        expect(card).to_have_count(0)
        if undone:
            page.get_by_role("button", name="Undo").click()
            expect(card).to_have_count(1)
    assert page.evaluate("Object.keys(localStorage).filter(k => k.includes('/game/'))") == []


def test_a_device_that_refuses_storage_can_still_be_played_on(page: Page, site: str) -> None:
    page.add_init_script("""
        Storage.prototype.setItem = () => { throw new Error("no"); };
        IDBObjectStore.prototype.put = () => { throw new DOMException("no", "SecurityError"); };
    """)
    open_page(page, site)
    set_up(page, ["person", "person"])
    throw_until_choice(page)
    page.locator(".square:not([aria-disabled])").first.click()
    expect(page.locator(".tile .chip")).to_have_count(1)
    expect(page.locator(".warning")).to_contain_text("Not saved")
