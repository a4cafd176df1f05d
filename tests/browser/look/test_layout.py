"""Layout of the family's games on every screen: what is measured here was once too small."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tessera.core.record import write_record
from tessera.games import INSTALLED, find
from tessera.i18n import LANGUAGES
from tessera.storage.opening import open_table
from tessera_kit.look.measures import asking
from tessera_kit.playing import play
from tests.browser.at_table import open_page, settled, show, throw_until_choice, until
from tests.browser.awake import launch_again
from tests.browser.layout import CROOKED, boxes, lie_on_the_device, look_at, turned_into
from tests.browser.pages import KEPT
from tests.browser.recorded import FAMILY, coloured, late, recorded, until_event
from tests.browser.sequence_table import HAND_RANK, keep
from tests.games.sequence.view.deals import deal
from tests.walk.ground import ADDED, FOLDERS
from tests.walk.ground import recorded as walked

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

STRANGE = """es => es.filter(e => ![document.body, document.querySelector("h1")].some(
    one => getComputedStyle(one).fontFamily === getComputedStyle(e).fontFamily
)).map(e => e.outerHTML)"""
"""What is set in no typeface of the page. Browsers have one of their own for buttons."""


def test_sequence_has_its_board_first_and_nothing_too_small_to_press(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, deal())
    page.locator("[data-press='app:take over']").click()
    assert page.locator(".table button, .table a").evaluate_all(STRANGE) == []
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
            assert min(shown) >= 34, "of each card rank and suit"
    page.set_viewport_size({"width": 375, "height": 553})
    page.locator("[data-press='app:open more']").click()
    page.locator(".sheet [data-press='app:settings']").click()
    page.keyboard.press("Escape")
    # The focus comes back a moment after the dialog is gone, to the way that is seen.
    expect(page.locator(".sheet [data-press='app:settings']")).to_be_focused()
    page.locator(".sheet [data-press='app:turn']").click()
    expect(page.locator(".table.turned")).to_be_visible()
    expect(page.locator(".table .sheet")).to_be_visible()


def test_board_and_seats_stay_where_they_are_as_the_tablet_goes_round(
    page: Page, site: str
) -> None:
    games = {
        f"{n}": named_at_length(late(f"sequence/{name}", 40)) for n, name in enumerate(GOES_ROUND)
    }
    lie_on_the_device(page, site, games)
    for id in games:
        look_at(page, id, "pt")
        places = [board_and_seats(page)]
        page.evaluate("location.hash = '#/rules/sequence'")
        page.locator(".paper").wait_for()
        page.evaluate("id => location.hash = `#/play/${id}`", id)
        page.locator(".handover").wait_for()
        places.append(board_and_seats(page))
        page.locator("[data-press='app:take over']").click()
        page.locator(".handover").wait_for(state="detached")
        places.append(board_and_seats(page))
        assert places[0] == places[1] == places[2], GOES_ROUND[int(id)]
        for size in turned_into(page, (1280, 800), (1024, 768)):
            assert page.locator(".log .events").evaluate(LINES_CUT) == 0, size


def board_and_seats(page: Page) -> list[list[list[float]]]:
    """The places of both on a tablet, a phone and a wide screen; the name of whoever is on turn is
    read whole there."""
    sizes, places = turned_into(page, (768, 1024), (390, 844), (1280, 800)), []
    for size in sizes:
        places.append(boxes(page, ".board", ".players"))
        on_turn = page.locator(".player.active b > :first-child")
        assert not on_turn.evaluate(CUT), size
    return places


LINES_CUT = """e => {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    const [range, end] = [document.createRange(), e.getBoundingClientRect().bottom];
    let cut = 0;
    while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        for (const {top, bottom} of range.getClientRects())
            cut += top < end - 2 && bottom > end + 2;
    }
    return cut;
}"""
"""How many lines of the log end below its end."""
CUT = "e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 1"


def named_at_length(text: str) -> str:
    """A recorded game among people with names of 24 letters."""
    return re.sub(r" P (\d+)\n", lambda found: f" Anna Wilhelmine Grube {found[1]}\n", text)


GOES_ROUND = ("two", "four", "six_in_three_teams", "twelve")


def test_no_size_of_letters_and_no_hint_takes_anything_from_the_board(
    page: Page, site: str
) -> None:
    games = {"four": late("sequence/four", 40), "box": late("sequence_dice/two_box_five", 30)}
    games |= {"tabula": late("tabula/seed_draw", 40), "three": late("sequences/three", 2)}
    lie_on_the_device(page, site, games)
    faults = []
    for id in games:
        look_at(page, id, "de")
        sizes = ((768, 1024), (390, 844), (844, 390), (1024, 768), (1280, 800), (375, 553))
        places: dict[tuple[int, int], list[list[float]]] = {}
        for size in turned_into(page, *sizes):
            for letters in ("", "large", "largest"):
                page.evaluate("letters => tesseraLook('', letters)", letters)
                place = boxes(page, ".board")
                if not same(places.setdefault(size, place), place):
                    faults.append(f"{id} {size} {letters}: {places[size]} to {place}")
        if id == "four":
            (usual, hand), (large, large_hand), (again, hand_again) = printed(page)
            assert large > 1.35 * usual, "the board is no easier to read"
            assert large_hand > 1.25 * hand, "the cards in hand are no easier to read"
            assert (again, hand_again) == (usual, hand)
        if id == "three":
            continue
        throw_until_choice(page)
        page.locator("[data-press='app:hint']").evaluate("e => e.click()")
        page.locator(".hint-choices").wait_for()
        page.locator(".hint-choices [data-press^='app:hint ']").evaluate_all(LONGEST)
        for size in turned_into(page, *sizes):
            for letters in ("largest", ""):
                page.evaluate("letters => tesseraLook('', letters)", letters)
                place, covers = boxes(page, ".board"), page.evaluate(HINT_COVERS)
                if not same(places[size], place):
                    faults.append(f"{id} {size} {letters} hint: {places[size]} to {place}")
                if page.locator(".slim").count():  # It has the whole column below the players.
                    covers = [one for one in covers if re.match("over (board|player|icon)", one)]
                faults += [f"{id} {size} {letters}: {one}" for one in covers]
    assert not faults, "\n".join(faults)


def printed(page: Page) -> list[tuple[float, float]]:
    """Sequence's cards with letters as usual, with large ones, and as usual again: how high a rank
    is drawn on the board, and on a card in hand."""
    looks = []
    for letters, larger in (("", "<"), ("large", ">"), ("", "<")):
        page.evaluate("letters => tesseraLook('', letters)", letters)
        until(page, f"{HAND_RANK} {larger} 0.8")  # Those in large print are fetched.
        looks.append((page.evaluate(RANK), page.evaluate(HAND_RANK)))
    return looks


RANK = """async () => {
    const shown = e => getComputedStyle(e).display !== "none";
    const [board] = [...document.querySelectorAll(".drawing image")].filter(shown);
    const image = new Image();
    image.src = board.getAttribute("href");
    await image.decode();
    const context = document.createElement("canvas").getContext("2d");
    context.drawImage(image, -105, 0, 1000, 1000);  // From the 2 of spades to its big pip.
    const inked = y => context.getImageData(0, y, 36, 1).data.some((c, n) => n % 4 === 0 && c < 99);
    const rows = Array.from({ length: 95 }, (_, y) => y).slice(4);
    const top = rows.find(inked);
    return rows.find(y => y > top && !inked(y)) - top;
}"""
"""How high the rank is that is printed on a square, in hundredths of it."""


def same(one: list[list[float]], other: list[list[float]]) -> bool:
    """Whether these are the same places, to a pixel."""
    return [[*map(round, box)] for box in one] == [[*map(round, box)] for box in other]


LONGEST = """async choices => {
    const says = () => document.querySelector(".hint-says").textContent.length;
    let [longest, most] = [choices[0], 0];
    for (const choice of choices) {
        if (choice.dataset.press === "app:hint play") continue;
        choice.click();
        for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
        if (says() > most) [longest, most] = [choice, says()];
    }
    longest.click();
}"""
"""Shows the choice of a hint that is said in most words."""
HINT_COVERS = """() => {
    const rect = e => e.getBoundingClientRect();
    const panel = rect(document.querySelector(".turn-panel"));
    const hint = [...document.querySelectorAll(".hint-strip, .hint-strip > *")]
        .map(rect).filter(r => r.width);
    const things = ".board, .player, .bar > *, .card, .pile, .die, .thrown-total";
    const faults = [...document.querySelectorAll(things)].filter(e => {
        // Of a card the upper part is enough on short screens, and its lower edge says nothing.
        const short = innerHeight < 580 && innerHeight > innerWidth;
        const thing = rect(e), card = e.closest(".hand .card, .pile");
        const much = card ? (short ? thing.height * .55 : 6) : 2;
        return thing.width && hint.some(r =>
            Math.min(r.right, thing.right) - Math.max(r.left, thing.left) > 2 &&
            Math.min(r.bottom, thing.bottom) - Math.max(r.top, thing.top) > much);
    }).map(e => `over ${e.className}`);
    const says = document.querySelector(".hint-says");
    if (says.scrollHeight > says.clientHeight + 1) faults.push(`cut: ${says.textContent}`);
    for (const button of document.querySelectorAll(".hint-strip button")) {
        const {left, right, bottom, height} = rect(button);
        if (left < 0 || right > innerWidth || height < 36 ||
            bottom > Math.max(innerHeight, panel.bottom))
            faults.push(`${button.textContent} is out of sight`);
        if (button.scrollWidth > button.clientWidth + 1) faults.push(`cut: ${button.textContent}`);
    }
    return faults;
}"""
"""What a hint lies over, and what of it isn't read whole."""


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
    until(page, f"!({BENEATH})(document.querySelector('[data-recent=latest]'))")


