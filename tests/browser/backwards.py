"""A made-up language that runs from right to left, taught to a page that is awake."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tessera_kit import right_to_left
from tessera_kit.right_to_left import CODE, NAME, written

PYTHON = """async (code) => {
    const interpreter = await import(document.querySelector("[src*=interpreter]").src);
    const python = await interpreter.loadPyodide();
    python.runPython(code, { globals: python.globals.get("dict")() });
}"""
FORGET = f"""
from tessera import i18n
del i18n.LANGUAGES["{CODE}"], i18n._made["{CODE}"]
"""
ENGLISH = "body [lang=en]:not(option)"
WRITE = """([code, name, english, texts]) => {
    const option = new Option(name, code);
    option.dir = "rtl";
    document.querySelector("[data-languages]").add(option);
    for (const [number, one] of [...document.querySelectorAll(english)].entries()) {
        const other = one.cloneNode(false);
        other.lang = code;
        other.textContent = texts[number];
        one.after(other);
    }
    const others = `:not([lang=${code}], option, noscript *)`;
    const rule = `:root[data-speaks=${code}] body [lang]${others} { display: none; }`;
    document.styleSheets[0].insertRule(rule);
}"""
"""What the build makes of one line in the list of languages."""
ERASE = """(code) => {
    for (const one of document.querySelectorAll(`body [lang=${code}], option[value=${code}]`)) {
        one.remove();
    }
    document.styleSheets[0].deleteRule(0);
}"""
SPEAK = """async (code) => {
    document.dispatchEvent(new CustomEvent("tessera:language", { detail: code }));
    while (document.documentElement.dataset.speaks !== code) {
        await new Promise((go) => setTimeout(go, 5));
    }
}"""


@contextmanager
def backwards(page: Page) -> Iterator[None]:
    """Within it the page speaks the language. Afterwards it speaks English, and knows it no
    more."""
    page.evaluate(PYTHON, f"{inspect.getsource(right_to_left)}\nlearn()\n")
    texts = page.locator(ENGLISH).all_text_contents()
    page.evaluate(WRITE, [CODE, NAME, ENGLISH, [*map(written, texts)]])
    page.evaluate(SPEAK, CODE)
    yield
    page.evaluate(SPEAK, "en")
    page.evaluate(ERASE, CODE)
    page.evaluate(PYTHON, FORGET)
