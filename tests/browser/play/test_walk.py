"""Somebody presses whatever can be pressed, in the real page: the console stays silent, and the
focus is never lost. From the middle on a browser translates all that there is, and what is read is
what was drawn.

tests/walk does the same without a browser, much faster and with more ways; here it is about what
only a browser has: listeners, layout, focus, dialogs, motion.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.at_table import open_page
from tests.browser.translator import TRANSLATE, check_read, heed

PRESSES = int(os.environ.get("PRESSES", "120"))
SEED = "ci2" if os.environ.get("CI") else f"{Random().getrandbits(32):x}"
"""In CI always the same, so that what it finds is found again."""
BESIDE_A_PALM = 0.2
"""So many of the taps are made while another finger rests on the glass."""
TWICE, HELD = 0.15, 0.15
"""And so many are two, and so many keys stay down for a while."""
ELSEWHERE = 0.04
"""So often an address is typed."""
PLACES = (
    *("people", "write", "join", "more", "evening", "post/tabula", "data", "numbers", "saved"),
    *("puzzles", "learn/sequence", "rules/sequences", "share", "new/sequence", "mistakes"),
    *("positions/tabula", "positions/sequence"),
)
"""Where few presses lead; and behind them the pages of a game that is kept."""
OF_A_GAME = ("analysis", "end", "phones", "picture", "position", "watch", "play")
ADDED = ("rota", "ur")
"""One of them is on the device: the phone has the other one than the wide screen, by turns."""
THINGS = """() => {
    const top = document.querySelector("dialog[open]") ?? document;
    // When a game is removed that has run here, the page is loaded anew.
    const loads = "[data-press='app:remove rota'], [data-press='app:remove ur']";
    const fields = "input:not([type=file]), textarea, select";
    const all = `[data-press]:not(div, ${loads}), a[href^='#'], ${fields}, summary`;
    const can = element => element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert]");
    window.things = [...top.querySelectorAll(all)].filter(can);
    return window.things.map(thing => thing.dataset.press ?? thing.getAttribute("href") ??
        `${thing.dataset.change}=${thing.value}`);
}"""
PLACE = """number => {
    const thing = window.things[number];
    thing.scrollIntoView({ block: "center" });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return thing.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
BY_KEYBOARD = """number => {
    const thing = window.things[number];
    thing.focus();
    if (thing.tagName === "SELECT")
        thing.selectedIndex = (thing.selectedIndex + 1) % thing.options.length;
    else if (thing.matches("input:not([type]), [type=text]"))
        thing.value = ["Ana", "Rui", "Ana Maria", ""][number % 4];
    else return thing.click();
    thing.dispatchEvent(new Event("change", { bubbles: true }));
}"""
GAMES = """() => Object.keys(localStorage).filter(key => key.startsWith("tessera/game/"))
    .map(key => key.slice("tessera/game/".length))"""
PLACE_OF_IT = "() => location.hash.split('/')[1] || 'home'"
DRAWN = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""By then the browser has taken the focus from what isn't to be seen any more."""
SIZES = ((390, 844), (1280, 800))
TIMES = 20
"""So often a key is pressed before the focus is taken for lost."""
LOST = "document.activeElement === document.body && location.hash.length > 2"


def press_anything(page: Page, rng: Random, steps: list[str]) -> None:
    """One press, by keyboard or by finger, of something that is there now."""
    found = page.evaluate(THINGS)
    # What leads out of a game comes less often, and there are many settings.
    often = [1 if name.startswith(("#", "setting ")) else 4 for name in found]
    (number,) = rng.choices(range(len(found)), often)
    by_keyboard = rng.random() < 0.5
    place = None if by_keyboard else page.evaluate(PLACE, number)
    steps.append(f"{'tap' if place else 'enter'} {found[number]}")
    if place and rng.random() < TWICE:
        steps[-1] += " twice"
        page.touchscreen.tap(*place)
        page.touchscreen.tap(*place)
    elif place and rng.random() < BESIDE_A_PALM:
        steps[-1] += " beside a palm"
        tap_beside_a_palm(page, *place)
    elif place:
        page.touchscreen.tap(*place)
    elif rng.random() < HELD:
        steps[-1] += " held"
        page.evaluate("number => window.things[number].focus()", number)
        for _ in range(4):  # Without being let go it repeats.
            page.keyboard.down("Enter")
        page.keyboard.up("Enter")
    else:
        page.evaluate(BY_KEYBOARD, number)
    page.evaluate(DRAWN)
    if not place:
        assert any(has_focus(page) for _ in range(TIMES)), "the focus is lost"


def seldom_met(rng: Random) -> Iterator[str]:
    """The pages that few presses lead to, each as often as the others."""
    while True:
        yield from rng.sample([*PLACES, *OF_A_GAME], len(PLACES + OF_A_GAME))


def go(page: Page, place: str, steps: list[str]) -> None:
    """Goes to a page, that of a game if one is kept."""
    if place in OF_A_GAME:
        ids = page.evaluate(GAMES)
        place = f"{place}/{ids[-1]}" if ids else "saved"
    steps.append(f"go {place}")
    page.evaluate("place => { location.hash = `#/${place}`; }", place)
    page.evaluate(DRAWN)


def tap_beside_a_palm(page: Page, x: float, y: float) -> None:
    """A tap while another finger lies in the page's corner, where it presses nothing."""
    palm, finger = {"x": 1, "y": 1, "id": 0}, {"x": x, "y": y, "id": 1}
    session = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [palm]),
        ("touchStart", [palm, finger]),
        ("touchEnd", [finger]),
        ("touchCancel", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()


def has_focus(page: Page) -> bool:
    """Any key finds the focus where it goes next, once the page is drawn."""
    page.keyboard.press("Shift")
    if lost := page.evaluate(LOST):
        page.wait_for_timeout(50)  # Two frames, or it is lost for good.
    return not lost


@pytest.mark.heard
@pytest.mark.parametrize(("turn", "size"), [*enumerate(SIZES)], ids=["phone", "wide"])
def test_whatever_is_pressed_nothing_breaks(new_context, site, watch, turn, size) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = new_context(viewport=viewport, has_touch=True).new_page()
    added = ADDED[(sum(SEED.encode()) + turn) % len(ADDED)]
    page.add_init_script(f"localStorage.setItem('tessera/packs', '{added}')")
    heed(page)
    open_page(page, site)
    rng, steps, met = Random(f"{SEED} {size}"), [], Counter()
    elsewhere = seldom_met(rng)
    try:
        for number in range(PRESSES):
            if number == PRESSES // 2:
                page.evaluate(TRANSLATE)
            if rng.random() < ELSEWHERE:
                go(page, next(elsewhere), steps)
                met[page.evaluate(PLACE_OF_IT)] += 1
            press_anything(page, rng, steps)
            met[page.evaluate(PLACE_OF_IT)] += 1
            assert page.locator("body").get_attribute("data-state") == "ready"
            assert not watch.errors, watch.errors
            check_read(page)
    except Exception as error:
        way = "\n".join(steps)
        raise AssertionError(f"{error}, with the seed {SEED!r} after\n{way}") from error
    print(*(f"{count} {place}" for place, count in met.most_common()), sep=", ")