BENEATH = """e => {
    const panel = document.querySelector(".turn-panel").getBoundingClientRect();
    return e.getBoundingClientRect().bottom > panel.top;
}"""
"""Whether something lies beneath the hand."""


SHOWN = """es => es.map(e => {
    const [r, over] = [e, e.nextElementSibling].map(o => o?.getBoundingClientRect());
    return (over && over.top < r.bottom - 20 ? over.left : r.right) - r.left;
})"""


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
                picture, curve, sheet, shares = boxes(
                    page, ".picture", ".curve svg", ".sheet-place", ".shares"
                )
                assert curve[2] > picture[2] - 80, where
                assert curve[3] > picture[3] - 100, where
                assert sheet[1] + sheet[3] <= shares[1], where
                assert shares[1] + shares[3] <= curve[1], where
                size = "e => parseFloat(getComputedStyle(e).fontSize)"
                assert page.locator(".points-at.target").evaluate(size) >= 12
            words, hand, do, bar = boxes(page, ".prompt", ".six", "[data-primary]", ".bar")
            assert width > height or words[1] + words[3] <= do[1], where
            die = page.locator(DIE).evaluate("e => e.offsetWidth * .9")  # Spare ones lie smaller.
            gone = page.locator(".ended").count() > 0  # The result is in their place.
            least = 60 if width >= 768 and height >= 700 else 36
            assert die == 0 if gone else die >= least, where
            assert hand[0] >= 0, where
            assert hand[0] + hand[2] <= width, where
            assert do[1] + do[3] <= height, where
            assert bar[1] >= 0, where
            inner = page.locator(".slot, .worth").evaluate_all(OUTSIDE)
            assert gone or inner == [], where
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
    const news = document.querySelector(".news")?.getBoundingClientRect();
    const end = news?.height ? Math.min(p.bottom, news.top + 4) : p.bottom;
    return es.filter(e => {
        const r = e.getBoundingClientRect();
        return r.left < p.left || r.right > p.right || r.top < p.top || r.bottom > end;
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


PASSING = """e => {
    e.getAnimations().forEach(one => one.finish());
    return [getComputedStyle(e).opacity, getComputedStyle(e.parentElement).pointerEvents];
}"""
"""How clear the news are in the end, and what takes presses meanwhile."""


def test_on_the_smallest_phones_squares_are_for_fingers_and_no_row_is_under_the_hand(
    page: Page, site: str
) -> None:
    dice = {"two": "sequence_dice/two_box_five", "four": "sequence_dice/four_five"}
    cards = {"cards-4": ("sequence/four", 84), "cards-12": ("sequence/twelve", 85)}
    games = {id: until_event(name, 30, FAMILY) for id, name in dice.items()}
    games |= {id: until_event(name, n, FAMILY) for id, (name, n) in cards.items()}
    lie_on_the_device(page, site, games)
    for id in cards:
        look_at(page, id, "es")
        for size in turned_into(page, (320, 568), (320, 640), (375, 553), (384, 512)):
            lowest = page.locator("[data-press='game:square h10']")
            assert not lowest.evaluate(BENEATH), (id, size)
    for id in dice:
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
        if over := [c for c in crooked if re.match('(B|SMALL) ".* over news', c)]:
            # On slim boards they may lie over the players: for a while, and presses go through.
            assert page.locator(".news > span").evaluate(PASSING) == ["0", "none"], (width, height)
        assert [c for c in crooked if c not in over] == [], (width, height)
        scrolls = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
        assert page.locator(".table").evaluate(scrolls) == [0, 0], (width, height)
    arrows = {"Up": (0, -1), "Left": (-1, 0), "Down": (0, 1), "Right": (1, 0)}
    for keys in (("Up", "Left", "Down", "Right"), ("Down", "Right", "Up", "Left")):
        page.locator(".square[tabindex='0']").focus()
        for key in keys:
            _, x, y = page.evaluate(FOCUSED)
            page.keyboard.press(f"Arrow{key}")
            _, new_x, new_y = page.evaluate(FOCUSED)
            gone = ((new_x > x) - (new_x < x), (new_y > y) - (new_y < y))
            assert gone == arrows[key], (keys, key)
        page.locator("[data-press='app:open more']").evaluate("e => e.click()")
        page.locator(".sheet [data-press='app:turn']").evaluate("e => e.click()")
        page.locator(".sheet [data-press='app:close']").evaluate("e => e.click()")
        settled(page)  # The table takes half a second to turn.
    page.locator(".square[tabindex='0']").focus()
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


def test_a_browser_that_darkens_pages_by_night_leaves_light_what_shall_be_light(
    page: Page, site: str
) -> None:
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 844})
    # A person's turn: what opens a game is thrown by itself, between one picture and the next.
    lie_on_the_device(page, site, {"three": until_event("sequences/three", 40, FAMILY)})
    look_at(page, "three", "en")
    page.locator("[data-primary]").wait_for()
    page.evaluate("tesseraLook('light', '')")
    show(page)
    settled(page)
    pictures = []
    devtools = page.context.new_cdp_session(page)
    for darkens in (False, True):
        devtools.send("Emulation.setAutoDarkModeOverride", {"enabled": darkens})
        pictures.append(page.locator(".table").screenshot(animations="disabled"))
    assert pictures[0] == pictures[1]


