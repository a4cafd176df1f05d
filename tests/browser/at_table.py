"""Hands at the table: what a person does with the page, for tests to read like play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

from tessera_kit.look.measures import asking
from tests.browser.awake import WAKE, launch

LONGEST = 270
"""Seconds that a whole game may take on a slow and busy machine."""
HASTE = """
const wait = setTimeout;  // Nobody looks on here: at the fast pace computers move at once.
self.setTimeout = (action, time, ...more) => wait(action, time === 500 ? 10 : time, ...more);
"""

SAME_CHANCE = "crypto.getRandomValues = numbers => numbers.fill(3);"
"""Makes every game of a page the same, for tests that chance could lead another way."""

GO_ON = "[data-primary]:not([aria-disabled]):not([data-press='app:again'])"
"""The one button while the game goes on. Where computers play, one of them may have won since the
last look, and the same button begins another game."""

PLAYABLE = ".square:not([aria-disabled])"
"""The squares on which something may be done now."""

TOUCH = """document.querySelector(".board")
    ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))"""

PLACE = asking(f"""([wanted, last]) => {{
    {TOUCH};
    for (const [number, selector] of wanted.entries()) {{
        const thing = [...document.querySelectorAll(selector)].at(last ? -1 : 0);
        if (!thing) continue;
        const place = middle(thing.getBoundingClientRect());
        return [number, over(thing, place) ? null : place];
    }}
    return null;
}}""")
"""Which of the selectors is there, and the middle of it, unless something lies over that."""

SENTENCES = """turns => turns.flatMap(turn => {
    const steps = [...turn.querySelectorAll("li")].reverse();
    return (steps.length ? steps : [turn]).map(item => item.textContent);
})"""
"""What the log says in sentences; within a turn in notation the steps go from first to last."""


def speak(page: Page, language: str) -> None:
    """Chooses a language at the head of the page, which a table hides."""
    page.locator("[data-languages]").evaluate(
        "(list, code) => { list.value = code; list.dispatchEvent(new Event('change')); }", language
    )


def open_page(page: Page, address: str, kept: Mapping[str, str] | None = None) -> None:
    """Opens the page and waits until Python is awake and the app stands. In a page marked `awake`
    these texts are saved then, by their key."""
    if not launch(page, address, kept):
        page.goto(address)
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)


def show(page: Page) -> None:
    """Has the page drawn from now on, for who looks at it: conftest.py leaves it transparent."""
    page.evaluate("document.body.style.opacity = ''")


def until(page: Page, question: str, timeout: float = WAKE) -> None:
    """Asks again and again until JavaScript says yes; the question may be a promise."""
    for _ in range(round(timeout / 100)):
        if page.evaluate(question):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {question}")


def until_workers_end(page: Page) -> None:
    """Waits until no worker is left: the browser tells of their end a little later."""
    for _ in range(round(WAKE / 100)):
        if not page.workers:
            return
        page.wait_for_timeout(100)
    raise AssertionError("a worker goes on")


def settled(page: Page, longest: float = 1500) -> None:
    """Waits until nothing moves any more that will come to an end, or so many milliseconds."""
    page.evaluate(
        """async (longest) => {
            const moving = () => document.getAnimations().filter((one) =>
                one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity);
            const frame = () => new Promise(requestAnimationFrame);
            const still = async () => {
                for (let frames = 0; frames < 3; frames++) {
                    await frame();
                    if (moving().length) frames = 0;
                    await Promise.allSettled(moving().map((one) => one.finished));
                }
            };
            await Promise.race([still(), new Promise((go) => setTimeout(go, longest))]);
        }""",
        longest,
    )


def set_up(page: Page, kinds: list[str], line: str | None = None) -> None:
    """From the menu to the board of Sequence Dice; `kinds` says who sits on each seat."""
    page.locator("a[href='#/new/sequence_dice']").click()
    sit_down(page, kinds)
    if line:
        agree(page, line=line)
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()


def sit_down(page: Page, kinds: list[str]) -> None:
    """Seats so many players before a game, each of its kind."""
    tokens = page.locator("[data-drag^='game:seat']")
    tokens.first.wait_for()
    while tokens.count() < len(kinds):
        page.locator("[data-press^='game:chair']").first.click()
    for number, kind in enumerate(kinds):
        seat(page, number, f"kind {kind}")


def seat(page: Page, number: int, choice: str) -> None:
    """Presses a seat before a game and chooses there: `kind hard`, `name Ana`, `leave`."""
    page.locator(f"[data-press='game:seat {number}']").click()
    word, _, value = choice.partition(" ")
    if word == "name":
        page.locator(f"[data-change='name {number}']").fill(value)
        page.keyboard.press("Enter")
    else:
        page.locator(f"dialog [data-press='app:{choice}']").click()
    if page.locator("dialog").count():
        page.locator("dialog [data-press='app:close dialog']").click()


def agree(page: Page, **rules: str) -> None:
    """Chooses house rules before a game."""
    page.locator("[data-press='app:rules']").click()
    for rule, value in rules.items():
        page.locator(f"input[name={rule}][value='{value}']").check()
    page.locator("[data-press='app:close dialog']").click()


def primary(page: Page) -> Locator:
    """The one button that says what comes next, once it takes a press."""
    return page.locator("body:not([data-new-meaning]) [data-primary]")


def playable(page: Page) -> Locator:
    """The squares on which something may be done now."""
    return page.locator(PLAYABLE)


def is_over(page: Page) -> bool:
    """Whether somebody has won."""
    return page.evaluate(f"{TOUCH}; document.querySelector('.table.over') !== null")


def till_over(page: Page) -> Iterator[int]:
    """Counts presses until the game is over."""
    begun = monotonic()
    for presses in count():
        if is_over(page):
            return
        assert monotonic() < begun + LONGEST, "the game doesn't end"
        yield presses


def under_more(page: Page, target: str) -> None:
    """Presses what stands under More. A switch there leaves it open: then it is closed."""
    page.locator("[data-press='app:open more']").click()
    pressed = page.locator(f".sheet [data-press='app:{target}']")
    stays = pressed.get_attribute("role") == "switch"
    pressed.click()
    if stays:
        page.locator(".sheet [data-press='app:close']").click()


def press(page: Page, *wanted: str, tap: bool = False, last: bool = False) -> bool:
    """Presses the first of these selectors that is there, its first element or its last, where it
    is now. False where none is.

    Playwright's own click looks for two frames whether a thing stands still, and so takes three
    times as long as the whole press. Here it has only what lies under something else, or outside.
    """
    found = page.evaluate(PLACE, [wanted, last])
    if found is None:
        return False
    number, place = found
    if place:
        page.touchscreen.tap(*place) if tap else page.mouse.click(*place)
        return True
    target = page.locator(wanted[number])
    target = target.last if last else target.first
    with suppress(Error):  # A computer may have won in between.
        target.tap(timeout=1_000) if tap else target.click(timeout=1_000)
    return True


def record(page: Page) -> str:
    """The text of the latest saved game."""
    return page.evaluate(
        "Object.entries(localStorage).find(([key]) => key.startsWith('tessera/game/'))[1]"
    )


def record_here(page: Page) -> str:
    """The text of the game that is being played on this page."""
    return page.evaluate("localStorage.getItem(`tessera/game/${location.hash.split('/')[2]}`)")


def log(page: Page) -> list[str]:
    """The sentences of the log, the latest first."""
    touch(page)
    return page.locator(".events > li").evaluate_all(SENTENCES)


def touch(page: Page) -> None:
    """Puts a finger on the board: what comes when the dice lie still is there at once."""
    page.evaluate(TOUCH)


def throw_until_choice(page: Page) -> None:
    """Throws for whoever's turn it is, passing where nothing else can be done, until there is
    something to choose."""
    for _ in range(40):
        if playable(page).count():
            return
        press(page, "[data-primary]")
        touch(page)
    expect(playable(page).first).to_be_visible()


def coloured(page: Page) -> tuple[int, int]:
    """The number of elements that take the colour of the turn from the table, and of all on it.
    Whatever takes it is styled anew with each turn."""
    count, everything = page.evaluate("""() => {
        const table = document.querySelector(".table"), there = [...table.querySelectorAll("*")];
        const names = ["--side", "--side-ink", "--chip"], own = "rgb(1 2 3)";
        for (const name of names) table.style.setProperty(name, own);
        const takes = (style) => names.some((name) => style.getPropertyValue(name) === own);
        const count = there.filter((element) => takes(getComputedStyle(element))).length;
        for (const name of names) table.style.removeProperty(name);
        return [count, there.length];
    }""")
    return count, everything
