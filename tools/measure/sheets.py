"""Takes a picture of every page in every shape, and lays them out on one sheet for each page:
`make sheets`.

Whoever changes what is seen takes them before and after. `make sheets OLD=folder` then says on
which sheets something differs, and draws before, after and the difference beside each other. They
lie in build/sheets/; `PAGES="first lesson"` takes these alone.
"""

import json
import os
import shutil
import sys
import threading
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tessera.core.record_reader import read_head
from tessera.games import GAMES
from tessera_kit.authoring.serve import HOST, server
from tools.browser import without_windows
from tools.paths import BUILD, DIST, ROOT

Scheme = Literal["light", "dark"]

OUT = BUILD / "sheets"
SHAPES = ((390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 800), (1920, 1080))
LANGUAGES = ("en-GB", "pt-PT")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
TABLES = {"sequence": "four", "sequence_dice": "three", "sequences": "three", "tabula": "classical"}
"""Of each game the recording (tests/games/) that its tables show."""
MOMENTS = {"begin": 0.02, "middle": 0.5, "end": 1.0}
"""How much of it has been played."""
NAMES = ("Ana", "Bruno", "Clara", "Duarte")
PICTURES = "pictures"
"""The folder in which they lie one by one."""
WIDTH = 480
"""Of a picture on a sheet."""
LOOK = """
body { display: grid; gap: 16px; align-items: start; margin: 0; padding: 24px; background: #777; }
figure { margin: 0; font: 18px sans-serif; }
div { display: grid; isolation: isolate; }
img { grid-area: 1 / 1; width: 100%; }
img + img { mix-blend-mode: difference; }
"""
STILL = 700
"""Milliseconds after which a page that moves nothing has come to rest."""
SETTINGS = "[data-press='app:settings']"
TAKEN = ".handover [data-primary]"


@dataclass(frozen=True, slots=True)
class Shown:
    """A page: what it is called, its address in the app, and what is pressed there, if it is
    there."""

    name: str
    place: str
    press: str = ""


def pages() -> Iterator[Shown]:
    yield Shown("first", "")
    for name in TABLES:
        yield Shown(f"set-up-{name}", f"new/{name}")
        for moment in MOMENTS:
            yield Shown(f"table-{name}-{moment}", f"play/{name}-{moment}", TAKEN)
        yield Shown(f"lesson-{name}", f"learn/{name}")
        yield Shown(f"rules-{name}", f"rules/{name}")
        yield Shown(f"how-it-went-{name}", f"analysis/{name}-end")
    yield Shown("hand-over", "play/sequence-middle")
    for place in ("puzzles", "saved", "numbers", "open", "data", "about", "join"):
        yield Shown(place, place)
    yield Shown("settings", "", SETTINGS)


def recorded(name: str, part: float) -> str:
    """A part of a recorded game between people with names, in the colours of their sides."""
    path = ROOT / "tests" / "games" / name / "recorded" / f"{TABLES[name]}.txt"
    text = path.read_text(encoding="utf-8")
    head, _, rest = text.partition("\nplayed ")
    events = rest.partition("\n\n")[2].splitlines()
    (game,) = (game for game in GAMES if game.rules.name == name)
    sides = game.rules.sides(read_head(text).setup)
    for number, (side, person) in enumerate(zip(sides, NAMES, strict=False), 1):
        head = head.replace(f" green P {number}\n", f" {game.colours[side]} {person}\n")
    kept = events[: round(len(events) * part)]
    if part < 1:
        head = "\n".join(line for line in head.splitlines() if not line.startswith("result"))
    return f"{head}\nplayed {len(kept)}\n\n" + "\n".join(kept) + "\n"


def saved() -> dict[str, str]:
    """The texts that every page finds on the device: the games at each of their moments."""
    return {
        f"tessera/game/{name}-{moment}": recorded(name, part)
        for name, (moment, part) in product(TABLES, MOMENTS.items())
    }


