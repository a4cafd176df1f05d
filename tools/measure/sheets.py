"""Takes a picture of every page in every shape, and lays them out on one sheet for each page:
`make sheets`.

Whoever changes what is seen takes them before and after. `make sheets OLD=folder` then says on
which sheets something differs, and draws before, after and the difference beside each other. They
lie in build/sheets/; `PAGES="first saved"`, `LANGUAGES="de fr"` and `SHAPES="390x844"` take these
alone.
"""

import json
import os
import shutil
import sys
import threading
from base64 import b64encode
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    FilePayload,
    Page,
    StorageState,
    ViewportSize,
    sync_playwright,
)

from tessera_kit.authoring.serve import HOST, server
from tools.browser import without_windows
from tools.measure.sheet_pages import Shown, pages, saved
from tools.paths import BUILD, DIST

Scheme = Literal["light", "dark"]

OUT = BUILD / "sheets"
SHAPES = ("390x844", "844x390", "768x1024", "1024x768", "1280x800", "1920x1080")
LANGUAGES = ("en-GB", "pt-PT")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
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
LONGEST = 120_000
"""Milliseconds that an analysis may take."""
UNDER_WAY = "main:has(.analysing, .picture-place:empty)"
"""A page that is still waiting for what it shows."""


Picture = tuple[str, Scheme, str]
"""The shape, the scheme and the language in which a page is shown."""


def picture(folder: Path, name: str, shown_in: Picture) -> Path:
    """The file of one picture."""
    return folder / PICTURES / f"{' '.join((name, *shown_in))}.png"


def take(browser: Browser, address: str, wanted: list[Shown], kinds: list[Picture]) -> None:
    """Takes every page in every shape, scheme and language."""
    known = find_out(browser, address, wanted)
    for kind in kinds:
        shape, scheme, language = kind
        width, _, height = shape.partition("x")
        context = browser.new_context(
            viewport=ViewportSize(width=int(width), height=int(height)),
            color_scheme=scheme,
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
            storage_state=known,
        )
        page = awake(context, address)
        for shown in wanted:
            show(page, shown)
            path = picture(OUT, shown.name, kind)
            page.screenshot(path=path, full_page=shown.is_read)
            page.keyboard.press("Escape")
        context.close()
        print(*kind, flush=True)


def find_out(browser: Browser, address: str, wanted: list[Shown]) -> StorageState:
    """The state of a device that every picture begins with: the games, and analyses if wanted,
    which take too long to be made for each picture."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    games = f"for (const [k, v] of Object.entries({json.dumps(saved())})) localStorage[k] ??= v;"
    context.add_init_script(games)
    page = awake(context, address)
    for shown in wanted:
        if shown.place.startswith("analysis/"):
            show(page, shown)
    page.wait_for_timeout(STILL)
    known = context.storage_state(indexed_db=True)
    context.close()
    return known


def awake(context: BrowserContext, address: str) -> Page:
    """A page of the app, ready."""
    page = context.new_page()
    page.goto(address)
    page.locator("body[data-state=ready]").wait_for()
    return page


def show(page: Page, shown: Shown) -> None:
    """Goes to a page and waits until it shows what it is for."""
    page.evaluate("place => { location.hash = place }", f"#/{shown.place}")
    page.wait_for_timeout(STILL)
    if shown.file:
        text = shown.file.encode()
        backup = FilePayload(name="tessera-backup.txt", mimeType="text/plain", buffer=text)
        page.set_input_files("input[type=file]", backup)
        page.wait_for_timeout(STILL)
    if shown.press and page.locator(shown.press).count():
        page.locator(shown.press).first.click()
        page.wait_for_timeout(STILL)
    if page.locator(UNDER_WAY).count():
        page.locator(UNDER_WAY).wait_for(state="detached", timeout=LONGEST)
        page.wait_for_timeout(STILL)


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


def lay_out(browser: Browser, wanted: list[Shown], kinds: list[Picture], across: int) -> None:
    """A sheet for each page; a row for each shape."""
    for shown in wanted:
        figures = [figure(" ".join(kind), picture(OUT, shown.name, kind)) for kind in kinds]
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


def chosen(name: str, every: Sequence[str]) -> list[str]:
    """The values that the environment names, or all."""
    return os.environ.get(name, "").split() or [*every]


def main() -> None:
    named = os.environ.get("PAGES", "").split()
    wanted = [shown for shown in pages() if not named or shown.name in named]
    if not wanted:
        sys.exit(f"There is none of these. There are: {' '.join(shown.name for shown in pages())}")
    languages = chosen("LANGUAGES", LANGUAGES)
    kinds = [*product(chosen("SHAPES", SHAPES), SCHEMES, languages)]
    old = os.environ.get("OLD", "")
    (OUT / PICTURES).mkdir(parents=True, exist_ok=True)
    with server(DIST, port=0) as httpd, sync_playwright() as playwright:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=without_windows(), args=sandbox)
        take(browser, f"http://{HOST}:{httpd.server_port}/", wanted, kinds)
        lay_out(browser, wanted, kinds, len(SCHEMES) * len(languages))
        if old:
            compare(browser, Path(old))
        httpd.shutdown()
    print(OUT)


if __name__ == "__main__":
    main()
