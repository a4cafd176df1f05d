"""Layout of the family's games on every screen: what is measured here was once too small."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tessera.core.record import write_record
from tessera.core.record_reader import read_head, read_record
from tessera.games import find
from tessera.i18n import translator
from tessera.screens.table.words.log import Log
from tessera.session.table import Table
from tessera.testing.playing import play
from tests.browser.at_table import WAKE, is_over, open_page, settled
from tests.browser.play.test_sequence import boxes
from tests.browser.sequence_table import keep
from tests.games.sequence.view.deals import deal
from tools.paths import ROOT

pytestmark = pytest.mark.awake

SIZES = (
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (390, 844),
    (390, 664),
    (375, 553),
    (360, 640),
    (844, 390),
    (384, 512),
)
SMALL = """es => es.filter(e => e.checkVisibility()).map(e => {
    const r = e.getBoundingClientRect();
    const over = e.closest(".held")?.nextElementSibling?.getBoundingClientRect();
    const covered = over && over.top < r.bottom - 20 && over.left < r.right;
    return [e.dataset.press, (covered ? over.left : r.right) - r.left, r.height];
}).filter(([, wide, high]) => wide < 24 || high < 24)"""


def test_sequence_has_its_board_first_and_nothing_too_small_to_press(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, deal())
    page.locator("[data-press='app:take over']").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        (board, square) = boxes(page, ".board", "[data-press='game:square e5']")
        found = page.locator(".table button, .table a").evaluate_all(SMALL)
        assert found == [], (width, height)
        bar = page.locator(".bar > *").evaluate_all("es => es.map(e => e.offsetWidth)")
        assert min(wide for wide in bar if wide) >= 40, (width, height)
        if width <= 390 and height >= 600:
            assert board[2] >= width - 17, (width, height)
        if width < height:
            (panel,) = boxes(page, ".turn-panel")
            assert board[1] + board[3] <= panel[1] + 1, f"a row is under the hand: {width} {height}"
        if width == 390:
            assert square[2] >= 36
        cut = "es => es.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
        assert page.locator(".player b, .player small").evaluate_all(cut) == [], (width, height)
        if (width, height) == (1024, 768):
            shown = page.locator(".held").evaluate_all(SHOWN)
            assert len(shown) == 7
            assert min(shown) >= 48
    page.set_viewport_size({"width": 375, "height": 553})
    page.locator("[data-press='app:open more']").click()
    page.locator(".sheet [data-press='app:settings']").click()
    page.keyboard.press("Escape")
    focused = "document.activeElement.matches('.sheet [data-press=\"app:settings\"]')"
    assert page.evaluate(focused), "the way to the settings is one that is seen"
    page.locator(".sheet [data-press='app:turn']").click()
    expect(page.locator(".table.turned")).to_be_visible()
    expect(page.locator(".table .sheet")).to_have_count(0)


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_a_chip_that_the_hand_covers_as_letters_are_large_is_brought_into_sight(
    page: Page, site: str
) -> None:
    page.set_viewport_size({"width": 384, "height": 512})
    open_page(page, site)
    head, _, events = recorded("sequence/recorded/two").partition("\n\n")
    events = events[: events.index("play 6C c4")]
    head = head.partition("\nplayed")[0]
    keep(page, f"{head}\nplayed {len(events.splitlines())}\n\n{events}")
    page.locator("[data-press='app:take over']").click()
    page.evaluate("document.documentElement.style.fontSize = '130%'")
    lowest = page.locator("[data-press='game:square h10']")
    assert lowest.evaluate(BENEATH), "a game is opened at its beginning"
    page.locator("[data-press='app:last round']").evaluate("e => e.click()")
    page.locator("[data-recent=latest]:not([data-press='game:square h10'])").wait_for()
    page.locator("[data-recent=latest][data-press='game:square h10']").wait_for()
    assert not lowest.evaluate(BENEATH)


BENEATH = """e => {
    const panel = document.querySelector(".turn-panel").getBoundingClientRect();
    return e.getBoundingClientRect().bottom > panel.top;
}"""
"""Whether something lies beneath the hand."""


SHOWN = """es => es.map(e => {
    const [r, over] = [e, e.nextElementSibling].map(o => o?.getBoundingClientRect());
    return (over && over.top < r.bottom - 20 ? over.left : r.right) - r.left;
})"""


def recorded(name: str) -> str:
    """A whole game, its seats in the colours of their sides."""
    text = (ROOT / "tests" / "games" / f"{name}.txt").read_text(encoding="utf-8")
    game = find(name.partition("/")[0])
    seats = text.count("\nseat ")
    sides = game.rules.sides(read_head(text).setup)
    for seat in range(seats):
        text = text.replace(
            f" green P {seat + 1}\n",
            f" {game.colours[sides[seat] % len(game.colours)]} P {seat + 1}\n",
        )
    return text


ENDS = ("sequence/two", "sequence_dice/four_five", "tabula/seed_first_home", "sequences/three")
LANGUAGES = ("en", "es", "pt")
FAMILY = ("P 1", "P 2", "P 3", "P 4")
SOLEMN = ("Maximiliana Hohenwart 12", "Bartholomäus Freiherr 24", "Wilhelmina Grootenhuis 3",
          "Konstantinopolitanerin 4")  # fmt: skip
"""Names as long as they may be."""


def until_event(name: str, n: int, names: tuple[str, ...]) -> str:
    """A recorded game up to its event of this number; counted from its end, if it is negative."""
    text = recorded(name.replace("/", "/recorded/"))
    for old, new in zip(FAMILY, names, strict=True):
        text = text.replace(f" {old}\n", f" {new}\n")
    head, _, rest = text.partition("\nplayed ")
    events = rest.partition("\n\n")[2].splitlines()
    n = n if n > 0 else len(events) + n
    if n < len(events):
        head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    return f"{head}\nplayed {n}\n\n" + "\n".join(events[:n]) + "\n"


def look_at(page: Page, id: str, language: str) -> None:
    """Goes to a game that lies on the device."""
    page.evaluate(
        """async ([id, language]) => {
            document.documentElement.lang = language;
            document.dispatchEvent(new Event("tessera:language"));
            const gone = new Promise(done => addEventListener("hashchange", done, {once: true}));
            location.hash = `#/play/${id}`;
            await gone;
            document.querySelector("[data-press='app:take over']")?.click();
        }""",
        [id, language],
    )


LAID_OUT = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
"""A page that has another size is drawn anew first."""


def turned_into(page: Page, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Makes the page so wide and high, one after the other; everything has found its place."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        yield width, height


def board(page: Page) -> list[float]:
    """Where it is."""
    return page.locator(".board").evaluate("""e => {
        const {x, y, width, height} = e.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    }""")


def lie_on_the_device(page: Page, site: str, games: dict[str, str]) -> None:
    page.emulate_media(reduced_motion="reduce")
    kept = {f"tessera/game/{id}": text for id, text in games.items()}
    told = " ".join(name.partition("/")[0] for name in ENDS)
    kept |= {"tessera/goals": told, "tessera/first-hints": told}
    open_page(page, site, kept)


def covered(page: Page) -> list[str]:
    return [fault for fault in page.evaluate(CROOKED) if " over " in fault]


def test_nothing_moves_when_the_game_is_over(page: Page, site: str) -> None:
    games = {}
    for (number, name), names in product(enumerate(ENDS), (FAMILY, SOLEMN)):
        games[f"{number}-{names[0][0]}-before"] = until_event(name, -1, names)
        games[f"{number}-{names[0][0]}-after"] = until_event(name, 0, names)
    lie_on_the_device(page, site, games)
    moved = []
    said = (("es", "P"), ("es", "M"), ("en", "P"), ("pt", "P"))
    for (language, names), number in product(said, range(len(ENDS))):
        # Spanish has the longest words.
        sizes = ((390, 844), *(((375, 553), (768, 1024), (1280, 800)) if language == "es" else ()))
        look_at(page, f"{number}-{names}-before", language)
        assert not is_over(page)
        before = {size: board(page) for size in turned_into(page, *sizes)}
        look_at(page, f"{number}-{names}-after", language)
        assert is_over(page)
        for size in turned_into(page, *sizes):
            where = f"{ENDS[number]} {language} {names} {size}"
            if before[size] != board(page):
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
    longest = {
        (name, language): longest_news(name, language)
        for name, language in product(
            ("sequence/two", "sequence/four", "sequence_dice/four_five", "tabula/classical",
             "sequences/three"),
            LANGUAGES,
        )
    }  # fmt: skip
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
                over = page.locator(".news > span").evaluate(OVER_BOARD)
                faults += [f"{where}: {over} px of the board are covered"] if over > 0 else []
                continue  # They lie over the bar for a while.
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
    for language, (name, n) in product((*LANGUAGES, "pt-BR"), LONGEST.items()):
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
PASSING = """e => {
    e.getAnimations().forEach(one => one.finish());
    return [getComputedStyle(e).opacity, getComputedStyle(e.parentElement).pointerEvents];
}"""
"""How clear the news are in the end, and what takes presses meanwhile."""
OVER_BOARD = """e => {
    const [news, board] = [e, document.querySelector(".board")].map(e => e.getBoundingClientRect());
    return news.right > board.left ? Math.round(news.bottom - board.top) : 0;
}"""


def test_everybody_s_row_is_in_sight_at_sequences_and_nothing_is_covered(
    page: Page, site: str
) -> None:
    page.emulate_media(reduced_motion="reduce")  # Dice that slide aren't where they will be.
    open_page(page, site)
    page.evaluate("localStorage.setItem('tessera/language', 'es')")  # It has the longest words.
    rules = find("sequences").rules
    twelve = write_record(play(rules, rules.standard_setup(12), "a").record(rules))
    three, most = (recorded(f"sequences/recorded/{name}") for name in ("three", "twenty_four"))
    for name, text in (("three", three), ("twelve", twelve), ("most", most)):
        keep(page, text, name)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            where = (name, width, height)
            if name != "most" or min(width, height) >= 768 or (width, height) == (390, 844):
                assert page.locator("tbody tr").evaluate_all(ROWS_HIDDEN) == 0, where
            if name == "three" and height >= 768:
                picture, curve, sheet, which = boxes(
                    page, ".picture", ".curve svg", ".sheet-place", ".which"
                )
                assert curve[2] > picture[2] - 80, where
                assert curve[3] > picture[3] - 100, where
                assert sheet[1] + sheet[3] <= which[1], where
                assert which[1] + which[3] <= curve[1], where
                size = "e => parseFloat(getComputedStyle(e).fontSize)"
                assert page.locator(".points-at.target").evaluate(size) >= 12
            hand, do, bar = boxes(page, ".six", "[data-primary]", ".bar")
            die = page.locator(DIE).evaluate("e => e.offsetWidth * .9")  # Spare ones lie smaller.
            assert die >= (60 if width >= 768 and height >= 700 else 36), where
            assert hand[0] >= 0, where
            assert hand[0] + hand[2] <= width, where
            assert do[1] + do[3] <= height, where
            assert bar[1] >= 0, where
            inner = page.locator(".slot, .worth").evaluate_all(OUTSIDE)
            assert inner == [], where
    for scroll in (0, 9_999):  # In the end on a small phone, of 24.
        page.locator(".sheet-place").evaluate("(e, to) => e.scrollTo(0, to)", scroll)
        assert page.locator("tbody tr.winner td.sum").evaluate_all(ROWS_HIDDEN) == 0


ROWS_HIDDEN = """es => {
    const place = document.querySelector(".sheet-place").getBoundingClientRect();
    const head = document.querySelector("thead th").getBoundingClientRect();
    return es.map(e => e.getBoundingClientRect())
        .filter(e => e.bottom > place.bottom + 1 || e.top < head.bottom - 1).length;
}"""
"""How many rows of the score sheet aren't seen whole."""
DIE = ".die >> nth=0"
OUTSIDE = """es => {
    const p = document.querySelector(".turn-panel").getBoundingClientRect();
    return es.filter(e => {
        const r = e.getBoundingClientRect();
        return r.left < p.left || r.right > p.right || r.top < p.top || r.bottom > p.bottom;
    }).map(e => e.className);
}"""


