"""A browser that translates pages, as a script: it puts words of its own in the place of every
text, whenever something changes. What is read then is what the page has drawn, word for word."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.awake import NOTE

TRANSLATE = """(() => {
    const elsewhere = "font, script, style, svg, mpy-config, noscript";
    function translate() {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (text.data.trim() && !text.parentElement.closest(elsewhere)) found.push(text);
        }
        for (const text of found) {
            const [outer, inner] = ["font", "font"].map((tag) => document.createElement(tag));
            inner.textContent = `«${text.data}»`;
            outer.append(inner);
            text.replaceWith(outer);
        }
        document.documentElement.lang = "fr";
    }
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(translate).observe(document.body, all);
    translate();
})()"""
EARLY = f"addEventListener('DOMContentLoaded', () => {TRANSLATE})"
"""Before anything else of the page runs, if the page begins with it."""
COMPARE = """async (ours) => {
    const interpreter = await import(document.querySelector("[src*=interpreter]").src);
    const python = await interpreter.loadPyodide();
    const [, , heard] = noted.listeners.findLast(([, kind]) => kind === "hashchange");
    const [text, pressed] = python.runPython(ours)(heard.__self__);
    const bare = (words) => words.replace(/[«»]/g, "");  // The page has some of its own.
    const app = document.getElementById("app").cloneNode(true);
    // What is kept aside until it comes again, nobody reads or presses.
    for (const aside of app.querySelectorAll("[data-aside]")) aside.remove();
    const presses = [...app.querySelectorAll("[data-press]")].map((one) => one.dataset.press);
    return [[bare(app.textContent), presses.join(" ")], [bare(text), pressed]];
}"""
OURS = """
from pyodide.ffi import to_js
def texts(live):
    return live.node if isinstance(live.node, str) else "".join(map(texts, live.children.values()))
def presses(live):
    press = None if isinstance(live.node, str) else live.node.attributes.get("data-press")
    found = [] if press is None else [press]
    for child in live.children.values():
        found += presses(child)
    return found
lambda element: to_js([texts(element.stage.live), " ".join(presses(element.stage.live))])
"""
"""The texts and the presses of what the page has drawn."""


def heed(page: Page) -> None:
    """Before a page is opened: so that it can be asked what it has drawn."""
    page.add_init_script(NOTE)


def check_read(page: Page) -> None:
    """What is read is what was drawn, and so is what can be pressed."""
    read, drawn = page.evaluate(COMPARE, OURS)
    assert read == drawn, (read, drawn)
