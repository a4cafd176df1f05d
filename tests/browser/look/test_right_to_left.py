"""A language that runs from right to left turns pages round, and nothing that lies on a table.

No such language is there yet: a made-up one is spoken, with the letters of Hebrew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tessera_kit.right_to_left import CODE
from tests.browser.at_table import log
from tests.browser.backwards import backwards
from tests.browser.layout import CROOKED, lie_on_the_device, look_at, turned_into
from tests.browser.recorded import FAMILY, length, until_event

pytestmark = pytest.mark.awake

GAMES = {
    "sequence": "sequence/two",
    "sequence_dice": "sequence_dice/four_five",
    "sequences": "sequences/three",
    "hearts": "sequences/three_hearts",
    "tabula": "tabula/classical",
}
SIZES = ((390, 844), (768, 1024), (1280, 800))
PAGES = {
    "#/": ".entry",
    "#/new/sequence": ".start",
    "#/saved": ".saves",
    "#/share": ".saves",
    "#/rules/sequences": ".rules section",
    "#/odds/tabula": ".odds section",
    "#/learn/sequence_dice": ".lessons",
    "#/learn/sequence_dice/taken": ".lesson .board",
    "#/puzzles/tabula": ".board",
    "#/watch/sequences": ".transport",
}
"""Addresses, and what is there once they are drawn."""
ON_THE_TABLE = """() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const things = [...document.querySelectorAll(".board .square, .fan .card, .dice .die, .slot")];
    const first = new Map();
    return things.filter(one => one.checkVisibility()).map(one => {
        const box = one.getBoundingClientRect();
        const kind = one.closest(".board") ? board : first.get(one.parentElement) ?? box;
        first.set(one.parentElement, kind);
        return [box.left - kind.left, box.top - kind.top].map(Math.round).join();
    });
}"""
"""Where squares lie on their board, and cards and dice beside the first of them."""
SIDES = """() => [".board", ".turn-panel"].map(
    one => document.querySelector(one).getBoundingClientRect().left)"""


def half(name: str) -> str:
    """A recorded game, half of it played."""
    middle = length(name.replace("/", "/recorded/")) // 2
    return until_event(name, middle + name.startswith("sequence/"), FAMILY)


def crooked(page: Page) -> list[str]:
    """The parts that are cut or covered. Of a card beside the pile the upper part is enough, and
    on a phone the first picture's link goes on beneath the game's other ways."""
    return [fault for fault in page.evaluate(CROOKED) if not fault.startswith(("pile", "play"))]


def test_pages_are_turned_round_and_what_lies_on_tables_isnt(page: Page, site: str) -> None:
    lie_on_the_device(page, site, {id: half(name) for id, name in GAMES.items()})
    lying = {}
    for game in GAMES:
        look_at(page, game, "en")
        for size in turned_into(page, *SIZES):
            lying[game, size] = page.evaluate(ON_THE_TABLE)
    found = {}
    with backwards(page):
        for game in GAMES:
            look_at(page, game, CODE)
            for size in turned_into(page, *SIZES):
                faults = crooked(page)
                if page.evaluate(ON_THE_TABLE) != lying[game, size]:
                    faults.append("things lie otherwise")
                board, panel = page.evaluate(SIDES)
                if size[0] > size[1] and not panel < board:
                    faults.append("the panel is at the right")
                if faults:
                    found[game, size] = faults
        for address, part in PAGES.items():
            page.evaluate("address => location.hash = address", address)
            page.locator(part).first.wait_for()
            for size in turned_into(page, *SIZES):
                if faults := crooked(page):
                    found[address, size] = faults
    assert not found
    assert page.evaluate("document.documentElement.dir") == ""


READ = """e => {
    const [places, each] = [[], /[^\\s\\u2068\\u2069]+/g];
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        for (const { index, 0: word } of texts.currentNode.data.matchAll(each)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const { left, bottom } = range.getBoundingClientRect();
            places.push({ word, left, line: Math.round(bottom / 12) });
        }
    }
    return places.sort((a, b) => a.line - b.line || a.left - b.left).map(({ word }) => word);
}"""
"""The words as they stand on the screen, line by line and from left to right."""


def test_names_from_right_to_left_turn_no_sentence_round(page: Page, site: str) -> None:
    names = ("דוד", "عمر", "שרה", "ليلى")
    name = GAMES["sequence_dice"]
    middle = length(name.replace("/", "/recorded/")) // 2
    lie_on_the_device(page, site, {"named": until_event(name, middle, names)})
    look_at(page, "named", "en")
    told = [item.replace("\u2068", "").replace("\u2069", "") for item in log(page)]
    assert any(name in told[0] for name in names)
    for n, sentence in enumerate(told[:6]):
        assert page.locator(".events li").nth(n).evaluate(READ) == sentence.split()
    page.evaluate("location.hash = '#/saved'")
    entry = page.locator(".saves li").first
    entry.wait_for()
    words = (entry.text_content() or "").replace("\u2068", "").replace("\u2069", "")
    assert all(name in words for name in names)