def picture(folder: Path, name: str, shape: tuple[int, int], scheme: str, language: str) -> Path:
    width, height = shape
    return folder / PICTURES / f"{name} {width}x{height} {scheme} {language}.png"


def take(browser: Browser, address: str, wanted: list[Shown]) -> None:
    """Takes every page in every shape, scheme and language."""
    games = f"for (const [k, v] of Object.entries({json.dumps(saved())})) localStorage[k] ??= v;"
    for (width, height), scheme, language in product(SHAPES, SCHEMES, LANGUAGES):
        context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            color_scheme=scheme,
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script(games)
        page = context.new_page()
        page.goto(address)
        page.locator("body[data-state=ready]").wait_for()
        for shown in wanted:
            page.evaluate("place => { location.hash = place }", f"#/{shown.place}")
            page.wait_for_timeout(STILL)
            if shown.press and page.locator(shown.press).count():
                page.locator(shown.press).first.click()
                page.wait_for_timeout(STILL)
            page.screenshot(path=picture(OUT, shown.name, (width, height), scheme, language))
            page.keyboard.press("Escape")
        context.close()
        print(f"{width}x{height} {scheme} {language}", flush=True)


def figure(words: str, *pictures: Path) -> str:
    """Pictures that lie on one another, with words below. Where two are the same it is black."""
    laid = (b64encode(picture.read_bytes()).decode() for picture in pictures)
    images = "".join(f"<img src='data:image/png;base64,{image}'>" for image in laid)
    return f"<figure><div>{images}</div><figcaption>{words}</figcaption></figure>"


def lay(browser: Browser, figures: Iterable[str], across: int, out: Path) -> None:
    """Lays figures out on one sheet, so many in a row."""
    page = browser.new_page(viewport=ViewportSize(width=across * WIDTH, height=600))
    rows = f"<body style='grid-template-columns: repeat({across}, 1fr)'>"
    page.set_content(f"<style>{LOOK}</style>{rows}{''.join(figures)}")
    page.screenshot(path=out, full_page=True)
    page.close()


def lay_out(browser: Browser, wanted: list[Shown]) -> None:
    """A sheet for each page; a row for each shape."""
    for shown in wanted:
        figures = [
            figure(f"{width}x{height} {scheme} {language}", picture(OUT, shown.name, *which))
            for which in product(SHAPES, SCHEMES, LANGUAGES)
            for (width, height), scheme, language in [which]
        ]
        across = len(SCHEMES) * len(LANGUAGES)
        lay(browser, figures, across, OUT / f"{shown.name}.png")


def compare(browser: Browser, old: Path) -> None:
    """Draws what has changed since `old`: before, after and, on black, the difference."""
    changed = OUT / "changed"
    shutil.rmtree(changed, ignore_errors=True)
    changed.mkdir()
    for after in sorted((OUT / PICTURES).glob("*.png")):
        before = old / PICTURES / after.name
        if not before.is_file() or before.read_bytes() == after.read_bytes():
            continue
        figures = [figure("before", before), figure("after", after)]
        figures.append(figure("difference", before, after))
        lay(browser, figures, 3, changed / after.name)
        print(after.stem)


def main() -> None:
    named = os.environ.get("PAGES", "").split()
    wanted = [shown for shown in pages() if not named or shown.name in named]
    if not wanted:
        sys.exit(f"There is none of these. There are: {' '.join(shown.name for shown in pages())}")
    old = os.environ.get("OLD", "")
    (OUT / PICTURES).mkdir(parents=True, exist_ok=True)
    with server(DIST, port=0) as httpd, sync_playwright() as playwright:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=without_windows(), args=sandbox)
        take(browser, f"http://{HOST}:{httpd.server_port}/", wanted)
        lay_out(browser, wanted)
        if old:
            compare(browser, Path(old))
        httpd.shutdown()
    print(OUT)


if __name__ == "__main__":
    main()
