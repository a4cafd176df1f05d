"""Pages in which Python stays awake from one test to the next.

To wake Python takes a page longer than most tests do anything in it. So each process keeps a page
of every kind that is asked for, and a test marked `awake` gets it as after a first visit: nothing
is saved, and the app that was there has ended. `open_page` starts another one in the same
interpreter, as `main.py` does. What is about starting, the network or other tabs needs pages of its
own; so does a test whose scripts must be there after a reload. After a test that failed, and after
`MOST` tests, the page is closed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error, Page

MOST = 25
WAKE = 60_000
"""Milliseconds that the runtime may take to start on a slow machine."""
AS_AT_FIRST: dict[str, Any] = {
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "forced_colors": "none",
}
VIEWPORT = {"width": 1280, "height": 720}

NOTE = """(() => {
    // Python's listeners are proxies, which can be destroyed; the page's own stay.
    const { addEventListener } = EventTarget.prototype;
    const noted = (self.noted = { listeners: [], ends: [], own: new Set() });
    EventTarget.prototype.addEventListener = function (kind, listener, ...more) {
        if (listener?.destroy) noted.listeners.push([this, kind, listener, ...more]);
        return addEventListener.call(this, kind, listener, ...more);
    };
    for (const [name, end] of [["BroadcastChannel", "close"], ["Worker", "terminate"]]) {
        self[name] = class extends self[name] {
            constructor(...all) {
                super(...all);
                noted.ends.push(() => this[end]());
            }
        };
    }
    noted.setTimeout = self.setTimeout;
    document.addEventListener("DOMContentLoaded", () => {
        noted.own = new Set(document.body.children);
    });
})()"""
"""Notes what an app holds of the page, so that it can be taken from it."""

END = """
def end(element):
    element.attempt(lambda: element.app.show("#/"))  # Leaves the game, its lock and its timers.
    element.app.attempt = lambda action: None  # What comes later finds nobody.
    element._draw = lambda: None
end
"""
START = "import asyncio; from tessera.main import start; asyncio.ensure_future(start())"

LAUNCH = """async ([end, start, address, anew, kept, scripts]) => {
    const interpreter = await import(document.querySelector("[src*=interpreter]").src);
    const python = await interpreter.loadPyodide();
    const { listeners, ends, own, setTimeout } = self.noted;
    const [, , heard] = listeners.find(([, kind]) => kind === "hashchange");
    python.runPython(end)(heard.__self__);
    for (const [target, ...listener] of listeners.splice(0)) {
        target.removeEventListener(...listener);
    }
    for (const stop of ends.splice(0)) stop();
    for (const element of [...document.body.children]) if (!own.has(element)) element.remove();
    document.activeElement.blur();
    document.documentElement.removeAttribute("style");
    document.adoptedStyleSheets = [];
    delete document.body.dataset.dragging;
    scrollTo(0, 0);
    self.setTimeout = setTimeout;
    delete crypto.getRandomValues;  // It is the prototype's again.
    for (let n = 0; (await navigator.locks.query()).held.length; n++) {
        if (n > 1000) throw new Error("a lock is never let go");
        await new Promise((go) => setTimeout(go, 5));
    }
    if (anew) {
        localStorage.clear();
        sessionStorage.clear();
        await new Promise((done, failed) => {
            const asked = indexedDB.deleteDatabase("tessera");
            Object.assign(asked, { onsuccess: done, onerror: failed, onblocked: failed });
        });
    }
    Object.assign(localStorage, kept);
    history.replaceState(null, "", address);
    tesseraSpeak(localStorage["tessera/language"] ?? "en");
    tesseraLook(localStorage["tessera/theme"], localStorage["tessera/text"]);
    for (const script of scripts) (0, eval)(script);
    document.body.dataset.state = "starting";
    python.runPython(start);
}"""
"""Ends the app of the page, and starts another: as on a first visit, or with what is saved. Fails
where a lock or the database isn't let go: the app may have been ended when it had just asked for
them, or given up waiting for them."""


@dataclass
class Lent:
    """What a test has a page for."""

    scripts: list[str] = field(default_factory=list)
    """What runs before the app does."""
    opened: bool = False


LENT: dict[Page, Lent] = {}


def launch(page: Page, address: str, kept: Mapping[str, str] | None = None) -> bool:
    """Starts the app in a page that is awake. False where it isn't one, or was opened already: then
    it goes to the address like any other."""
    lent = LENT.get(page)
    if lent is None or lent.opened:
        assert not kept, "only a page that is awake gets something saved"
        return False
    lent.opened = True
    site = address.partition("#")[0]
    if page.url.partition("#")[0] != site:  # It is new, or was led elsewhere.
        page.goto(site)
        page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
    launched = [END, START, address, True, dict(kept or {}), lent.scripts]
    try:
        page.evaluate(LAUNCH, launched)
    except Error:
        page.goto("about:blank")
        page.goto(site)
        page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
        page.evaluate(LAUNCH, launched)
    return True


def is_open(page: Page) -> bool:
    """Whether the test has opened it."""
    return LENT[page].opened if page in LENT else page.url != "about:blank"


def launch_again(page: Page, address: str) -> None:
    """Starts the app once more, and it finds what is saved."""
    if page in LENT:
        page.evaluate(LAUNCH, [END, START, address, False, {}, LENT[page].scripts])
    else:
        page.goto(address)
        page.reload()
    page.locator("body[data-state=ready]").wait_for(timeout=WAKE)


class Awake:
    """The pages of one process that are awake."""

    def __init__(self, browser: Browser, script: str) -> None:
        """`script` runs in every page before its own."""
        self._browser = browser
        self._script = script
        self._waiting: dict[str, list[Page]] = {}
        self._kinds: dict[Page, str] = {}
        self._tests: Counter[Page] = Counter()

    def lend(self, **options: Any) -> Page:
        """A page for one test. What can be changed in a page that is there, is; other options of a
        context each need one of their own."""
        media = {name: options.pop(name, usual) for name, usual in AS_AT_FIRST.items()}
        viewport = options.pop("viewport", VIEWPORT)
        kind = repr(sorted(options.items()))
        page = self._waiting[kind].pop() if self._waiting.get(kind) else self._open(kind, options)
        page.emulate_media(media="null", **media)
        page.set_viewport_size(viewport)
        lent = LENT[page] = Lent()
        page.add_init_script = lent.scripts.append  # type: ignore[method-assign]
        return page

    def _open(self, kind: str, options: dict[str, Any]) -> Page:
        context = self._browser.new_context(**options, service_workers="block")
        context.add_init_script(self._script + NOTE)
        page = context.new_page()
        self._kinds[page] = kind
        return page

    def take_back(self, page: Page, *, spoilt: bool) -> None:
        """The next test may have it, or it is closed."""
        del LENT[page]
        self._tests[page] += 1
        if spoilt or self._tests[page] == MOST or len(page.context.pages) > 1:
            page.context.close()
            return
        page.unroute_all()
        page.context.clear_permissions()
        page.mouse.move(0, 0)
        self._waiting.setdefault(self._kinds[page], []).append(page)
