"""Accessibility and layout, on the screens that people really have."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import CDPSession, Error, Page, expect

from tests.browser.at_table import (
    SAME_CHANCE,
    log,
    open_page,
    primary,
    record_here,
    seat,
    set_up,
    settled,
    throw_until_choice,
    under_more,
)
from tests.browser.axe import serious_faults
from tests.browser.layout import turned_into
from tests.browser.pages import KEPT, SMALL, every_state
from tests.browser.recorded import FAMILY, until_event
from tests.browser.sequence_table import keep
from tests.games.sequence.view.deals import ANA, EVA, GIL, RUI, deal
from tests.screens.golden import TABULA, unfinished

pytestmark = pytest.mark.awake

SCREENS = ((768, 1024), (1024, 768), (1280, 800), (390, 844), (844, 390), (360, 640))
PAGES = (
    "#/new/sequence_dice",
    "#/learn/sequence_dice",
    "#/learn/sequences/runs",
    "#/odds/tabula",
    "#/positions/tabula",
    "#/positions/sequence",
    "#/about",
    "#/saved",
    "#/install",
    "#/people",
    "#/numbers",
    "#/evening",
    "#/x",
)
OTHERS = ("#/write", "#/play/over", "#/end/over", "#/picture/over")
"""Pages that are more than something to read, most of them of a game that is over."""


UPRIGHT = pytest.mark.browser_context_args(viewport={"width": 768, "height": 1024})


@UPRIGHT
def test_axe_finds_nothing_serious_on_any_screen(page: Page, site: str) -> None:
    over = until_event("sequence_dice/two_box_five", 0, FAMILY)
    open_page(page, site, {"tessera/game/over": over})
    faults = {"menu": serious_faults(page)}
    for address in (*PAGES, *OTHERS):
        page.goto(site + address)
        faults[address] = serious_faults(page)
        for press in page.locator("[data-screen=new] [aria-haspopup=dialog]").all()[1:]:
            press.click()
            faults[address, press.inner_text()] = serious_faults(page)
            page.keyboard.press("Escape")
    page.goto(f"{site}#/")
    set_up(page, ["person"] * 3)
    throw_until_choice(page)
    faults["play"] = serious_faults(page)
    page.locator("[data-press='app:hint']").click()
    page.locator(".hint-choices .button").first.wait_for()
    faults["hint"] = serious_faults(page)
    page.locator("[data-press='app:hint close']").click()
    page.locator("[data-press='app:open more']").click()
    faults["more"] = serious_faults(page)
    page.keyboard.press("Escape")
    for target in ("open log", "settings", "open seats"):
        under_more(page, target)
        faults[target] = serious_faults(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")  # More lies below the settings.
    page.goto(f"{site}#/new/tabula")
    seat(page, 1, "kind person")
    page.locator("[data-press='app:start']").click()
    while not page.locator(".square:not([aria-disabled])").count():
        primary(page).click()
    faults["tabula"] = serious_faults(page)
    page.goto(f"{site}licenses/index.html")
    faults["licences"] = serious_faults(page)
    assert not any(faults.values()), faults


@UPRIGHT
def test_axe_finds_nothing_serious_where_hands_are_hidden(page: Page, site: str) -> None:
    open_page(page, site)
    faults = {}
    for address in ("#/new/sequence", "#/rules/sequence"):
        page.goto(site + address)
        faults[address] = serious_faults(page)
    four = "person Ana, person Rui, person Eva, person Gil"
    # The nine of clubs of whoever takes the tablet is dead.
    covered = "play 9C a5, card 2C, play JD c7, card KD, play 3C d2, card KD, play 3S c1, card QD"
    hands = (ANA[3:].replace("AS", "9C"), RUI[3:].replace("KS", "JD"), EVA, GIL)
    keep(page, deal(four, hands, covered))
    faults["handover"] = serious_faults(page)
    page.locator("[data-press='app:take over']").click()
    assert page.locator(".swap").count() == 1
    faults["table"] = serious_faults(page)
    page.locator(".card.can").last.click()
    faults["a card chosen"] = serious_faults(page)
    for target in ("open spread", "open log", "call talk 1"):
        under_more(page, target)
        faults[target] = serious_faults(page)
        page.keyboard.press("Escape")
    assert not any(faults.values()), faults


def test_a_game_fills_every_screen_without_scrolling(awake, site) -> None:
    page = awake(viewport={"width": 768, "height": 1024}, has_touch=True)
    open_page(page, site)
    set_up(page, ["person"] * 4)
    throw_until_choice(page)
    pulled = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert page.evaluate(pulled) == "none", "pulling down reloads it"
    scrolls = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
    for width, height in turned_into(page, *SCREENS):
        where = (width, height)
        assert page.locator("html").evaluate(scrolls) == [0, 0], where
        for part in (".board", ".turn-panel", ".players", ".bar", "[data-primary]", ".dice"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["x"] >= 0, (part, where)
            assert box["y"] >= 0, (part, where)
            assert box["x"] + box["width"] <= width + 0.5, (part, where)
            assert box["y"] + box["height"] <= height + 0.5, (part, where)
        board = page.locator(".board").bounding_box()
        assert board is not None
        assert board["width"] == pytest.approx(board["height"], abs=1), where
        assert board["width"] > 0.77 * min(width, height - 260), where  # Dice are the game too.


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_leave_what_is_told_by_colour(awake, site, scheme) -> None:
    page = awake(forced_colors="active", color_scheme=scheme)
    open_page(page, site)
    colour = "(e, name) => getComputedStyle(e)[name]"

    def differ(one: str, other: str, name: str) -> bool:
        # Both at once: who is on turn may change meanwhile.
        found = page.evaluate(
            "([name, ...all]) => all.map(s => getComputedStyle(document.querySelector(s))[name])",
            [name, one, other],
        )
        return found[0] != found[1]

    page.locator("a[href='#/new/sequence_dice']").click()
    checked = ".choice:has(:checked)"
    page.locator("[data-press='app:rules']").click()
    page.locator(checked).first.wait_for()
    assert differ(checked, ".choice:not(:has(:checked))", "borderTopColor")
    page.goto(f"{site}#/new/sequences")
    page.locator("[data-press='app:start']").click()
    primary(page).click()
    page.locator(".die").first.wait_for()
    assert differ(".face-2", ".turn-panel", "backgroundColor")
    pips = page.locator(".face-2").first.evaluate(colour, "backgroundImage")
    assert pips.count("radial-gradient(") == 2
    assert page.locator(".face-2").first.evaluate(colour, "backgroundColor") not in pips
    while not page.locator(".portion").count():
        primary(page).click()
        page.wait_for_timeout(500)
    portions = page.locator(".portion").evaluate_all(
        "es => es.map(e => getComputedStyle(e).backgroundColor)"
    )
    assert len(set(portions)) == len(portions)
    page.goto(f"{site}#/new/tabula")
    page.locator("[data-press='app:start']").click()
    page.locator(".player.active").wait_for()
    assert differ(".player.active", ".player:not(.active)", "borderTopColor")
    page.goto(f"{site}#/odds/tabula")
    assert differ(".bars .came", "body", "backgroundColor")


def test_everything_pressed_on_a_tablet_is_as_large_as_a_fingertip(awake, site) -> None:
    page = awake(viewport={"width": 768, "height": 1024}, has_touch=True)
    open_page(page, site)
    small = "es => es.filter(e => e.checkVisibility()).map(e => [e.outerHTML.slice(0, 90), "
    small += "e.getBoundingClientRect()]).filter(([, r]) => r.width < 44 || r.height < 44)"
    small += ".map(([html]) => html)"
    targets = "button, a[href], select, input[type=text], label.choice"
    assert page.locator(targets).evaluate_all(small) == []
    page.locator("a[href='#/new/sequence_dice']").click()
    page.locator(".set-up").wait_for()
    assert page.locator(targets).evaluate_all(small) == []
    for press in ("game:seat 1", "app:rules", "app:ways"):
        page.locator(f"[data-press='{press}']").click()
        assert page.locator(targets).evaluate_all(small) == []
        page.locator("[data-press='app:close dialog']").click()
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()
    assert page.locator(targets).evaluate_all(small) == []


COVERED = """async () => {
    await Promise.all(document.querySelector(".notice").getAnimations().map((a) => a.finished));
    const {left, right, top, bottom} = document.querySelector(".notice").getBoundingClientRect();
    return [...document.querySelectorAll("a[href], button, input, select, [data-press]")]
        .filter((e) => e.checkVisibility() && !e.closest(".notice"))
        .map((e) => [e.dataset.press ?? e.outerHTML, e.getBoundingClientRect()])
        .filter(([, r]) => r.left < right && left < r.right && r.top < bottom && top < r.bottom)
        .map(([name]) => name);
}"""
"""What can be pressed below the short message on the screen."""


def test_a_refusal_covers_nothing_that_is_pressed_and_keys_work_from_everywhere(
    page: Page, site: str
) -> None:
    game = deal("person Ana, normal Rui")
    # Rui leaves time for taking something back.
    kept = {"tessera/game/6f1c": game, "tessera/pace": "slow"}
    open_page(page, f"{site}#/play/6f1c", kept)
    expect(primary(page)).to_be_focused()
    notice, status = (
        page.locator(".notice"),
        page.locator("#app .visually-hidden[role=status] > :last-child"),
    )
    for size in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("[data-press='game:square a1']").click(force=True)
        expect(notice).to_contain_text("The corners are wild")
        expect(status).to_contain_text("The corners are wild")
        assert page.evaluate(COVERED) == [], size

    players = page.get_by_role("list", name="Players")
    expect(players).to_contain_text("Ana, green, 0 of 2 sequences")
    expect(players.locator("[aria-current=true]")).to_contain_text("Ana")
    expect(page.get_by_role("heading", name="Your turn")).to_be_attached()

    # Words that are dictated are letters too, wherever the focus is.
    page.locator("[data-press='app:open more']").focus()
    page.keyboard.type("hbdw?")
    page.locator("[data-press='game:square b3']").focus()
    expect(page.locator(".hint-strip, dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hint-strip")).to_be_visible()
    expect(page.locator("[data-press='game:square b3']")).to_be_focused()
    page.locator("[data-press='app:hint 0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-press='app:hint 1']")).to_be_focused()
    expect(page.locator("[data-press='app:hint 1']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-press='game:square b3']").focus()
    page.keyboard.press("d")
    expect(status).to_contain_text("The pile: 90 cards.")
    page.get_by_role("button", name="Read the board aloud").dispatch_event("click")
    expect(status).to_contain_text("Ana: 0 chips.")
    page.keyboard.press("Escape")
    expect(page.locator(".hint-strip")).to_have_count(0)
    queen = page.locator("[data-press='game:card QH 0']")
    queen.click()
    expect(queen).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(queen).to_have_attribute("aria-pressed", "false")
    expect(queen).to_be_focused()
    queen.click()
    page.locator("[data-press='game:square h2']").click()
    page.keyboard.press("Control+z")
    expect(status).to_contain_text("Taken back: Ana plays the queen of hearts")
    page.keyboard.press("Control+Shift+Z")
    # Rui answers at once: it may be the last of them for a moment only.
    spoken = page.locator("#app .visually-hidden[role=status]")
    expect(spoken).to_contain_text("Done again: Ana plays the queen of hearts")

    page.set_viewport_size({"width": 375, "height": 553})
    page.goto(f"{site}#/share/6f1c")
    expect(page.locator("#app h1")).to_be_focused()
    page.locator("[data-press='app:export 6f1c']").click()
    expect(notice).to_have_text("The browser has the file: see its downloads.")
    assert page.evaluate(COVERED) == []


def test_typed_words_mean_nothing_where_the_app_has_put_the_focus(page: Page, site: str) -> None:
    open_page(page, f"{site}#/play/dice", KEPT)
    primary(page).focus()
    while not page.evaluate("document.activeElement.matches('.square')"):
        page.keyboard.press("Enter")
        with suppress(Error):  # It may be a throw, after which there is one more to press.
            on_a_square = "document.activeElement.matches('.square')"
            page.wait_for_function(on_a_square, timeout=1500)  # When words were heard.
    before = page.evaluate("document.activeElement.outerHTML"), record_here(page)
    page.keyboard.type("Hello? Bad word.")
    expect(page.locator(".hint-strip, dialog")).to_have_count(0)
    assert (page.evaluate("document.activeElement.outerHTML"), record_here(page)) == before
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("d")
    said = page.locator("#app [role=status] > :last-child")
    expect(said).to_contain_text("P 2: 0 of 5 in line")


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_the_live_region_says_what_happened(page: Page, site: str) -> None:
    open_page(page, site)
    page.evaluate(f"() => {{ {SAME_CHANCE} }}")  # A ten would be the next turn at once.
    set_up(page, ["person", "person"])
    said = page.locator("#app [role=status]")
    expect(said).to_contain_text("Be the first to")  # The goal is said when a game begins.
    status = said.locator("> :last-child")
    expect(status).to_contain_text("Player 1 begins.")
    page.wait_for_function(f"!({ROLLS})()")
    page.locator(".square").first.click(force=True)
    expect(status).to_have_text("Throw the dice first.")
    before = len(log(page))
    heard, *tumble = page.evaluate(THROW)
    assert heard == "Player 1 throws 4 + 5: 9. Player 1: Put a chip on a free 9."
    assert tumble == [True, True, False], "it is shown when the dice lie still"
    for _ in range(2):
        page.evaluate(NEXT)
    assert len(log(page)) == before + 1, "a second press throws again"


ROLLS = "() => [...document.querySelectorAll('.cube')].some(c => c.getAnimations().length)"
THROW = """async () => {
    const words = () => [".prompt", ".players", ".news", "[data-primary]"].map(
        name => document.querySelector(name).textContent).join();
    const rolls = ROLLS;
    const long = () => Math.max(0, ...[...document.querySelectorAll(".cube")]
        .flatMap(c => c.getAnimations()).map(a => a.effect.getComputedTiming().endTime));
    const before = words();
    const said = () => document.querySelector("#app [role=status] > :last-child")?.textContent;
    const silent = said();
    const pressed = performance.now();
    document.querySelector("[data-primary]").click();
    while (said() === silent) await new Promise(requestAnimationFrame);
    const [found, tumble] = [[said(), words() === before, rolls()], long()];
    while (words() === before) await new Promise(requestAnimationFrame);
    return [...found, performance.now() - pressed < .75 * tumble];
}""".replace("ROLLS", ROLLS)
"""Throws: what is heard first, whether all that is read stays as it was, whether dice tumble, and
whether it changes when much of that is left, by the clock: a busy machine is only later."""
NEXT = "document.querySelector('[data-primary]').click()"


def test_what_keeps_the_focus_and_is_called_otherwise_is_said(awake, site) -> None:
    """Readers don't say it by themselves; and each thing is said behind the one before."""
    page = awake()
    game = unfinished(TABULA, 154).replace("normal", "person")
    open_page(page, f"{site}#/play/6f1c", {"tessera/game/6f1c": game})
    primary(page).focus()
    page.keyboard.press("Enter")
    said = page.locator("#app [role=status] > :nth-last-child(-n + 2)")
    expect(said).to_have_text([re.compile("^Ana Luísa throws"), "Make the only move"])
    expect(primary(page)).to_be_focused()


