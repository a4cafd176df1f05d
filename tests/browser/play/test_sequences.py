"""Sequences and Hearts Due in a real browser: alone, in twos, and with everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import (
    SAME_CHANCE,
    coloured,
    is_over,
    log,
    open_page,
    press,
    primary,
    record,
    settled,
    till_over,
    under_more,
)
from tests.browser.awake import is_open
from tests.browser.axe import serious_faults
from tests.browser.recorded import FAMILY, until_event
from tests.browser.sequence_table import keep

pytestmark = pytest.mark.awake

SCREENS = {"tablet": (768, 1024), "phone": (390, 844), "desktop": (1280, 800)}
NAME = ".who-row > span:first-of-type"
"""A player's name on the sheet, without the colour that is only heard."""


def begin(page: Page, site: str, kinds: list[str]) -> None:
    """From the form of Hearts Due, as remembered from last time, to the sheet."""
    if not is_open(page):
        open_page(page, site)
    seats = "\n".join(f"{kind} N{n}" for n, kind in enumerate(kinds, 1))
    page.evaluate("seats => localStorage.setItem('tessera/seats', seats)", seats)
    page.evaluate("localStorage.setItem('tessera/pace', 'fast')")
    page.goto(f"{site}#/new/sequences/hearts_due")
    page.locator("[data-press='app:start']").click()
    page.locator(".board.sequences").wait_for()


def events(page: Page) -> list[str]:
    """The events in the saved game, taken back or not."""
    return record(page).partition("\n\n")[2].split()


def throw(page: Page, times: int) -> None:
    for _ in range(times):
        primary(page).wait_for()
        press(page, "[data-primary]")


def press_until_over(page: Page, key: str) -> int:
    """Presses a key on whatever has the focus until the game is over; says how often."""
    presses = 0
    for _ in till_over(page):
        primary(page).wait_for()
        page.keyboard.press(key)
        presses += 1
    return presses


def focus_on(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there, as somebody without a mouse does."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_one_alone_plays_from_the_menu_to_100_by_keyboard_alone(page: Page, site: str) -> None:
    open_page(page, site)
    focus_on(page, "a[href='#/new/sequences']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-press='game:seat 1']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-press='app:leave']")
    page.keyboard.press("Enter")
    expect(page.locator("[data-press^='game:seat']")).to_have_count(1)
    focus_on(page, "[data-press='app:start']")
    page.keyboard.press("Enter")
    focus_on(page, "[data-primary]")
    throws = press_until_over(page, "Enter")
    expect(page.locator(".prompt")).to_contain_text("You win")
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("tbody td.turn")).to_have_count(throws)
    assert len(log(page)) == throws
    expect(primary(page)).to_be_focused()


def test_twenty_four_play_to_the_end_and_whoever_throws_is_always_in_sight(
    page: Page, site: str
) -> None:
    begin(page, site, ["person"] * 24)
    expect(page.locator("tbody tr")).to_have_count(24)
    expect(page.locator(".score-line")).to_have_count(24)
    primary(page).focus()
    page.keyboard.press("Space")
    assert hidden_rows(page) == []
    keep(page, until_event("sequences/twenty_four", -24, FAMILY))
    count, everything = coloured(page)
    assert everything > 700
    assert 20 <= count <= 110, "a sheet of rows, each with a colour of its own"
    primary(page).focus()
    for throws in range(12):
        if throws % 4 == 0:
            assert hidden_rows(page) == [], f"throw {throws}"
        page.keyboard.press("Space")
    assert press_until_over(page, "Space") > 5
    winner = page.locator("tbody tr.winner")
    expect(winner).to_have_count(1)
    assert f"{winner.locator(NAME).text_content()} wins with " in log(page)[0]


def hidden_rows(page: Page) -> list[str]:
    """Names of those who are to throw, but can't be seen on the sheet, once it has scrolled."""
    page.wait_for_timeout(30)  # It scrolls in the frame after it was drawn, if it does.
    return page.evaluate("""() => {
        const sheet = document.querySelector(".sheet-place").getBoundingClientRect();
        const out = e => {
            const row = e.getBoundingClientRect();
            return row.top < sheet.top - 1 || row.bottom > sheet.bottom + 1;
        };
        return [...document.querySelectorAll("tbody [aria-current]")].filter(out)
            .map(e => e.textContent);
    }""")