def test_on_a_large_screen_letters_dice_and_cards_grow_with_the_board(
    page: Page, site: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_page(page, site)
    page.evaluate("localStorage.setItem('tessera/goals', 'sequence sequence_dice')")
    for game, parts in (
        ("sequence/two", (".player >> nth=0", ".who", ".pile")),
        ("sequence_dice/four_five", (".player >> nth=0", ".prompt", DIE)),
    ):
        text = recorded(game.replace("/", "/recorded/"))
        head, _, rest = text.partition("\nplayed ")
        count, _, events = rest.partition("\n")
        keep(page, f"{head}\nplayed {int(count) // 2}\n{events}", game.replace("/", "-"))
        page.wait_for_timeout(1500)  # A card that comes by itself comes before the tablet goes on.
        if page.locator("[data-press='app:take over']").count():
            page.locator("[data-press='app:take over']").click()
        grown = []
        for width, height in ((1280, 800), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            letters = page.locator(".prompt").evaluate(
                "e => parseFloat(getComputedStyle(e).fontSize)"
            )
            grown.append([letters, *(box[3] for box in boxes(page, *parts))])
        ratios = [large / small for small, large in zip(*grown, strict=True)]
        assert min(ratios) > 1.2, (game, ratios)
        assert max(ratios) < 1.6, (game, ratios)


GROWN = ((320, 640, 100), (390, 844, 200), (768, 1024, 200))
"""Widths, heights and sizes of letters in per cent at which everything is laid out anew."""

CROOKED = """() => {
    const shown = e => e.checkVisibility() && !e.closest(".squares, .visually-hidden, .log");
    const parts = [...document.querySelectorAll(
        "main button:not(.why-button), .why-button > svg, main a, main select," +
        "main input:not([type=radio], [type=range]), .start," +
        ".prompt, .news, .keeping, .dice, .six, .who, .player b, .player small, .worth, .total"
    )].filter(shown);
    const name = e => `${e.className || e.tagName} "${e.textContent.slice(0, 20)}"`;
    const found = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`${wide} wide`);
    for (const e of document.querySelectorAll(".player b, .player small, .news, .prompt"))
        if (shown(e) && e.scrollWidth > e.clientWidth + 1)
            found.push(`cut: ${name(e)}`);
    const rects = parts.map(e => e.getBoundingClientRect());
    for (const [i, a] of parts.entries()) for (let j = i + 1; j < parts.length; j++) {
        const b = parts[j], p = rects[i], q = rects[j];
        if (a.contains(b) || b.contains(a) || a.closest(".fan") && b.closest(".fan")) continue;
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        if (across > 2 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2)
            found.push(`${name(a)} over ${name(b)}`);
    }
    const board = document.querySelector(".board");
    if (board && board.offsetHeight < innerWidth * .39) found.push(`board ${board.offsetHeight}`);
    return found;
}"""
"""What is cut or covered. Of Why? its sign counts: the rest of it lies below its neighbours."""


def test_nothing_is_cut_or_covered_when_letters_are_large(new_context, site: str) -> None:
    page = new_context().new_page()
    page.emulate_media(reduced_motion="reduce")  # Cards that come in aren't where they will be.
    open_page(page, site)
    kept = {"tessera/language": "es", "tessera/pace": "fast"}
    for name in ("tabula/classical", "sequence/two", "sequence_dice/four_five", "sequences/three"):
        text = recorded(name.replace("/", "/recorded/")).replace(" P 2\n", " Rui Miguel Fontes\n")
        head, _, rest = text.partition("\nplayed ")
        count, _, events = rest.partition("\n")
        kept[f"tessera/game/{name.partition('/')[0]}-end"] = text
        # At Sequence with the card that was drawn, so that none comes meanwhile and is told.
        some = int(count) // 2 + name.startswith("sequence/")
        half = f"{head}\nplayed {some}\n{events}"
        kept[f"tessera/game/{name.partition('/')[0]}-mid"] = half
    page.evaluate(
        "kept => Object.entries(kept).forEach(([k, v]) => localStorage.setItem(k, v))", kept
    )
    page.reload()
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
    found = {}
    games = [key.rpartition("/")[2] for key in kept if "/game/" in key]
    for game in sorted(games, key=lambda game: game.endswith("end")):
        page.evaluate("game => location.hash = `#/play/${game}`", game)
        page.locator(f".table[data-game={game.partition('-')[0]}], .handover").wait_for()
        if page.locator("[data-press='app:take over']").count():
            page.locator("[data-press='app:take over']").click()
        for width, height, letters in GROWN:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("n => document.documentElement.style.fontSize = `${n}%`", letters)
            if crooked := page.evaluate(CROOKED):
                found[(game, width)] = crooked
    page.evaluate("location.hash = '#/new/sequences'")
    page.locator(".start").wait_for()
    if crooked := page.evaluate(CROOKED):
        found["form"] = crooked
    assert not found


EMPTY = """() => {
    const [wide, high, step] = [innerWidth, innerHeight, 12];
    const parts = ".board, .player, .turn-panel, .bar > *, .log";
    let [all, empty] = [0, 0];
    for (let x = step / 2; x < wide; x += step) for (let y = step / 2; y < high; y += step) {
        all++;
        empty += !document.elementFromPoint(x, y)?.closest(parts);
    }
    return empty / all;
}"""
"""How much of the screen has nothing on it."""

ROW = "e => e.getBoundingClientRect().height"
FOCUSED = """() => {
    const {x, y} = document.activeElement.getBoundingClientRect();
    return [document.activeElement.dataset.press, Math.round(x), Math.round(y)];
}"""


def test_squares_of_sequence_dice_are_for_fingers_on_the_smallest_phones(
    page: Page, site: str
) -> None:
    games = {"two": "sequence_dice/two_box_five", "four": "sequence_dice/four_five"}
    lie_on_the_device(page, site, {id: until_event(name, 30, FAMILY) for id, name in games.items()})
    for id in games:
        look_at(page, id, "es")
        for size in turned_into(page, (375, 553), (384, 512)):
            ((_, _, width, _),) = boxes(page, "[data-press='game:square c3']")
            assert width >= 40, (id, size)


def test_tabula_stands_on_phones_and_fills_screens_that_lie(page: Page, site: str) -> None:
    open_page(page, site)
    head, _, rest = recorded("tabula/recorded/seed_draw").partition("\nplayed ")
    head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    events = rest.partition("\n\n")[2].splitlines()[:120]
    keep(page, f"{head}\nplayed 120\n\n" + "\n".join(events) + "\n")
    for width, height in ((390, 844), (390, 664), (375, 553), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".board.standing, .board.slim").wait_for()
        assert page.locator("[data-press='game:point 7']").evaluate(ROW) >= 36, (width, height)
        crooked = page.evaluate(CROOKED)
        if over := [c for c in crooked if re.match("news .* over icon-button", c)]:
            # On slim boards they may lie over the bar: for a while, and presses go through.
            assert page.locator(".news > span").evaluate(PASSING) == ["0", "none"], (width, height)
        assert [c for c in crooked if c not in over] == [], (width, height)
        scrolls = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
        assert page.locator(".table").evaluate(scrolls) == [0, 0], (width, height)
    page.locator(".square[tabindex='0']").focus()
    arrows = {"Up": (0, -1), "Left": (-1, 0), "Down": (0, 1), "Right": (1, 0)}
    for keys in (("Up", "Left", "Down", "Right"), ("Down", "Right", "Up", "Left")):
        for key in keys:
            _, x, y = page.evaluate(FOCUSED)
            page.keyboard.press(f"Arrow{key}")
            _, new_x, new_y = page.evaluate(FOCUSED)
            gone = ((new_x > x) - (new_x < x), (new_y > y) - (new_y < y))
            assert gone == arrows[key], (keys, key)
        page.locator("[data-press='app:turn']").evaluate("e => e.click()")
        settled(page)  # The table takes half a second to turn.
    focused, *_ = page.evaluate(FOCUSED)
    for width, height in ((844, 390), (1024, 768), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".board:not(.standing, .slim)").wait_for()
        assert page.evaluate(EMPTY) < 1 / 3, (width, height)
        (board,) = boxes(page, ".board")
        beside = width - board[2] - 16 - 16
        assert board[3] >= height - 22 or beside <= 300, (width, height)
        assert page.evaluate(CROOKED) == [], (width, height)
    assert page.evaluate(FOCUSED)[0] == focused, "the focus stays on its point"
