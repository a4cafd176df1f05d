"""Somebody who hears the page and has nothing but keys; what was pressed and heard is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from time import sleep

from tests.orca.desk import Desk, wait

QUIET = """() => new Promise((go) => {
    const comes = "[data-press='app:hurry'], .table [data-primary][aria-disabled]:not(.yours)";
    let still = 0;
    const look = () => {
        const moves = document.getAnimations().some((one) => one.playState === "running"
            && one.effect.getComputedTiming().endTime < Infinity);
        still = moves || document.querySelector(comes) ? 0 : still + 1;
        still > 8 ? go() : setTimeout(look, 50);
    };
    look();
})"""
"""Waits until nothing comes by itself: looks, and no clock, for a busy machine is a slow one."""
MARK = """(words) => {
    const made = () => document.body.appendChild(Object.assign(document.createElement("p"),
        { id: "mark", ariaLive: "polite", className: "visually-hidden" }));
    (document.getElementById("mark") ?? made()).textContent = words;
}"""
"""Has the page announce a mark. It goes the way that all else goes: what is heard before it is all
that was to be heard."""
NOTE = """() => {
self.given = [];
new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
        if (target.role === "status")
            self.given.push(...[...addedNodes].map((words) => words.textContent));
}).observe(document, { childList: true, subtree: true });
return [...document.querySelectorAll("[role=status]")]
    .flatMap((told) => [...told.childNodes].map((words) => words.textContent));
}"""
"""Notes what the page gives to be said, and tells what it has given before."""
KEEP = """async (kept) => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""


FROM = "() => { self.from = document.activeElement; }"
TO = """async () => {
    for (let left = 30; left && document.activeElement === document.body; left--)
        await new Promise((go) => setTimeout(go, 50));
    const { activeElement: to } = document;
    return to === self.from ? null : to?.getAttribute("aria-label");
}"""
"""Waits while nothing has the focus: the page leads it on when words have been heard. The name of
what has it now, where another thing had it."""
TRIES, LOST = 5, 4.0
"""A busy reader drops announcements: after so many seconds the page gives another."""
BENEATH = 1.5
"""Seconds of listening under a dialog, beneath which nothing is announced."""


class Reader:
    """Sits at a desk before one page."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.page = desk.page
        self.transcript: list[str] = []
        self._known = len(desk.speech.all())
        self._marks = 0
        self._all: Counter[str] = Counter()
        """Every line that was heard, and how often."""
        self._early: list[str] = []
        """What the page had given to be said before it was listened to."""

    def open(self, address: str, kept: Mapping[str, str]) -> None:
        """Goes to an address with these texts saved. What is said while the page loads comes in an
        order of its own: what is said on the way through it begins after that."""
        site, _, place = address.partition("#")
        self.page.goto(f"{site}licenses/index.html")
        self.page.evaluate(KEEP, dict(kept))
        self.desk.look_at_the_page()
        self.page.goto(address)
        wait("the app", lambda: self.page.evaluate("document.body?.dataset.state") == "ready")
        self.page.evaluate(MARK, "")
        self.page.evaluate(QUIET)
        self._listen()
        self._early = _plain(self.page.evaluate(NOTE))
        self.transcript.append(f"= {place}")

    def press(self, key: str) -> list[str]:
        """Presses a key, and listens until whatever comes of it has been said."""
        self.page.evaluate(FROM)
        self.desk.press(key)
        sleep(0.15)
        self.page.evaluate(QUIET)
        named = self.page.evaluate(TO)
        heard = self._listen()
        for _ in range(TRIES):
            unsaid = Counter(self.given()) - self._all
            if not unsaid and (not named or any(named in words for words in heard)):
                break
            # A busy browser tells of the focus late, and the page of what the focus is on.
            sleep(LOST / TRIES / 2)
            heard += self._listen()
        self.transcript += [f"> {key}", *heard]
        return heard

    def enter(self) -> None:
        """Comes to the first thing of the page, and forgets what is heard: on a page that was just
        opened Orca reads it or not."""
        noted = len(self.transcript)
        self.press("Tab")
        del self.transcript[noted:]

    def seek(self, words: str, key: str = "Tab", most: int = 40) -> None:
        """Presses a key until these words are heard."""
        for _ in range(most):
            if any(words in heard for heard in self.press(key)):
                return
        raise AssertionError(f"never heard: {words}")

    @property
    def heading(self) -> str:
        """The page's, as Orca says it."""
        words = self.page.evaluate("document.querySelector('#app h1')?.textContent")
        return f"{words}."

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return bool(self.page.evaluate("Boolean(document.querySelector('.table.over'))"))

    def given(self) -> list[str]:
        """What the page has given to be said since it was opened."""
        return _plain(self.page.evaluate("self.given"))

    def heard(self) -> list[str]:
        """All keys and what was heard of each. What the page gave on the way in isn't in it, though
        a busy reader comes to it after the first key: it is one more than what was given since."""
        heard, given = [*self.transcript], self.given()
        for words in self._early:
            if heard.count(words) > given.count(words):
                heard.remove(words)
        return heard

    def _listen(self) -> list[str]:
        if self.page.evaluate("Boolean(document.querySelector('dialog[open]'))"):
            sleep(BENEATH)
        else:
            # What the browser tells of the focus may come behind the first.
            self._hear_a_mark()
            self._hear_a_mark()
        heard = self.desk.speech.all()[self._known :]
        self._known += len(heard)
        self._all.update(heard)
        return [words for words in heard if not words.startswith("mark ")]

    def _hear_a_mark(self) -> None:
        for _ in range(TRIES):
            self._marks += 1
            mark = f"mark {self._marks}"
            self.page.evaluate(MARK, mark)
            with suppress(AssertionError):
                wait(mark, lambda: mark in self.desk.speech.all()[self._known :], LOST)  # noqa: B023
                return
        raise AssertionError("no mark is heard")


def _plain(told: list[str]) -> list[str]:
    """Texts as Orca says them."""
    return [" ".join(words.split()) for words in told]