HANDED_OVER = ("two", "twelve", "four", "six_in_three_teams")
OUT_OF_REACH = asking(
    """() => [...document.querySelectorAll("main :is(button, a)")].filter(e =>
        e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert], [aria-hidden=true]")
    ).flatMap(e => {
        const { left, right, top, bottom, width, height } = e.getBoundingClientRect();
        const name = `${e.dataset.press ?? e.getAttribute("href")} ${e.textContent.slice(0, 20)}`;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            return [`${name} ends at ${right | 0}, ${bottom | 0}`];
        if (width < 24 || height < 24) return [`${name} is ${width | 0} x ${height | 0}`];
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return e.contains(above) ? [] : [`${name} lies under ${above?.className}`];
    })"""
)


def test_each_button_of_a_handover_is_in_reach(page: Page, site: str) -> None:
    games = {name: named_at_length(late(f"sequence/{name}", 40)) for name in HANDED_OVER}
    lie_on_the_device(page, site, games)
    page.evaluate("tesseraLook('', 'largest')")
    faults = []
    for number, language in enumerate(LANGUAGES):
        for id in HANDED_OVER if number == 0 else HANDED_OVER[number % 2 :][:1]:
            for phones in ("", f"{id} 0 1"):
                page.evaluate("phones => localStorage.setItem('tessera/phones', phones)", phones)
                look_at(page, id, language, take=False)
                page.locator("[data-press='app:take over']").wait_for()
                assert page.locator("[data-press='app:ask back']").count() == bool(phones)
                for size in turned_into(page, *SIZES, (810, 1080), (600, 960)):
                    faults += [f"{language} {id} {phones and 'phones'} {size}: {one}"
                               for one in page.evaluate(OUT_OF_REACH)]  # fmt: skip
                page.evaluate("location.hash = '#/about'")
                page.locator("body[data-screen=about]").wait_for()
    assert not faults, "\n".join(faults)


