"""A game's table, looked at in a browser: what can't be pressed or read there, in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tessera.kit.game import AnyGame
from tessera_kit.look.measures import BREACHES
from tessera_kit.look.positions import looks

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = ((390, 844), (768, 1024), (1280, 800))
"""A phone, a tablet, a laptop, in the pixels of style sheets."""
LEAST = {"button": 40, "square": 24}
"""Pixels of a side. The squares of a board share what there is: for them it is what WCAG 2.2 wants
at least (2.5.8)."""
STARTS = 60_000
"""Milliseconds that a page may take to start on a slow machine."""
WORDS = {
    "covers": "lies over the prompt",
    "small": "is {number} pixels wide or high: a finger wants {least}",
    "outside": "stands {number} pixels out of its panel",
    "dead": "isn't what lies in its middle: something covers it, or lets presses through",
    "cut": "has a text that isn't seen whole",
}
"""The words for each breach, after the name of a button or a text."""
DRAWN = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
"""A page of another size is drawn anew first."""


class Breach(NamedTuple):
    """Something that is wrong with a table, at one size and in one position."""

    what: str
    name: str
    target: str
    classes: tuple[str, ...]
    number: int
    size: tuple[int, int]
    where: str


def breaches(page: Page, address: str, game: AnyGame) -> Iterator[Breach]:
    """The breaches in five positions at three sizes. The page is one that nobody has used; the
    site at the address has the game, or offers it."""
    shown = looks(game)
    page.goto(f"{address}licenses/")  # A page of the site without the app, which reads these first.
    name = game.rules.name
    kept = {f"tessera/game/look{n}": one.record for n, one in enumerate(shown)}
    kept |= {"tessera/goals": name, "tessera/first-hints": name, "tessera/language": "en"}
    page.evaluate("kept => Object.assign(localStorage, kept)", kept)
    page.goto(f"{address}#/new/{name}")
    page.locator("body[data-state=ready]").wait_for(timeout=STARTS)
    adds = page.locator("[data-press^='app:add']").first
    adds.or_(page.locator("[data-press='app:start']")).first.wait_for(timeout=STARTS)
    if adds.is_visible():
        adds.click()
        page.locator("[data-press='app:start']").wait_for(timeout=STARTS)
    for n, one in enumerate(shown):
        page.evaluate("n => location.hash = `#/play/look${n}`", n)
        page.locator(".table, .handover").first.wait_for()
        page.evaluate(DRAWN)
        if (takes := page.locator("[data-press='app:take over']")).count():
            takes.first.click()
        page.locator(".table").wait_for()
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN)
            for breach in page.evaluate(BREACHES, LEAST):
                classes = tuple(breach.pop("classes"))
                yield Breach(**breach, classes=classes, size=size, where=one.where)


def sentences(wrong: Iterable[Breach], package: Path | None) -> Iterator[str]:
    """A sentence for whatever is wrong, each once, after the author's line that it comes from."""
    alike: dict[tuple[str, str], list[Breach]] = {}
    for breach in wrong:
        alike.setdefault((breach.what, breach.target or breach.name), []).append(breach)
    for first, *more in alike.values():
        least = LEAST["square" if "square" in first.classes else "button"]
        words = WORDS[first.what].format(number=first.number, least=least)
        wide, high = first.size
        also = f" (and {len(more)} times more)" if more else ""
        line = line_of(first, package) if package else ""
        where = f"{wide}x{high}, {first.where}"
        yield f"{line}{where}: “{first.name}” {words}{also}"


def line_of(breach: Breach, package: Path) -> str:
    """The line of the author's that says how a thing looks, or else that makes it; "" where none
    is known."""
    word = re.split(r"[ :]", breach.target)[-1]
    wanted = [
        ("*.css", [rf"\.{re.escape(one)}\b" for one in breach.classes]),
        ("*.py", [rf"""["']{re.escape(one)}["']""" for one in (word, breach.name) if one]),
    ]
    for kind, patterns in wanted:
        for path in sorted(package.rglob(kind)) if patterns else ():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if any(re.search(pattern, line) for pattern in patterns):
                    return f"{path.relative_to(package.parent)}:{number}: {line.strip()}\n"
    return ""
