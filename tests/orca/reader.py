"""Somebody who hears the page and has nothing but keys; what was pressed and heard is kept."""

from __future__ import annotations

from collections.abc import Mapping

from tests.browser.awake import WAKE
from tests.orca.desk import Desk

QUIET = """() => new Promise((go) => {
    const comes = "[data-press='app:hurry'], .table [data-primary][aria-disabled]:not(.yours)";
    let since = performance.now();
    const look = () => {
        const moves = document.getAnimations().some((one) => one.playState === "running"
            && one.effect.getComputedTiming().endTime < Infinity);
        if (moves || document.querySelector(comes)) since = performance.now();
        performance.now() - since > 700 ? go() : setTimeout(look, 50);
    };
    look();
})"""
"""Waits until nothing has come by itself for a while."""
KEEP = """async (kept) => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}"""


class Reader:
    """Sits at a desk before one page."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.page = desk.page
        self.transcript: list[str] = []
        self._known = len(desk.speech.all())

    def open(self, address: str, kept: Mapping[str, str]) -> None:
        """Goes to an address with these texts saved. What is said while the page loads comes in an
        order of its own: what is said on the way through it begins after that."""
        site, _, place = address.partition("#")
        self.page.goto(f"{site}licenses/index.html")
        self.page.evaluate(KEEP, dict(kept))
        self.page.mouse.click(2, 2)  # The address bar has the focus.
        self.page.goto(address)
        self.page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
        self._listen()
        self.transcript.append(f"= {place}")

    def press(self, key: str) -> list[str]:
        """Presses a key, and listens until whatever comes of it has been said."""
        self.desk.press(key)
        self.page.wait_for_timeout(150)
        self.page.evaluate(QUIET)
        heard = self._listen()
        self.transcript += [f"> {key}", *heard]
        return heard

    def seek(self, words: str, key: str = "Tab", most: int = 40) -> None:
        """Presses a key until these words are heard."""
        for _ in range(most):
            if any(words in heard for heard in self.press(key)):
                return
        raise AssertionError(f"never heard: {words}")

    def _listen(self) -> list[str]:
        heard = self.desk.heard(self._known)
        self._known = len(self.desk.speech.all())
        return heard
