"""Sequence as people play it in a browser: what they press, and what they may see."""

from __future__ import annotations

from playwright.sync_api import Page

from tessera.core.record import Player, Record, write_record
from tessera.games.sequence import GAME
from tessera.games.sequence.rules.state import Phase
from tessera.session.table import Table
from tessera_kit.advance import advance
from tests.browser.at_table import GO_ON, PLAYABLE, agree, press, primary, sit_down
from tests.browser.awake import launch_again

COMPUTER = "normal"
NOW = "2026-11-21T09:15:00Z"

SENSIBLE = """(() => {
    // Most own chips and fewest others on a line of five through the square.
    const colour = document.querySelector(".table").classList;
    const own = ["green", "blue", "red"].find((name) => colour.contains(name)) + " chip";
    const buttons = [...document.querySelectorAll(".square")];
    const names = buttons.map((b) => b.getAttribute("aria-label"));
    const worth = names.map((n) => n.includes("corner") || n.includes(own) ? 1
        : n.includes(" chip") ? -9 : 0);
    const value = (square) => {
        let best = -99;
        for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
            for (let back = 0; back < 5; back++) {
                let sum = 0;
                for (let n = 0; n < 5; n++) {
                    const x = square % 10 + (n - back) * dx;
                    const y = Math.floor(square / 10) + (n - back) * dy;
                    sum += x < 0 || y < 0 || x > 9 || y > 9 ? -99 : worth[10 * y + x];
                }
                best = Math.max(best, sum);
            }
        }
        return best;
    };
    const open = buttons.map((b, square) => [b, square])
        .filter(([b, square]) => !b.hasAttribute("aria-disabled") && worth[square] > -9);
    if (!open.length) return null;
    open.sort(([, a], [, b]) => value(b) - value(a));
    return open[0][0].dataset.press;
})()"""
"""The target of a sensible square, from nothing but what a screen reader is told."""

HAND_RANK = "document.querySelector('#deck-2S > :last-child').transform.baseVal[0].matrix.d"
"""How high the rank is on a card in hand, as a part of a figure's own height."""


def begin(page: Page, kinds: list[str], **options: str) -> None:
    """From the menu to the table; `kinds` says who sits on each seat."""
    page.locator("a[href='#/new/sequence']").click()
    sit_down(page, kinds)
    if options:
        agree(page, **options)
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()


def keep(page: Page, text: str, id: str = "6f1c") -> None:
    """Opens this record as a game of its own."""
    page.evaluate(
        "([key, text]) => { localStorage.setItem('tessera/pace', 'fast');"
        "localStorage.setItem(key, text); }",
        [f"tessera/game/{id}", text],
    )
    # What is kept is read when the app starts.
    launch_again(page, page.url.partition("#")[0] + f"#/play/{id}")
    page.locator(".board, .handover").first.wait_for()


def nearly_over(kinds: list[str], *, left: int, seed: str = "late") -> str:
    """The record of a game that computers have played so far that only about so many events were
    left; somebody is about to play. `kinds` says who sits on each seat now."""
    setup = GAME.rules.standard_setup(len(kinds))
    seats = zip(kinds, GAME.rules.sides(setup), strict=True)
    players = tuple(
        Player(f"P {seat}", kind, GAME.colours[side])
        for seat, (kind, side) in enumerate(seats, start=1)
    )
    record = Record("sequence", 1, setup, seed, players, NOW)
    as_computers = [Player(player.name, COMPUTER, player.colour) for player in players]
    table = Table(GAME.rules, Record("sequence", 1, setup, seed, tuple(as_computers), NOW))
    starts = []
    while GAME.rules.result(table.state) is None:
        if table.state.phase is Phase.PLAY and players[table.state.seat].is_person:
            starts.append(table.played)
        advance(table, GAME.bots)
    events = table.record(NOW).events
    played = max(start for start in starts if start <= len(events) - left)
    text = write_record(record).replace("played 0", f"played {played}")
    return text.rstrip() + "\n\n" + "\n".join(events[:played]) + "\n"


def sensible(page: Page) -> str | None:
    """The target of a sensible square, from nothing but what a screen reader is told; None where
    only chips can be taken away."""
    return page.evaluate(SENSIBLE)


def on_turn(page: Page) -> bool:
    """Whether somebody may choose a card or a square."""
    return page.locator(".card.can, .fives").count() > 0


def act(page: Page, *, tap: bool = False) -> None:
    """One press of whoever is to act, or a moment of waiting for what comes by itself."""
    to_choose = f".table:has(.card.chosen) {PLAYABLE}"
    if press(page, GO_ON, ".fives button", ".card.lit", to_choose, tap=tap):
        return
    if not on_turn(page):
        page.wait_for_timeout(30)
    else:
        square = sensible(page)
        press(page, f"[data-press='{square}']" if square else ".card.can", tap=tap)


def idle(page: Page) -> bool:
    """Whether the one button has nothing to do."""
    return primary(page).get_attribute("aria-disabled") is not None


def told(page: Page) -> str:
    """Every text and every attribute of the page, but for the board, which shows every card."""
    return page.evaluate(
        """() => {
            const found = [document.title];
            const walk = (node) => {
                if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
                if (node.nodeType !== Node.ELEMENT_NODE) return;
                if (node.classList.contains("board")) return;
                for (const {value} of node.attributes) found.push(value);
                node.childNodes.forEach(walk);
            };
            walk(document.documentElement);
            return found.join("\\n");
        }"""
    )
