"""What axe-core finds on a page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.at_table import settled, show
from tools.paths import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ("color-contrast-enhanced", "link-in-text-block")
"""The rules to which it matters whether it is day or night; all else is the same page."""


def serious_faults(page: Page) -> list[str]:
    """What is serious or worse, by day; and by night, as far as it is about colours."""
    faults = []
    show(page)  # What can't be seen has no contrast.
    for scheme, rules in (("light", ()), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        settled(page)  # Colours are judged when fades are over.
        faults += [f"{scheme} {fault}" for fault in _serious(page, rules)]
    page.emulate_media(color_scheme="light")
    return faults


def _serious(page: Page, only: tuple[str, ...]) -> list[str]:
    """By some rules, or by all."""
    if not page.evaluate("'axe' in self"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options: dict[str, Any] = {
        "resultTypes": ["violations"],
        # Whatever has too little contrast for the one has too little for the other.
        "rules": {
            "color-contrast-enhanced": {"enabled": True},
            "color-contrast": {"enabled": False},
        },
        "preload": False,  # No rule here reads style sheets or films.
    }
    if only:
        options["runOnly"] = {"type": "rule", "values": only}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{fault['id']}: {json.dumps([node['target'] for node in fault['nodes']][:3])}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]
