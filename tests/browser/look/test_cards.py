"""The playing cards in the page: fetched once, asked for again when they didn't come."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.at_table import coloured, open_page, settled, until
from tests.browser.sequence_table import HAND_RANK, keep
from tests.games.sequence.view.deals import deal

EMPTY = "<svg xmlns='http://www.w3.org/2000/svg'/>"


@pytest.mark.parametrize(
    ("status", "body"),
    [
        pytest.param(503, EMPTY, marks=pytest.mark.console_error("503")),
        # Chromium styles its own words about half a file, which the page's policy forbids.
        pytest.param(
            200,
            EMPTY.replace("/>", "><symbol"),
            marks=pytest.mark.console_error("Content Security Policy"),
        ),
    ],
)
def test_cards_that_did_not_come_are_asked_for_again(
    page: Page, site: str, status: int, body: str
) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=status, body=body)

    open_page(page, site)
    page.route("**/cards-*.svg", refuse)
    with page.expect_response("**/cards-*.svg"):
        keep(page, deal(hands="open"))
    expect(page.locator(".card-picture").first).to_be_attached()
    expect(page.locator("symbol[id^=deck-]")).to_have_count(0)
    page.route("**/large_print-*.svg", refuse)
    page.evaluate("tesseraLook('', 'large')")
    page.unroute("**/cards-*.svg", refuse)
    page.locator("[data-press='app:open more']").click()
    expect(page.locator("symbol#deck-QH")).to_have_count(1)
    expect(page.locator("svg.deck")).to_have_count(1)

    # Those in large print likewise, and the usual ones have stood in for them.
    page.unroute("**/large_print-*.svg", refuse)
    page.keyboard.press("Escape")
    page.locator("[data-press='app:open more']").click()
    until(page, f"{HAND_RANK} > 0.8")
    expect(page.locator("svg.deck")).to_have_count(1)


def test_going_from_game_to_game_keeps_nothing_of_those_that_were_left(
    page: Page, site: str
) -> None:
    # A card used from a file outside the page made Chromium read and keep the whole sheet again.
    open_page(page, site)
    game = deal(hands="open")
    page.evaluate("(game) => localStorage.setItem('tessera/game/other', game)", game)
    keep(page, game)
    there = ".card-picture"
    devtools = page.context.new_cdp_session(page)

    def counted() -> dict[str, int]:
        page.locator(there).first.wait_for()
        settled(page)  # What fades away has gone.
        return devtools.send("Memory.getDOMCounters")

    def cleaned() -> dict[str, int]:
        counted()
        devtools.send("HeapProfiler.collectGarbage")
        return counted()

    change_games(page)  # The second time round everything has been fetched.
    before = cleaned()
    change_games(page)
    assert counted()["documents"] <= before["documents"] + 4, "a sheet of cards for each change"
    after = cleaned()
    assert after["nodes"] <= before["nodes"] + 200, "elements of screens that were left"
    assert after["jsEventListeners"] <= before["jsEventListeners"] + 10


def test_a_turn_has_only_what_shows_its_colour_styled_anew(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, deal(hands="open"))
    page.locator(".card.can").first.wait_for()
    count, everything = coloured(page)
    assert everything > 350
    assert 20 <= count <= 110, "all that lies on the table"


def change_games(page: Page) -> None:
    """Twenty changes between two games and the menu, each drawn; ends at the first game."""
    page.evaluate("""async () => {
        const places = ["#/play/other", "#/", "#/play/6f1c", "#/play/other", "#/play/6f1c"];
        for (let n = 0; n < 20; n += 1) {
            location.hash = places[n % places.length];
            await new Promise((go) => setTimeout(go, 40));
            await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
        }
    }""")