def test_no_plain_page_is_wider_than_the_screen(awake, site) -> None:
    page = awake(viewport={"width": 390, "height": 640})
    open_page(page, site)
    set_up(page, ["person"] * 4)
    page.locator(".board").wait_for()
    games = ("tabula", "sequence", "sequence_dice", "sequences")
    rules = [f"#/{place}/{game}" for place in ("new", "rules") for game in games]
    too_wide = []
    for address in (*PAGES, *rules, "#/odds/sequences", "#/data", "#/"):
        page.goto(site + address)
        settled(page)
        for width, text in ((320, 100), (390, 200)):
            page.evaluate("n => document.documentElement.style.fontSize = `${n}%`", text)
            for _ in turned_into(page, (width, 640)):
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    too_wide.append((address, width, text))
    assert too_wide == []


PRESSED = {
    *("button", "link", "textbox", "combobox", "listbox", "radio", "checkbox", "slider", "switch"),
    *("dialog", "alertdialog", "menuitem", "option", "tab", "spinbutton", "searchbox", "gridcell"),
    *("DisclosureTriangle", "ComboBoxMenuButton", "PopUpButton", "ToggleButton"),
}
"""What Chromium calls all that is pressed or filled in, and what lies over a page."""


def nameless(session: CDPSession) -> list[str]:
    """The nameless controls of the tree that Chromium gives to screen readers."""
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        role = node.get("role", {}).get("value")
        if role in PRESSED and not node["ignored"] and not node["name"].get("value", "").strip():
            about = {"backendNodeId": node["backendDOMNodeId"]}
            found.append(session.send("DOM.getOuterHTML", about)["outerHTML"][:120])
    return found


