"""Cards and pieces carried with a mouse and with a finger; the rest is tested without a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.at_table import SAME_CHANCE, log, open_page, throw_until_choice, under_more
from tests.browser.play.test_tabula import CAN_LEAVE, begin
from tests.browser.sequence_table import keep
from tests.games.sequence.view.deals import deal

QUEEN = "[data-press='game:card QH 0']"
ACE = "[data-press='game:card AS 0']"
ELSEWHERE = (700.0, 60.0)
WATCH = """() => {
    const {animate} = Element.prototype;
    window.flown = [];
    Element.prototype.animate = function (frames, timing) {
        if (frames[0].transform) {
            const [left, top] = frames[0].transform.match(/-?[\\d.]+/g).map(Number);
            window.flown.push([left, top, timing.delay]);
        }
        return animate.call(this, frames, timing);
    };
}"""
"""Notes from where everything flies that flies from now on, and after how long."""

pytestmark = pytest.mark.browser_context_args(
    viewport={"width": 1024, "height": 768}, has_touch=True, reduced_motion="reduce"
)


def middle(there: Locator) -> tuple[float, float]:
    box = there.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, thing: Locator) -> None:
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y + 10, steps=3)
    expect(page.locator(".carried")).to_have_count(1)


def drop(page: Page, *, x: float, y: float) -> None:
    page.mouse.move(x, y, steps=3)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


class Finger:
    """One finger on the glass."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def carry(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.send("touchStart", start)
        for part in (0.1, 0.5, 0.9, 1):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.send("touchMove", (x, y))

    def lift_off(self) -> None:
        self.send("touchEnd")


