"""What is said on the screen is read whole, and covers nothing: at the end of a game, in every
language, with names as long as they may be and with large letters."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page

from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.i18n import translator
from tessera.screens.table.words.log import Log
from tessera.session.table import Table
from tests.browser.at_table import is_over
from tests.browser.layout import CROOKED, covered, lie_on_the_device, look_at, turned_into
from tests.browser.recorded import FAMILY, SOLEMN, length, until_event
from tests.languages import APART

pytestmark = pytest.mark.awake

ENDS = ("sequence/two", "sequence_dice/four_five", "tabula/seed_first_home", "sequences/three")
LONG = ("de", "es", "fr", "it")
"""Languages with long words. What fits in these fits in the others."""


def board(page: Page) -> list[float]:
    """Where it is."""
    return page.locator(".board").evaluate("""e => {
        const {x, y, width, height} = e.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    }""")


def test_the_end_covers_nothing_and_leaves_the_board_its_size(page: Page, site: str) -> None:
    games = {}
    for (number, name), names in product(enumerate(ENDS), (FAMILY, SOLEMN)):
        games[f"{number}-{names[0][0]}-before"] = until_event(name, -1, names)
        games[f"{number}-{names[0][0]}-after"] = until_event(name, 0, names)
    lie_on_the_device(page, site, games)
    moved = []
    # German has the longest words.
    everywhere = ((390, 844), (375, 553), (768, 1024), (1280, 800))
    said = (("de", "M", everywhere), ("en", "P", (everywhere[0], everywhere[2])))
    for (language, names, sizes), number in product(said, range(len(ENDS))):
        look_at(page, f"{number}-{names}-before", language)
        assert not is_over(page)
        before = {size: board(page) for size in turned_into(page, *sizes)}
        look_at(page, f"{number}-{names}-after", language)
        assert is_over(page)
        for size in turned_into(page, *sizes):
            where = f"{ENDS[number]} {language} {names} {size}"
            beside = size[0] > size[1]  # Below it, the result takes some room from the board.
            least = before[size][2] if beside else 0.7 * before[size][2]
            if board(page)[2] < least:
                moved.append(f"{where}: {before[size]} to {board(page)}")
            moved += [f"{where}: {fault}" for fault in covered(page)]
    assert not moved, "\n".join(moved)


def longest_news(name: str, language: str) -> tuple[int, str]:
    """How many events of a recorded game lead to what takes most words, and these words."""
    game = find(name.partition("/")[0])
    record = read_record(until_event(name, 0, SOLEMN))
    table = Table(game.rules, record)
    log, say = Log(game, table), translator(language)
    # Before the last: in the end the prompt says the most of it.
    return max(
        ((n, log.as_far_as(say, n - 1)) for n in range(1, table.played)),
        key=lambda one: len(one[1]),
    )


def test_the_longest_news_are_said_whole_and_cover_nothing(page: Page, site: str) -> None:
    longest = {}
    for name in ("sequence/two", "sequence/four", "sequence_dice/four_five", "tabula/classical",
                 "sequences/three"):  # fmt: skip
        news = {language: longest_news(name, language) for language in APART}
        most = sorted(APART, key=lambda language: len(news[language][1]))[-3:]
        longest |= {(name, language): news[language] for language in most}
    games = {
        f"{number}": until_event(name, n, SOLEMN)
        for number, ((name, _), (n, _)) in enumerate(longest.items())
    }
    lie_on_the_device(page, site, games)
    faults = []
    for number, ((name, language), (_, words)) in enumerate(longest.items()):
        look_at(page, f"{number}", language)
        for width, height in turned_into(page, (390, 844), (375, 553), (1280, 800)):
            where = f"{name} {language} {width} x {height}"
            shown = page.locator(".news").evaluate(WHOLE)
            if shown != words:
                faults.append(f"{where}: {shown!r} of {words!r}")
            if name.startswith("tabula") and height < 600:
                over = page.locator(".news > span").evaluate(OVER_MORE)
                faults += [f"{where}: {over} px are covered"] if max(over) > 0 else []
                continue  # They lie over the players for a while.
            faults += [
                f"{where}: {fault}"
                for fault in covered(page)
                # Of a card the upper part is enough.
                if "news" in fault and not fault.startswith(("card", "pile"))
            ]
    assert not faults, "\n".join(faults)


LONGEST = {
    "sequence/two_by_hand": 339,
    "sequence_dice/two_box_six": 221,
    "sequences/three_hearts": 36,
    "tabula/classical": 516,
}
"""After so many events of these games the prompt has the most characters among the positions that
were looked at, a sample of twelve recorded games, in every language."""


def test_the_longest_prompts_are_said_whole_and_cover_nothing(page: Page, site: str) -> None:
    games = {f"{n}": until_event(name, n, SOLEMN) for name, n in LONGEST.items()}
    lie_on_the_device(page, site, games)
    faults = []
    for language, (name, n) in product(LONG, LONGEST.items()):
        look_at(page, f"{n}", language)
        for width, height in turned_into(page, (390, 844), (375, 553)):
            where = f"{name} {language} {width} x {height}"
            prompt = page.locator(".prompt")
            if (out := prompt.evaluate(OUT)) > 1:
                faults.append(f"{where}: {out} px of {prompt.text_content()!r}")
            faults += [f"{where}: {fault}" for fault in covered(page) if prompt_in(fault)]
    assert not faults, "\n".join(faults)


def prompt_in(fault: str) -> bool:
    return any(part.startswith(("prompt", "who")) for part in fault.split(" over "))


OUT = """e => {
    const place = e.getBoundingClientRect(), panel = e.parentElement.getBoundingClientRect();
    const said = [...e.querySelectorAll("b, span")].filter(one => one.checkVisibility());
    return Math.max(...said.map(one => one.getBoundingClientRect()).flatMap(one => [
        place.left - one.left, one.right - place.right, place.top - one.top,
        one.bottom - place.bottom, one.bottom - panel.bottom,
    ]).map(Math.round));
}"""
"""By how many pixels words stand out of their place."""
WHOLE = """e => e.scrollHeight <= e.clientHeight + 1 && e.clientHeight && e.textContent"""
"""What is to be read of it, if none of it is cut."""
OVER_MORE = """e => {
    const [bar, board, dice] = [".bar", ".board", ".dice"].map(
        part => document.querySelector(part).getBoundingClientRect());
    const news = e.getBoundingClientRect();
    return [bar.bottom - news.top, board.right - news.left, news.bottom - dice.top].map(Math.round);
}"""
"""By how many pixels news beside the board reach into the bar, the board and the dice."""


GROWN = ((320, 568, 100), (320, 568, 200), (390, 844, 200), (768, 1024, 200), (1280, 800, 200))
"""Widths, heights and sizes of letters in per cent at which everything is laid out anew."""


PAGES = {
    "#/": ".entry",
    "#/saved": ".saves",
    "#/share": ".saves",
    "#/new/sequence": ".start",
    "#/rules/sequences": ".rules section",
    "#/odds/tabula": ".odds section",
    "#/install": ".steps",
    "#/phones/tabula-mid": ".phone-seats",
    "#/analysis/sequence-end": ".transport",
}
"""Addresses, and what is there once they are drawn: each was too wide for the largest letters."""


def test_nothing_is_cut_or_covered_when_letters_are_large(page: Page, site: str) -> None:
    names = (*FAMILY[:1], "Rui Miguel Fontes", *FAMILY[2:])
    games = {}
    for name in ("tabula/classical", "sequence/two", "sequence_dice/four_five", "sequences/three"):
        game = name.partition("/")[0]
        # At Sequence with the card that was drawn, so that none comes meanwhile and is told.
        half = length(name.replace("/", "/recorded/")) // 2 + (game == "sequence")
        games[f"{game}-mid"] = until_event(name, half, names)
        games[f"{game}-end"] = until_event(name, 0, names)
    lie_on_the_device(page, site, games)
    found = {}
    for game in sorted(games, key=lambda game: game.endswith("end")):
        look_at(page, game, "de")
        for width, height, letters in GROWN:
            page.evaluate("n => document.documentElement.style.fontSize = `${n}%`", letters)
            for _ in turned_into(page, (width, height)):
                crooked = page.evaluate(CROOKED)
            if crooked:
                found[(game, width, letters)] = crooked
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for address, part in PAGES.items():
        page.evaluate("address => location.hash = address", address)
        page.locator(f"#app {part}").first.wait_for()
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > 320:
            found[address] = wide
    page.set_viewport_size({"width": 768, "height": 1024})
    page.evaluate("location.hash = '#/new/sequences'")
    page.locator(".start").wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")  # Where the button rests.
    if crooked := page.evaluate(CROOKED):
        found["form"] = crooked
    assert not found