ENDINGS = ((768, 1024), (1024, 768), (1280, 800), (390, 844), (360, 640), (844, 390))
AT_THE_END = asking(
    """() => {
    const faults = [];
    const seen = (selector, least) => {
        const e = document.querySelector(selector), box = e?.getBoundingClientRect();
        if (!box) return faults.push(`no ${selector}`);
        const { left, right, top, bottom, width, height } = box;
        if (width < least || height < least) faults.push(`${selector} ${width | 0}x${height | 0}`);
        else if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push(`${selector} ends at ${right | 0}, ${bottom | 0}`);
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (width && !(e.contains(above) || above?.contains(e)))
            faults.push(`${selector} lies under ${above?.className}`);
    };
    seen(".turn-panel > .prompt", 24);
    seen(".tonight", 24);
    seen("[data-press='app:again']", 24);
    for (const e of document.querySelectorAll(".ending *"))
        if (e.textContent && e.checkVisibility() && !e.getBoundingClientRect().width)
            faults.push(`nothing to see of ${e.className || e.tagName} ${e.textContent}`);
    const all = document.querySelector(".ending .tallies"), room = all.getBoundingClientRect();
    const rests = all.closest(".ending").getBoundingClientRect();
    if (room.bottom > rests.bottom + 1 || room.top < rests.top - 1) faults.push("names cut off");
    if (all.scrollHeight > all.clientHeight + 1 && getComputedStyle(all).overflowY !== "auto")
        faults.push("not all can be scrolled to");
    for (const e of all.querySelectorAll(".tesserae > b")) {
        const { top, bottom } = e.getBoundingClientRect();
        if (top < room.bottom - 2 && bottom > room.bottom + 2) faults.push(`${e.textContent} cut`);
    }
    return faults;
}"""
)