def test_computers_throw_by_themselves_until_a_person_is_to_throw(page: Page, site: str) -> None:
    page.add_init_script(SAME_CHANCE)  # Those who are level would throw again for who begins.
    begin(page, site, ["person", "normal", "normal"])
    throws = page.locator(".events li")
    expect(page.locator(".prompt")).to_contain_text("Throw the six dice.", timeout=10_000)
    before = throws.count()
    throw(page, 1)
    expect(throws).to_have_count(before + 3)
    expect(page.locator("tbody .now").locator(NAME)).to_have_text("N1")
    # A name may stand after what it is about: "Four 1s! N1 loses all 35 points …"
    throwers = [re.search(r"N\d", sentence) for sentence in log(page)[:3]]
    assert [found and found[0] for found in throwers] == ["N3", "N2", "N1"]


def test_a_reload_loses_nothing_and_undo_never_throws_anew(page: Page, site: str) -> None:
    begin(page, site, ["person"] * 3)
    throw(page, 10)
    told, thrown, shown = log(page), events(page), appearance(page)
    for _ in range(4):
        page.locator("[data-press='app:undo']").click()
    assert log(page) == told[4:]
    throw(page, 2)
    page.reload()
    page.locator("body[data-state=ready]").wait_for()
    assert log(page) == told[2:]
    throw(page, 2)
    assert (log(page), events(page), appearance(page)) == (told, thrown, shown)


def appearance(page: Page) -> list[str | None]:
    """What the sheet, the prompt and the hand say."""
    parts = ("tbody", ".prompt", ".dice", "[data-primary]")
    return [page.locator(part).text_content() for part in parts]


def test_a_game_fills_every_screen_and_only_the_sheet_scrolls(awake, site) -> None:
    page = awake(viewport={"width": 768, "height": 1024}, has_touch=True)
    open_page(page, site)
    for game, rounds in (("twenty_four", 60), ("two", 32)):
        keep(page, until_event(f"sequences/{game}", rounds, FAMILY), game)
        for name, (width, height) in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) == [0, 0], (game, name)
            assert outside(page, width, height) == [], (game, name)
            throw(page, 1)
            assert hidden_rows(page) == [], (game, name)
    height = "cell => getComputedStyle(cell).getPropertyValue('--row-height')"
    worked_out = page.locator("td.turn").first.evaluate(height)
    assert re.fullmatch(r"[\d.]+px", worked_out), "else every cell reads the formula"
    page.goto(f"{site}#/odds/sequences")
    page.locator(".rolled").first.wait_for()
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page)[0] == 0, f"odds, {name}"
        assert wrong_bars(page) == [], name
    page.locator(".bars .came").last.evaluate("bar => bar.style.paddingRight = '17px'")
    assert wrong_bars(page), "a bar that is too long is found"


def wrong_bars(page: Page) -> list[str]:
    """The bars of the odds that aren't as long as their share of the place: none for no throw. An
    outline is never thinner than its own line."""
    return page.locator(".bars span").evaluate_all("""spans => spans.filter(span => {
        const share = parseFloat(span.style.width) / 100;
        const place = span.parentElement.getBoundingClientRect().width;
        const drawn = span.getBoundingClientRect().width;
        const least = span.className === "expected" ? 2 : 0;
        return Math.abs(drawn - Math.max(share * place, least)) > (share ? .51 : 0);
    }).map(span => span.closest("tr").textContent + span.className)""")


def overflow(page: Page) -> list[int]:
    """How much wider and higher than the screen the page is."""
    return page.locator("html").evaluate(
        "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
    )


def outside(page: Page, width: int, height: int) -> list[str]:
    """The parts of the page that can't be seen whole."""
    parts = (".board", ".sheet-place", ".turn-panel", ".bar", "[data-primary]", ".dice")
    boxes = {part: page.locator(part).bounding_box() or {"x": -1} for part in parts}
    return [
        part
        for part, box in boxes.items()
        if min(box["x"], box["y"]) < 0
        or box["x"] + box["width"] > width + 0.5
        or box["y"] + box["height"] > height + 0.5
    ]