def test_cards_and_pieces_are_carried_with_mouse_and_finger(page: Page, site: str) -> None:
    page.add_init_script(SAME_CHANCE)
    open_page(page, site)
    keep(page, deal("person Ana, normal Rui"))
    finger = Finger(page.context.new_cdp_session(page))
    queen, chosen, carried = (
        page.locator(QUEEN),
        page.locator(".card.chosen"),
        page.locator(".carried"),
    )

    # Pointing shows where the card could go. A press that trembles is a press, and so is the next.
    queen.hover()
    expect(page.locator("[data-reach=few]")).to_have_count(2)
    x, y = middle(queen)
    for count in (1, 0):
        page.mouse.down()
        page.mouse.move(x + 2, y - 2)
        page.mouse.up()
        expect(chosen).to_have_count(count)
        x, y = middle(queen)
    expect(carried).to_have_count(0)

    # Escape, and dropping it outside, put it back: and the release is no press.
    lift(page, queen)
    expect(page.locator("[data-lifted]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.mouse.up()
    expect(chosen).to_have_count(0)
    # So does the focus of a keyboard show where it could go.
    page.mouse.move(*ELSEWHERE)
    page.keyboard.press("Tab")
    expect(page.locator(ACE)).to_be_focused()
    expect(page.locator("[data-reach]")).to_have_count(2)
    expect(page.locator("[data-reach][data-press='game:square b3']")).to_have_count(1)
    lift(page, queen)
    drop(page, x=ELSEWHERE[0], y=ELSEWHERE[1])
    expect(chosen).to_have_count(0)
    expect(page.locator(".notice, [data-lifted]")).to_have_count(0)
    # On a card beside it, in the hand whose press is the button's.
    lift(page, queen)
    x, y = middle(page.locator(ACE))
    drop(page, x=x, y=y)
    expect(page.locator(".notice, .card.chosen")).to_have_count(0)

    # On its square it is played, and the keyboard goes on from there.
    lift(page, queen)
    x, y = middle(page.locator("[data-press='game:square g7']"))
    page.mouse.move(x, y)
    expect(page.locator("[data-over]")).to_have_attribute("data-press", "game:square g7")
    # Its picture flies on from there to the pile at once, and the chip waits for nothing.
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    drop(page, x=x, y=y)
    (left, top, *waits), (*_, after) = page.evaluate("window.flown.slice(0, 2)")
    assert abs(x - left) < 60 > abs(y - top)
    assert [*waits, after] == [0, 0]
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("[data-press='game:square g7']")).to_be_focused()
    assert any("queen of hearts on g7" in line for line in log(page)[:2])

    # A finger: cancelled by the system, and then all the way. What can't be carried still scrolls.
    ace = page.locator(f"{ACE}.can")
    ace.wait_for()
    assert ace.evaluate("card => getComputedStyle(card).touchAction") == "pinch-zoom"
    square = page.locator("[data-press='game:square b3']")
    assert square.evaluate("square => getComputedStyle(square).touchAction") != "pinch-zoom"
    finger.carry(middle(ace), middle(square))
    expect(carried).to_have_count(1)
    finger.send("touchCancel")
    expect(carried).to_have_count(0)
    expect(chosen).to_have_count(0)
    ace.tap()
    expect(chosen).to_have_count(1)
    finger.carry(middle(ace), middle(square))
    # Above the finger, and not below it.
    picture = page.locator(".carried svg").bounding_box()
    assert picture
    assert picture["y"] + picture["height"] < middle(square)[1]
    finger.lift_off()
    expect(page.locator(".square[aria-label^='b3'][aria-label*='green chip']")).to_have_count(1)

    # Pieces, whose picture is part of a drawing: from the niche, and from a point by finger.
    page.goto(site + "#/")
    begin(page, ["person", "person"])
    throw_until_choice(page)
    source, goal = page.locator(CAN_LEAVE).first, page.locator("[data-press='game:point 3']")
    x, y = middle(goal)
    lift(page, source)
    drop(page, x=x, y=y)
    expect(page.locator(".events li").first).to_contain_text("enters a piece on 3")
    piece = page.locator(CAN_LEAVE).last
    piece.hover()
    goal = page.locator("[data-reach]").first
    finger.carry(middle(piece), middle(goal))
    expect(page.locator(".carried .piece")).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    finger.lift_off()
    expect(page.locator(".events li").first).to_contain_text("moves from")
    expect(carried).to_have_count(0)
    assert page.evaluate("window.flown") == [], "It lies where it was put."
    page.emulate_media(reduced_motion="reduce")

    # On a small screen the board that is looked at closely comes along, at its edge.
    page.set_viewport_size({"width": 390, "height": 844})
    throw_until_choice(page)
    under_more(page, "zoom")
    source.scroll_into_view_if_needed()
    place = page.locator(".zoomed")
    began = place.evaluate("place => place.scrollLeft")
    box = place.bounding_box()
    assert box
    finger.carry(middle(source), (box["x"] + box["width"] - 60, box["y"] + 200))
    for step in range(8):
        finger.send("touchMove", (box["x"] + 4 + step % 2, box["y"] + 200))
    assert place.evaluate("place => place.scrollLeft") <= began - 60
    finger.send("touchCancel")


def test_beside_a_palm_at_rest_people_press_and_carry(page: Page, site: str) -> None:
    """A child's palm lies on the board, and stays there."""
    page.add_init_script(SAME_CHANCE)
    open_page(page, site)
    keep(page, deal("person Ana, normal Rui"))
    queen, chosen = page.locator(QUEEN), page.locator(".card.chosen")
    queen.wait_for()
    session = page.context.new_cdp_session(page)
    palm = {"x": middle(page.locator(".square").first)[0], "y": 300.0, "id": 0}

    def touch(kind: str, x: float, y: float) -> None:
        points = [{"x": x, "y": y, "id": 1}]
        if kind != "touchEnd":
            points.append(palm)
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [palm]})
    page.wait_for_selector("[data-finger-rests]")
    for count in (1, 0, 1):
        x, y = middle(queen)
        touch("touchStart", x, y)
        touch("touchEnd", x, y)
        expect(chosen).to_have_count(count)
    (x, y), (end_x, end_y) = middle(queen), middle(page.locator("[data-press='game:square g7']"))
    touch("touchStart", x, y)
    for part in (0.1, 0.3, 0.6, 0.9, 1):
        touch("touchMove", x + (end_x - x) * part, y + (end_y - y) * part)
    touch("touchEnd", end_x, end_y)
    expect(page.locator(".square[aria-label^='g7'][aria-label*='chip']")).to_have_count(1)
    # The palm is lifted, and has pressed nothing.
    expect(page.locator(".events")).to_contain_text("draws a card")
    before = [line for line in log(page) if line.startswith("Ana")]  # Rui may have played by now.
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-finger-rests]")).to_have_count(0)
    assert [line for line in log(page) if line.startswith("Ana")] == before
