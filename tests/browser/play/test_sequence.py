"""Whole games of Sequence, as people play them, and what nobody may see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import HASTE, log, open_page, primary, till_over, under_more
from tests.browser.layout import boxes, turned_into
from tests.browser.sequence_table import (
    COMPUTER,
    act,
    begin,
    idle,
    keep,
    nearly_over,
    on_turn,
    sensible,
    told,
)
from tests.games.sequence.view.deals import ANA, RUI, before_the_deal, deal
from tests.games.sequence.view.traces import named

pytestmark = pytest.mark.awake

UPRIGHT = {
    "viewport": {"width": 768, "height": 1024},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


@pytest.mark.browser_context_args(**UPRIGHT)
def test_a_person_plays_a_whole_game_with_a_computer_by_touch(page: Page, site: str) -> None:
    page.add_init_script(HASTE)
    open_page(page, site)
    page.evaluate("localStorage.setItem('tessera/pace', 'fast')")
    begin(page, ["person", "easy"])
    for _ in till_over(page):
        assert page.locator(".handover").count() == 0
        act(page, tap=True)
    ended = page.locator(".victors + span").text_content() or ""
    assert ended == "You win!" or ended.endswith("wins!")
    assert log(page)[0].endswith(ended)
    assert len(log(page)) > 20


@pytest.mark.browser_context_args(reduced_motion="reduce")
def test_a_position_is_laid_out_by_keyboard_alone_stays_and_is_played_on(
    page: Page, site: str
) -> None:
    open_page(page, site)
    page.evaluate("location.hash = '#/positions/sequence'")
    focus_on(page, "[data-press='game:square e5']")
    page.keyboard.press("Enter")
    said = page.get_by_role("status").filter(has_text="e5, 5 of hearts, green chip")
    expect(said).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    focus_on(page, "[data-press='app:thing 1']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-press='game:square f4']")
    page.keyboard.press("Enter")
    page.reload()
    expect(page.get_by_label("f4, 3 of clubs, blue chip")).to_be_visible()
    focus_on(page, "[data-press='app:play on']")
    page.keyboard.press("Enter")
    expect(page.locator(".held")).to_have_count(7)
    expect(page.get_by_label("e5, 5 of hearts, green chip")).to_be_visible()


@pytest.mark.browser_context_args(reduced_motion="reduce")
def test_three_people_play_to_the_end_by_keyboard_alone(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, nearly_over(["person"] * 3, left=24))
    turns = 0
    focus_on(page, "[data-press='app:take over']")
    for _ in till_over(page):
        page.keyboard.press("Shift")  # Any key finds the focus where it goes next.
        focused = "document.activeElement.matches('[data-primary], .card, .square')"
        assert page.evaluate(focused), page.evaluate("document.activeElement.outerHTML")
        if on_turn(page) and (square := sensible(page)):
            focus_on(page, ".square")
            walk_to(page, square)
            turns += 1
            page.keyboard.press("Enter")  # The focus goes to the first card for it.
            assert page.evaluate("document.activeElement.matches('.card.lit')")
        elif page.locator(".handover").count() == 0 and not on_turn(page) and idle(page):
            page.wait_for_timeout(30)
            continue
        page.keyboard.press("Enter")
    assert "wins!" in (page.locator(".victors + span").text_content() or "")
    expect(primary(page)).to_be_focused()
    assert turns > 2


def focus_on(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there, as somebody without a mouse does."""
    for _ in range(40):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def walk_to(page: Page, target: str) -> None:
    """Goes with the arrow keys from the square that has the focus to another one."""
    here = page.evaluate("document.activeElement.dataset.press").removeprefix("game:square ")
    there = target.removeprefix("game:square ")
    across, down = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
    for steps, forward, back in (
        (across, "ArrowRight", "ArrowLeft"),
        (down, "ArrowDown", "ArrowUp"),
    ):
        for _ in range(abs(steps)):
            page.keyboard.press(forward if steps > 0 else back)
    assert page.evaluate("document.activeElement.dataset.press") == target