def test_axe_finds_nothing_serious_in_light_and_dark(page: Page, site: str) -> None:
    begin(page, site, ["person"] * 9)
    throw(page, 15)
    faults = {"play": serious_faults(page)}
    page.goto(page.url.replace("#/play/", "#/odds/sequences/"))
    page.locator(".odds").wait_for()
    expect(page.locator(".rolled")).to_have_count(3)
    faults["odds"] = serious_faults(page)
    keep(page, until_event("sequences/three_hearts", 0, FAMILY))
    assert is_over(page)
    faults["the end"] = serious_faults(page)
    assert not any(faults.values()), faults


def test_everybody_sees_the_chances_to_win_unless_they_are_hidden(page: Page, site: str) -> None:
    begin(page, site, ["person"] * 3)
    throw(page, 20)
    settled(page, 2_000)  # The bar moves.
    told = [int(text.strip("<>%")) for text in page.locator(".portion b").all_text_contents()]
    assert sum(told) == pytest.approx(100, abs=2)
    whole = page.locator(".shares").evaluate("e => e.clientWidth")
    wide = page.locator(".portion").evaluate_all("es => es.map(e => e.offsetWidth)")
    assert [100 * part / whole for part in wide] == pytest.approx(told, abs=1.5)
    assert overflow(page) == [0, 0]
    assert serious_faults(page) == []
    under_more(page, "settings")
    page.get_by_role("group", name="Chances to win").get_by_label("Not shown").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".shares")).to_have_count(0)
    expect(page.locator(".curve")).to_have_count(1)


def test_dice_that_score_lie_before_those_that_don_t(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 768, "height": 1024})  # All in one row.
    begin(page, site, ["person"])
    for _ in range(40):
        throw(page, 1)
        if page.locator(".worth.points").count() and page.locator(".slot.spare").count():
            break
    settled(page, 2_500)  # They slide to their places.
    scoring = page.locator(".dice .slot:not(.spare)").evaluate_all(EDGES)
    spare = page.locator(".dice .slot.spare").evaluate_all(EDGES)
    assert len(scoring) + len(spare) == 6
    assert max(right for _, right in scoring) < min(left for left, _ in spare)
    points = [int(text) for text in page.locator(".worth.points").all_text_contents()]
    assert f": {sum(points)} points" in log(page)[0]


EDGES = "es => es.map(e => e.getBoundingClientRect()).map(r => [r.left, r.right])"


def test_dice_are_thrown_by_hand_and_by_shaking_once_it_is_switched_on(new_context, site) -> None:
    page = new_context(has_touch=True, permissions=["accelerometer", "gyroscope"]).new_page()
    begin(page, site, ["person"])
    shake = (
        "dispatchEvent(new DeviceMotionEvent('devicemotion', {acceleration: {x: 14, y: 12, z: 3}}))"
    )
    page.evaluate(shake)
    assert log(page) == []
    page.locator("[data-press='app:open more']").click()
    page.locator("[data-press='app:shake']").click()
    page.locator(".sheet [data-press='app:close']").click()
    page.wait_for_timeout(1300)  # One shake is one throw: the pause counts from the page's start.
    page.evaluate(f"{shake}; {shake}")
    throws = page.locator(".events li")
    expect(throws).to_have_count(1)
    dice = page.locator(".dice")
    box = dice.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for way, count in ((3, 2), (90, 3)):  # A press, though not a steady one, and a throw.
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way, y - way, steps=3)
        moved = dice.evaluate("e => e.style.translate")
        page.mouse.up()
        expect(throws).to_have_count(count)
        assert moved == ("54px -54px" if way == 90 else "2px -2px")
        assert dice.evaluate("e => e.style.translate") == "", "they fall back to their place"
    touch = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 20, "y": y - 30}]),
        ("touchMove", [{"x": x + 40, "y": y - 60}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(throws).to_have_count(4)
    page.wait_for_timeout(100)  # A click that must not come would have come by now.
    expect(throws).to_have_count(4)  # No click came after it.
