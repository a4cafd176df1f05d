"""What flies over the page: one move of each kind, a press in the middle of it, and none of it for
people who want no motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import open_page, primary, until
from tests.games.sequence.view.deals import deal
from tools.paths import ROOT

pytestmark = [
    pytest.mark.awake,
    pytest.mark.browser_context_args(reduced_motion="no-preference"),
]

GAMES = ROOT / "tests" / "games"
ALONE = "person Ana, normal Livia"
IN_THE_AIR = """(press) => {
    document.querySelector(`[data-press="${press}"]`).click();
    const ghosts = document.getAnimations().filter(({effect}) =>
        effect.target.matches(".ghost") && !effect.pseudoElement);
    const properties = ghosts.flatMap(({effect}) => effect.getKeyframes().flatMap(Object.keys));
    const told = ["offset", "computedOffset", "easing", "composite"];
    return {
        ghosts: ghosts.length,
        properties: [...new Set(properties)].filter((name) => !told.includes(name)).sort(),
        turning: document.querySelectorAll(".ghost .turning").length,
        lit: [...document.querySelectorAll(".glow, .ring, .landing")].filter((one) =>
            one.checkVisibility({visibilityProperty: true})).length,
        unseen: [...document.querySelectorAll("[data-flying]")].map((e) => e.dataset.thing).sort(),
        drawn: document.querySelectorAll(".drawn-line > *").length,
        laid: document.getAnimations().filter((a) => a.animationName === "lay").length,
    };
}"""
"""Presses something, and looks what moves before the browser can have shown it."""
LAYOUTS = {
    "card": (("game:card QH 0", "game:square h2"), 3, 4),
    "button": (("app:throw", "game:square"), 2, 4),
    "piece": (("game:point 2", "game:point 7"), 3, 4),
}
"""Presses, and how often the last one and its landing lay the page out. One of each is for the
words that are said, and one of a press that brings new things to find where these lie."""
STILL = "!document.getAnimations().some(({playState}) => playState === 'running')"
AGAIN = "document.querySelector('[data-primary]').textContent === 'Play again'"
FLIES = "addEventListener('click', () => setTimeout(() => self.flies = true, 400))"
NOTE_TURNS = """self.turned = false;
new MutationObserver(() => {
    self.turned ||= Boolean(document.querySelector(".ghost .turning"));
}).observe(document.body, {childList: true, subtree: true});"""
"""Notes whether a card turns over, which is soon over."""
DRAWN = 'document.querySelectorAll(".drawn-line > *").length >= {}'
LAID = 'document.getAnimations().filter((a) => a.animationName === "lay").length'


def recorded(game: str, name: str, events: int | None = None, seats: str = "green blue") -> str:
    """A recorded game of two, with so many of its events or all but one; people of these
    colours."""
    text = (GAMES / game / "recorded" / f"{name}.txt").read_text(encoding="utf-8")
    head, _, moves = text.partition("\n\n")
    lines = moves.strip().split("\n")[: -1 if events is None else events]
    head = head[: head.index("\nplayed ")]
    for number, colour in enumerate(seats.split(), 1):
        head = head.replace(f"green P {number}", f"{colour} P {number}")
    return "\n".join([head, f"played {len(lines)}", "", *lines, ""])


RECORDS = {
    **dict.fromkeys(("card", "card2"), deal(ALONE)),
    "jack": deal(ALONE, events="play QH h2, card 7C, play 2S b1, card 7D"),
    "piece": recorded("tabula", "seed_first_home", 9, "red blue"),
    **dict.fromkeys(("dice", "dice2"), recorded("sequence_dice", "two_box_five")),
    "cards": recorded("sequence", "two"),
    **dict.fromkeys(("button", "hand"), recorded("sequence_dice", "two_box_five", 4)),
}


def sit_down(page: Page, site: str) -> None:
    """All these games lie on the device."""
    open_page(page, site, {f"tessera/game/{id}": text for id, text in RECORDS.items()})


def go(page: Page, id: str) -> None:
    page.evaluate(
        """(id) => new Promise((done) => {
            addEventListener("hashchange", () => setTimeout(done), {once: true});
            location.hash = `#/play/${id}`;
        })""",
        id,
    )
    if page.locator("[data-press='app:take over']").count():
        page.locator("[data-press='app:take over']").click()
    landed(page)


def landed(page: Page) -> None:
    """Nothing is in the air, and nothing is left of it."""
    until(page, "!document.querySelector('.ghost, [data-flying]')", 5000)


def press(page: Page, target: str) -> dict[str, Any]:
    return page.evaluate(IN_THE_AIR, f"game:{target}")


def test_one_move_of_each_kind_and_a_press_in_the_middle(page: Page, site: str) -> None:
    sit_down(page, site)

    go(page, "card")
    assert press(page, "card QH 0")["ghosts"] == 0, "Choosing a card moves nothing."
    played = press(page, "square h2")
    assert played["ghosts"] == 2
    assert played["properties"] == ["opacity", "transform"]
    assert played["unseen"] == ["square h2", "top 0"]
    assert not played["lit"], "What comes next is lit when it has landed."
    # Somebody takes it back at once: what flew is gone, and the press has counted.
    page.evaluate("document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))")
    assert not page.locator(".ghost, [data-flying]").count()
    back = page.evaluate(IN_THE_AIR, "app:undo")
    assert back["ghosts"] == 2
    assert back["unseen"] == ["card QH 0"]
    assert not page.locator(".tile .chip").count()
    landed(page)
    page.evaluate(NOTE_TURNS)
    press(page, "card QH 0")
    press(page, "square h2")
    until(page, "self.turned")  # The new card comes by itself.
    landed(page)

    go(page, "jack")
    press(page, "card JH 0")
    taken = press(page, "square b1")
    assert (taken["ghosts"], taken["unseen"]) == (2, ["top 0"])

    go(page, "piece")
    press(page, "point 2")
    captured = press(page, "point 7")
    assert (captured["ghosts"], captured["unseen"]) == (2, ["blue 26 0", "red 7 0"])
    assert not captured["lit"]

    go(page, "dice")
    won = press(page, "square b5")
    assert (won["unseen"], won["drawn"], won["laid"]) == (["square b5"], 0, 0), "It hasn't landed."
    until(page, DRAWN.format(4))  # Two strokes for each of two lines.
    page.wait_for_function(
        f"{LAID} > 20"
    )  # Asked at every frame: it is over in a second and a half.
    page.locator(".feast").wait_for()
    primary(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".feast")).to_be_hidden()
    assert primary(page).text_content() == "Play again", "the key has done nothing else"

    go(page, "cards")
    press(page, "card QC 0")
    press(page, "square a7")
    until(page, DRAWN.format(2))

    # Who wants no motion finds everything where it belongs.
    page.emulate_media(reduced_motion="reduce")
    go(page, "dice2")
    began = page.evaluate("performance.now()")
    won = press(page, "square b5")
    assert (won["ghosts"], won["unseen"]) == (0, [])
    drawn = page.wait_for_function(f"{DRAWN.format(4)} && performance.now()", polling=20)
    assert primary(page).text_content() != "Play again", "the same order"
    ended = page.wait_for_function(f"{AGAIN} && performance.now()", polling=20)
    rested = ended.json_value() - drawn.json_value()
    assert drawn.json_value() - began < rested / 2, "The board waits for nothing."
    ends = "document.getAnimations().map(a => Number(a.effect.getComputedTiming().endTime))"
    assert max(page.evaluate(ends), default=0) <= 10, "no longer than a frame"
    expect(page.locator(".feast")).to_be_hidden()
    go(page, "card2")
    press(page, "card QH 0")
    assert press(page, "square h2")["ghosts"] == 0


@pytest.mark.parametrize("id", LAYOUTS)
@pytest.mark.browser_context_args(reduced_motion="no-preference", has_touch=True)
def test_a_touch_lays_the_page_out_no_more_often(page: Page, site: str, id: str) -> None:
    sit_down(page, site)
    go(page, id)
    *first, last = LAYOUTS[id][0]
    for target in first:
        page.locator(f"[data-press='{target}']").last.tap()
        page.wait_for_timeout(1500)
        landed(page)
        until(page, STILL)  # A table that waits for somebody costs no battery.
    measured = page.context.new_cdp_session(page)
    measured.send("Performance.enable")

    def layouts() -> int:
        found = measured.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in found if one["name"] == "LayoutCount")

    before = layouts()
    page.evaluate(FLIES)
    page.locator(f":not([aria-disabled])[data-press^='{last}']").last.tap()
    page.wait_for_function("self.flies", polling=50)
    pressed = layouts()
    assert page.locator("[data-moves]").count(), "It flies still."
    assert pressed - before <= LAYOUTS[id][1]
    landed(page)
    assert layouts() - pressed <= LAYOUTS[id][2]


def test_the_button_pressed_too_early_shows_what_there_is_to_do_and_chides_nobody(
    page: Page, site: str
) -> None:
    sit_down(page, site)
    for press in ("button", "hand"):
        go(page, press)
        assert page.evaluate(TOO_EARLY, press) == {"first": "Throw", "then": "Your move"}
        assert not page.locator(".notice").count()


def test_the_button_takes_no_press_just_after_its_meaning_has_changed(
    page: Page, site: str
) -> None:
    sit_down(page, site)
    go(page, "button")
    box = primary(page).bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(LONGER)
    page.mouse.click(*middle)
    until(page, "document.body.hasAttribute('data-new-meaning')")  # The dice lie.
    page.mouse.click(*middle)
    expect(primary(page)).to_have_text("Your move")
    assert not page.locator(".notice").count()
    page.mouse.click(*middle)
    expect(page.locator(".notice")).to_have_count(1)


LONGER = """() => {
    const wait = setTimeout;
    self.setTimeout = (action, time, ...more) => wait(action, time === 300 ? 3000 : time, ...more);
}"""
"""That moment is longer on a busy machine."""
TOO_EARLY = """(press) => {
    const button = document.querySelector("[data-primary]"), hand = document.querySelector(".hand");
    button.click();
    const first = button.textContent;
    (press === "hand" ? hand : button).click();
    return {first, then: button.textContent};
}"""
"""Throws, and presses once more before the dice lie still: what the button says after each."""