def test_all_that_is_pressed_has_a_name_in_the_browser_s_own_tree(awake, site) -> None:
    page = awake()
    open_page(page, site, KEPT)
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("Accessibility.enable")
    faults = {}
    for state in every_state(page):
        for size in turned_into(page, *SCREENS):
            if found := nameless(session):
                faults[state, size] = found
    session.detach()
    assert faults == {}


def test_no_field_has_letters_that_a_phone_enlarges(awake, site) -> None:
    page = awake(viewport={"width": 390, "height": 844}, has_touch=True)
    open_page(page, site, KEPT)
    small = {}
    for state in every_state(page):
        for size in turned_into(page, (390, 844), (1280, 800), (844, 390), (768, 1024)):
            if found := page.evaluate(SMALL):
                small[state, size] = found
    assert small == {}


def test_keys_are_told_of_where_there_are_keys(awake, site) -> None:
    page = awake(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    open_page(page, site)
    set_up(page, ["person", "person"])
    page.locator("[data-press='app:open more']").tap()
    keys = page.locator(".keys")
    assert keys.count() == 1
    expect(keys).to_have_css("clip-path", "inset(50%)")
    page.keyboard.press("Tab")
    expect(keys).to_have_css("clip-path", "none")
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("[data-press='app:open seats']").press("Enter")
    tokens = page.locator("[data-press^='app:seat ']")
    tokens.first.wait_for()
    tops = tokens.evaluate_all("es => es.map(e => e.getBoundingClientRect())")
    assert len(tops) == 2
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= 390 for box in tops)