def moment() -> str:
    """Now, as records have it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def ended(text: str, now: str, family: str) -> str:
    """A whole game among people, which was over at this moment."""
    people = re.sub(r"(?m)^seat \S+", "seat person", coloured(text)).replace(" P ", f" {family} ")
    return write_record(open_table(people, find).record(now))


def test_every_end_shows_the_winner_the_evening_and_play_again(
    page: Page, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, module in ADDED.items():
        monkeypatch.setitem(INSTALLED, name, module)
    now = moment()
    texts = {title: text for name in FOLDERS for title, text in walked(name).items()}
    games = {}
    for at, (title, text) in enumerate(texts.items()):
        if text.count("\nseat ") > 1:  # Each with people of its own: an evening of one game.
            games[title.replace("/", "-")] = ended(text, now, chr(ord("A") + at))
    lie_on_the_device(page, site, games, {"tessera/packs": "rota ur"})
    faults = []
    for id in games:
        look_at(page, id, "en")
        page.locator("[data-press='app:again']").wait_for(timeout=5000)
        for size in turned_into(page, *ENDINGS):
            faults += [f"{id} {size}: {one}" for one in page.evaluate(AT_THE_END)]
        page.evaluate("tesseraLook('', 'largest')")  # The table still lies on its side: 844 wide.
        _, _, width, _ = boxes(page, "[data-press='app:again']")[0]
        faults += [f"{id} largest: {width} wide"] if width < 80 else []
        page.evaluate("tesseraLook('', '')")
    assert not faults, "\n".join(faults)


def test_nothing_under_an_open_sheet_takes_the_focus(awake, site) -> None:
    """Whatever is switched in it, the focus stays there, and the next Tab too."""
    page = awake(viewport={"width": 390, "height": 844})
    open_page(page, f"{site}#/play/dice", KEPT)
    where = "document.activeElement.closest('.sheet') !== null"
    page.locator("[data-press='app:open more']").focus()
    page.keyboard.press("Enter")
    switches = page.locator(".sheet [role=switch]")
    assert switches.count()
    for switch in switches.all():
        switch.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(900)  # The focus is led on when words were heard.
        assert page.evaluate(where), switch.inner_text()
        page.keyboard.press("Tab")
        assert page.evaluate(where), switch.inner_text()


CLOSE = """() => [...document.querySelectorAll(".sheet > *, .sheet section > *")].flatMap(e => {
    const above = e.previousElementSibling?.getBoundingClientRect();
    const gap = above?.height ? e.getBoundingClientRect().top - above.bottom : 99;
    const seen = e.matches(":not(.keys)") && e.checkVisibility();
    return seen && gap < 4 ? [`${e.className} ${e.textContent} ${gap}`] : [];
})"""


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_nothing_touches_what_lies_above_it_in_more(page: Page, site: str) -> None:
    open_page(page, f"{site}#/play/dice", {"tessera/game/dice": late("sequence_dice/four_five", 9)})
    page.locator("[data-press='app:open more']").tap()
    page.locator(".sheet [data-press='app:shake']").wait_for()
    assert page.evaluate(CLOSE) == []


THERE = """() => {
    const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.offsetWidth > 1;
    const controls = [...document.querySelectorAll("a[href], button, select, input, summary")];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), words = [];
    while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement.checkVisibility({ visibilityProperty: true }) &&
            !parentElement.closest(".visually-hidden, script, style, #menu > h1, .continue > h2"))
            words.push(...(textContent.match(/[^\\s·]+/g) ?? []));
    }
    return [controls.filter(seen).length, words.length];
}"""
"""How many controls and words the page has for whoever sees it."""


@pytest.mark.awake
@pytest.mark.browser_context_args(viewport={"width": 768, "height": 1024}, has_touch=True)
def test_the_first_page_asks_for_little(page: Page, site: str) -> None:
    open_page(page, site)
    controls, words = page.evaluate(THERE)
    assert controls <= 17
    assert words <= 110
    on, over = late("sequence_dice/four_five", 9), until_event("tabula/classical", 0, FAMILY)
    games = {
        "tessera/packs": "rota",
        "tessera/people": "cat green Ana\nowl blue Rui",
        "tessera/game/over": ended(over, moment(), "Z"),
        "tessera/game/on": on,
    }
    page.evaluate("games => Object.assign(localStorage, games)", games)
    launch_again(page, site)
    page.locator(".evening-band").wait_for()
    assert page.locator(".resume").count() == 1
    controls, _ = page.evaluate(THERE)
    assert controls <= 20