@pytest.mark.browser_context_args(**UPRIGHT)
def test_four_people_in_teams_hand_the_tablet_round_until_a_team_has_won(
    page: Page, site: str
) -> None:
    open_page(page, site)
    keep(page, nearly_over(["person"] * 4, left=24))
    names = []
    for _ in till_over(page):
        if page.locator(".handover").count():
            names.append(page.locator(".who").text_content())
            assert page.locator("[data-press^='game:card']").count() == 0
        act(page, tap=True)
    winners = [text.split(",")[0] for text in page.locator(".player.winner b").all_text_contents()]
    assert winners in (["P 1", "P 3"], ["P 2", "P 4"])
    order = [f"P {n}" for n in (1, 2, 3, 4)] * 9
    first = order.index(names[0])
    assert names == order[first : first + len(names)], "clockwise, one after the other"
    assert log(page)[0].endswith(page.locator(".victors + span").text_content() or "?")
    assert page.locator(".sequence-line").count() >= 2
    assert page.locator(".held").count() == 0, "hands are not shown when the game is over"


@pytest.mark.browser_context_args(**UPRIGHT)
def test_no_hidden_card_is_anywhere_in_the_page(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, before_the_deal(deal()))
    page.locator(".handover").wait_for()  # All cards are dealt.
    opening = {"AS", "KD"}
    assert named(told(page)) <= opening
    expect(page.locator(".handover .who")).to_have_text("Ana")

    keep(page, deal(), "known")
    assert named(told(page)) == set()
    page.locator("[data-press='app:take over']").click()
    own = set(ANA.split())
    assert own <= named(told(page)) <= own | opening
    for panel in ("log", "spread"):
        under_more(page, f"open {panel}")
        assert named(told(page)) <= own | opening
        page.keyboard.press("Escape")

    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert named(told(page)) == set()
    page.locator("[data-press='app:take over']").click()
    assert own <= named(told(page))
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'));"
        "delete document.hidden"
    )
    page.locator(".handover").wait_for()
    assert named(told(page)) <= opening, "what everybody has seen stays in the hidden log"
    assert page.locator("[data-aside]").count(), "bar and log stay in the page, unseen"
    expect(page.locator("[data-aside]:visible, [data-aside] :visible")).to_have_count(0)
    expect(page.get_by_role("navigation")).to_have_count(1)

    page.locator("[data-press='app:take over']").click()
    page.locator("[data-press='game:card QH 0']").click()
    page.locator("[data-press='game:square h2']").click()
    expect(primary(page)).to_have_text("Hand over")
    assert page.locator(".card.new").count() == 1
    primary(page).click()
    assert named(told(page)) <= opening | {"QH"}, "what was played lies open before all"
    page.evaluate(LETS_GO)
    page.locator("[data-press='app:take over']").click()
    assert page.evaluate("letsGo"), "losing the focus in the midst lays everything out twice"
    rui = set(RUI.split())
    assert rui <= named(told(page)) <= rui | opening | {"QH"}

    page.goto(f"{site}#/saved")
    page.locator(".saves").wait_for()
    assert named(told(page)) == set()


LETS_GO = """
addEventListener("blur", () => { letsGo = Boolean(document.querySelector(".handover")); }, true);
globalThis.letsGo = false;
"""
"""Notes whether the button has let go of the focus before the page is written."""
WIDE = ((1024, 768), (1280, 800), (844, 390))
SIZES = ((768, 1024), (390, 844), *WIDE)
PARTS = (
    ".board",
    ".turn-panel",
    ".players",
    ".player",
    ".bar",
    ".bar > *",
    "[data-primary]",
    ".pile",
)


INSIDE = """es => es.filter(e => e.checkVisibility()).filter(e => {
    const r = e.getBoundingClientRect();
    return r.left < -.5 || r.top < -.5 || r.right > innerWidth + .5 || r.bottom > innerHeight + .5;
}).map(e => e.outerHTML.slice(0, 120))"""
"""What stands out of the screen."""