def test_nothing_moves_for_those_who_asked_for_calm(awake, site) -> None:
    page = awake(reduced_motion="reduce")
    open_page(page, site)
    set_up(page, ["person", "person"])
    assert page.evaluate(THROW)[1:] == [False, False, False]
    throw_until_choice(page)
    longest = "() => Math.max(0, ...document.getAnimations().map(a => "
    longest += "a.effect.getComputedTiming().duration * (a.playState === 'running')))"
    assert page.evaluate(longest) <= 20


def test_the_board_can_be_turned_for_people_opposite(page: Page, site: str) -> None:
    open_page(page, site)
    set_up(page, ["person", "person"])
    before = page.locator("[data-press='game:square a1']").bounding_box()
    under_more(page, "turn")
    settled(page)
    after = page.locator("[data-press='game:square a1']").bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] > before["x"] + 200
    page.locator("[data-press='game:square c3']").focus()
    page.keyboard.press("ArrowUp")  # Up on the screen is towards row 6 now.
    assert page.evaluate("document.activeElement.dataset.press") == "game:square c4"


def test_the_list_of_keys_can_be_reached_by_tab_beside_a_touch_screen(new_context, site) -> None:
    page = new_context(viewport={"width": 768, "height": 1024}, has_touch=True).new_page()
    open_page(page, f"{site}#/learn/tabula/enter")
    page.locator(".bar [data-press='app:settings']").press("Enter")
    page.locator("dialog[open]").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.press") == "app:settings keys":
            return
    raise AssertionError("the focus never comes to it")
