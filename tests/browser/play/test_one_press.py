"""One keystroke or tap is one press, of what was there when it began: keys come again and again
while they are held, as a system sends them, and fingers stay or tap twice."""

from __future__ import annotations

from time import time

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.at_table import open_page, primary, record
from tests.browser.recorded import FAMILY, until_event
from tests.games.sequence.view.deals import ANA, EVA, RUI, deal
from tests.screens.golden import TABULA, unfinished

pytestmark = pytest.mark.awake

GAME = "tessera/game/6f1c"
TIMES = 12
"""So often a key comes while it is held."""
THREE = deal("person Ana, person Rui, person Eva", (ANA[3:], RUI[3:], EVA))
PEOPLE = unfinished(TABULA, 154).replace("normal", "person")
DICE = until_event("sequence_dice/two_box_five", 5, FAMILY)
CHARTS = until_event("sequences/two", 4, FAMILY)

STATES = {
    "a hand that is handed over": ("#/play/6f1c", THREE, "[data-press='app:take over']"),
    "a throw of two people": ("#/play/6f1c", CHARTS, "[data-primary]"),
    "pieces of both sides": ("#/play/6f1c", PEOPLE, "[data-primary]"),
    "a square": ("#/play/6f1c", DICE, ".square:not([aria-disabled])"),
    "a sheet": ("#/play/6f1c", DICE, "[data-press='app:open more']"),
    "the settings": ("#/about", None, "[data-press='app:settings']"),
    "the editor's buttons": ("#/write", None, "#app .button[data-press]"),
    "a form's buttons": ("#/new/sequences", None, "[data-press='app:start']"),
    "a link": ("#/", None, "a[href='#/new/sequence']"),
}
COUNT = """() => {
    self.pressed = [];
    self.counting?.abort();
    self.counting = new AbortController();
    const meant = ({ target }) => self.pressed.push(target.closest("[data-press], a")?.outerHTML);
    document.addEventListener("click", meant, { signal: self.counting.signal });
}"""


def hold(page: Page, key: str) -> None:
    """Holds a key down as long as a system needs to send it so often."""
    for _ in range(TIMES):
        page.keyboard.down(key)
        page.wait_for_timeout(30)  # As systems repeat a key.


@pytest.mark.parametrize("key", ["Enter", "Space"])
@pytest.mark.parametrize("state", STATES)
def test_a_key_that_is_held_presses_once(page: Page, site: str, state: str, key: str) -> None:
    address, game, thing = STATES[state]
    open_page(page, site + address, {GAME: game} if game else None)
    page.locator(thing).first.focus()
    page.evaluate(COUNT)
    hold(page, key)
    page.keyboard.up(key)
    page.wait_for_timeout(100)  # A second press that must not come would have come by now.
    presses = not (state == "a link" and key == "Space")  # Which scrolls there.
    assert len(page.evaluate("self.pressed")) == presses


def test_a_held_key_opens_one_hand_and_the_next_keystroke_goes_on(page: Page, site: str) -> None:
    open_page(page, f"{site}#/play/6f1c", {GAME: THREE})
    page.locator("[data-press='app:take over']").focus()
    hold(page, "Enter")
    assert page.locator(".fan .card").count()
    assert page.evaluate("localStorage.getItem('tessera/game/6f1c')") == THREE
    page.keyboard.up("Enter")


def events(page: Page) -> int:
    return int(record(page).partition("\nplayed ")[2].partition("\n")[0])


def test_a_pointer_that_stays_presses_nothing_but_what_it_came_down_on(
    page: Page, site: str
) -> None:
    open_page(page, f"{site}#/play/6f1c", {GAME: CHARTS})
    page.mouse.move(*middle(page))
    page.mouse.down()
    before = events(page)
    page.evaluate("document.querySelector('[data-primary]').click()")  # As a computer would.
    assert events(page) == before + 1
    page.mouse.up()
    assert events(page) == before + 1, "it has thrown for the next one"


@pytest.mark.parametrize("by", ["finger", "mouse", "pen"])
def test_a_double_tap_on_the_one_button_is_one_press(awake, site, by: str) -> None:
    page = awake(has_touch=True)
    open_page(page, f"{site}#/play/6f1c", {GAME: CHARTS})
    before = events(page)
    session = page.context.new_cdp_session(page)
    tap_twice(page, session, by)
    assert events(page) - before == 1
    page.wait_for_timeout(400)  # At once it would belong to the double tap.
    tap_twice(page, session, by)
    assert events(page) - before == 2


def tap_twice(page: Page, session: CDPSession, by: str) -> None:
    """Two taps a tenth of a second apart, by the times that the events bear."""
    (x, y), now = middle(page), time()
    for count in (1, 2):
        for later, kind in enumerate(
            ("Start", "End") if by == "finger" else ("Pressed", "Released")
        ):
            at = {"timestamp": now + (count - 1) / 10 + later / 100}
            if by == "finger":
                points = [{"x": x, "y": y}] if kind == "Start" else []
                touch = {"type": f"touch{kind}", "touchPoints": points, **at}
                session.send("Input.dispatchTouchEvent", touch)
            else:
                how = {"button": "left", "clickCount": count, "pointerType": by, **at}
                mouse = {"type": f"mouse{kind}", "x": x, "y": y, **how}
                session.send("Input.dispatchMouseEvent", mouse)


def test_the_button_of_a_pen_presses_nothing_by_itself(page: Page, site: str) -> None:
    open_page(page, f"{site}#/play/6f1c", {GAME: CHARTS})
    before, session = events(page), page.context.new_cdp_session(page)
    x, y = middle(page)
    for kind, button, held in (
        ("mousePressed", "right", 2),
        ("mouseReleased", "right", 0),
        ("mousePressed", "left", 1),
        ("mousePressed", "right", 3),
        ("mouseReleased", "right", 1),
        ("mouseReleased", "left", 0),
    ):
        how = {"button": button, "buttons": held, "clickCount": 1, "pointerType": "pen"}
        session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **how})
    assert events(page) - before <= 1, "the tip alone may press"


def middle(page: Page) -> tuple[float, float]:
    """The middle of the one button."""
    box = primary(page).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