def test_everything_fits_on_every_screen_for_two_and_for_twelve(awake, site) -> None:
    page = awake(viewport={"width": 768, "height": 1024}, has_touch=True)
    open_page(page, site)
    twelve = ", ".join(["person Leonor"] + [f"{COMPUTER} P {n}" for n in range(2, 13)])
    hands = ("2C JC QH", *["3C 4C 5C", "6C 7C 8C"] * 5, "9C TC QC")
    for players, text in ((2, deal()), (12, deal(twelve, spread_out(hands)))):
        keep(page, text, f"{players}")
        lay = {}
        if page.locator("[data-press='app:take over']").count():
            lay = {size: page.locator(".board").bounding_box() for size in turned_into(page, *WIDE)}
            page.locator("[data-press='app:take over']").click()
        assert page.locator(".player").count() == players
        for size in turned_into(page, *SIZES):
            where = (players, size)
            if size in lay:
                assert page.locator(".board").bounding_box() == lay[size], "all of it is laid out"
            scrolls = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
            assert page.locator("html").evaluate(scrolls) == [0, 0], where
            for part in (*PARTS, ".held:last-child"):
                assert page.locator(part).evaluate_all(INSIDE) == [], (part, where)
            cut = "es => es.filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"
            assert page.locator(".player small").evaluate_all(cut) == [], where


def spread_out(hands: tuple[str, ...]) -> tuple[str, ...]:
    """Other cards for those who would have the same as too many before them."""
    cards = [f"{rank}{suit}" for suit in "SDH" for rank in "23456789T"]
    return (hands[0], *(" ".join(cards[n * 2 : n * 2 + 3]) for n in range(len(hands) - 1)))


@pytest.mark.browser_context_args(**{**UPRIGHT, "viewport": {"width": 390, "height": 844}})
def test_zooming_in_on_a_phone_keeps_the_controls(page: Page, site: str) -> None:
    open_page(page, site)
    keep(page, deal())
    page.locator("[data-press='app:take over']").tap()
    queen = "[data-press='game:card QH 0']"
    left = {"x": 14, "y": 40}  # The next card lies over the rest.
    page.emulate_media(reduced_motion="reduce")
    page.locator(queen).tap(position=left)
    under_more(page, "zoom")
    assert in_sight(page, "h2"), "also where nothing may move, and the card was chosen before"
    under_more(page, "zoom")
    page.locator(queen).tap(position=left)
    page.emulate_media(reduced_motion="no-preference")
    controls = (".bar", ".players", ".turn-panel", queen)
    before, board = boxes(page, *controls), boxes(page, ".board")
    under_more(page, "zoom")
    expect(page.locator(".board-place.zoomed")).to_be_visible()
    assert boxes(page, ".board")[0][2] > 1.9 * board[0][2]
    assert boxes(page, *controls) == before
    assert page.locator("html").evaluate("e => e.scrollWidth - e.clientWidth") == 0
    assert page.locator(".news").evaluate("e => getComputedStyle(e).animationDelay") == "0s"
    for card, square in (("9C", "a5"), ("QH", "h2")):
        page.locator(f"[data-press='game:card {card} 0']").tap(position=left)
        assert in_sight(page, square), f"the board goes where {card} can"
    page.locator("[data-press='game:square g7']").tap()  # Scrolls there, as a finger does.
    expect(page.locator("[data-press='game:square g7']")).to_have_attribute(
        "aria-label", re.compile("g7, queen of hearts, green chip")
    )
    under_more(page, "zoom")
    expect(page.locator(".board-place.zoomed")).to_have_count(0)
    assert boxes(page, ".board") == board, "nothing has moved, not even by the first discard"


def in_sight(page: Page, square: str) -> bool:
    """Whether the whole square can be seen in the place of the board."""
    (x, y, wide, high), (left, top, width, height) = boxes(
        page, f"[data-press='game:square {square}']", ".board-place"
    )
    return (
        left <= x + 1
        and x + wide <= left + width + 1
        and top <= y + 1
        and y + high <= top + height + 1
    )


@pytest.mark.browser_context_args(**UPRIGHT)
def test_cards_and_their_buttons_are_as_large_as_a_fingertip(page: Page, site: str) -> None:
    open_page(page, site)
    covered = "play 9C a5, card 9C, play JD c7, card 2D"
    keep(page, deal(dealt=(ANA, RUI.replace("KS", "JD")), events=covered))
    page.locator("[data-press='app:take over']").tap()
    for selector in (".swap", ".pile", ".held:last-child .card", ".square"):
        box = page.locator(selector).first.bounding_box()
        assert box["width"] >= 44, selector
        assert box["height"] >= 44, selector
