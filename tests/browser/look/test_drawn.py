"""Texts and marks in drawings stand out from what lies below them: axe-core judges none in an SVG.
Each is looked at on the screen, with it and without it."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from tests.browser.at_table import open_page, settled, show
from tests.browser.layout import turned_into
from tests.browser.recorded import FAMILY, until_event
from tests.games.sequence.view.deals import deal
from tests.screens.golden import unfinished
from tools.paths import ROOT

READ, READ_LARGE, SEEN = 4.5, 3.0, 3.0
"""Least contrasts, by WCAG 2.2 (1.4.3 and 1.4.11): of texts, of large ones, and of marks."""
SMALLEST = 9
"""Pixels that the letters of a board have at least on a phone. A board in a list is a picture."""

MARKS = {
    "emblem": ".emblem, .piece-emblem, .counter-dot",
    "piece": ".chip, .piece:not(:has(.chip, .counter)), .counter, .slab",
    "pip": ".printed-die ~ .pip, .flat-die .pip, .tip.up",
    "way": ".groove:not(.lit), .tabula .way, .arrow, .sign, .heading, .underline",
    "chart": ".curve, .winning-line",
}
"""What says something without letters, in layers that lie one above the other."""
COVERED = 0.2
"""A mark of which less than this share is seen lies below something else."""

THINGS = """([what, texts]) => [...document.querySelectorAll(what)].filter((e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
).flatMap((e) => {
    const holder = e.closest("svg"), box = e.getBoundingClientRect();
    if (!holder) return [];
    const around = holder.getBoundingClientRect(), style = getComputedStyle(e);
    const left = Math.max(box.left, around.left, 0), top = Math.max(box.top, around.top, 0);
    const right = Math.min(box.right, around.right, innerWidth);
    const bottom = Math.min(box.bottom, around.bottom, innerHeight);
    if (right - left < 2 || bottom - top < 2) return [];
    const ways = [[e], [e.parentNode], [e.closest("[data-thing]")]].flat();
    const name = [...new Set(ways)].map((one) => one?.getAttribute("class")).filter(Boolean);
    const matrix = e.getScreenCTM();
    return [{
        name: `${name.reverse().join(" ")} ${texts ? e.textContent : ""}`,
        box: [left, top, right, bottom],
        size: texts ? parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b) : 0,
        bold: Number(style.fontWeight) >= 700,
    }];
})"""

CONTRASTS = """async ([shown, hidden, scale, whole, boxes]) => {
    const pixels = async (png) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height);
    };
    const [one, other] = [await pixels(shown), await pixels(hidden)];
    const linear = [...Array(256).keys()].map((value) => value / 255)
        .map((x) => x <= .04045 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4);
    const light = ({ data }, at) => .05 +
        .2126 * linear[data[at]] + .7152 * linear[data[at + 1]] + .0722 * linear[data[at + 2]];
    return boxes.map((box) => {
        const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale));
        const inked = [];
        let looked = 0;
        const step = Math.ceil(Math.sqrt((right - left) * (bottom - top) / 1e5));
        for (let y = top; y < bottom; y += step) for (let x = left; x < right; x += step) {
            const at = 4 * (y * one.width + x);
            looked++;
            const by = Math.max(...[0, 1, 2].map((n) =>
                Math.abs(one.data[at + n] - other.data[at + n])));
            const [p, q] = [light(one, at), light(other, at)];
            if (by > 2) inked.push([by, Math.max(p, q) / Math.min(p, q)]);
        }
        // Ink is mixed with what lies below at its edges; of a whole piece a twentieth is enough.
        const most = inked.reduce((so_far, [by]) => Math.max(so_far, by), 0);
        const ratios = inked.filter(([by]) => whole || by >= .8 * most).map(([, ratio]) => ratio);
        const at = Math.floor(ratios.length * (whole ? .95 : .5));
        return [ratios.sort((p, q) => p - q)[at] ?? 0, inked.length / looked];
    });
}"""
HIDDEN = """(what) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${what}) { visibility: hidden !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
SHOWN = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"
PHONE: ViewportSize = {"width": 390, "height": 844}
SCALE = 3
WAYS = (("light", "none"), ("dark", "none"), ("dark", "active"))
ADDED = ("Rota", "The Royal Game of Ur")


def _golden(path: str, played: int) -> str:
    """The beginning of a game in which nobody moves by themselves."""
    text = unfinished((ROOT / path).read_text(encoding="utf-8"), played)
    return re.sub(r"^seat \w+", "seat person", text, flags=re.MULTILINE)


APP = "tests/storage/golden/record-6"
GAMES = {
    "dice": until_event("sequence_dice/two_box_five", 25, FAMILY),
    "cards": deal(),
    "over": until_event("sequence_dice/two_box_five", 0, FAMILY),
    "tabula": _golden(f"{APP}/tabula-2.txt", 100),
    "scores": _golden(f"{APP}/sequences-2.txt", 60),
    "rota": _golden("packs/rota/tests/golden/rules-1-record-6.txt", 8),
    "ur": _golden("packs/ur/tests/golden/rules-3-record-6.txt", 60),
}
PAGES = (
    *(f"#/play/{name}" for name in GAMES),
    *("#/analysis/over", "#/end/over", "#/numbers", "#/odds/sequence_dice", "#/odds/tabula"),
)


def picture(page: Page) -> str:
    return b64encode(page.screenshot(animations="disabled")).decode()


def faint(page: Page, **marks: str) -> list[str]:
    """The texts and marks on the screen that are hardly seen."""
    faults = []
    shown = picture(page)
    for kind, what in {"text": "svg text", **marks}.items():
        things = page.evaluate(THINGS, [what, kind == "text"])
        if not things:
            continue
        page.evaluate(HIDDEN, what)
        boxes = [thing["box"] for thing in things]
        contrasts = page.evaluate(CONTRASTS, [shown, picture(page), SCALE, kind == "piece", boxes])
        page.evaluate(SHOWN)
        for thing, (contrast, seen) in zip(things, contrasts, strict=True):
            size, wanted = thing["size"], SEEN
            if kind == "text":
                large = size >= 24 or (thing["bold"] and size >= 18.66)
                wanted = READ_LARGE if large else READ
                if size < SMALLEST and "piece" not in marks:
                    continue
                if size < SMALLEST:
                    faults.append(f"{kind} {thing['name']}: {size:.1f} pixels")
            if contrast < wanted and (kind == "text" or seen > COVERED):
                faults.append(f"{kind} {thing['name']}: {contrast:.2f}")
    return faults


@pytest.mark.seldom("drawn")
@pytest.mark.parametrize(("scheme", "forced"), WAYS)
def test_what_is_drawn_stands_out(
    new_context: Callable[..., BrowserContext], site: str, scheme: str, forced: str
) -> None:
    context = new_context(
        viewport=PHONE, device_scale_factor=SCALE, color_scheme=scheme,
        forced_colors=forced,
    )  # fmt: skip
    page = context.new_page()
    open_page(page, f"{site}#/more")
    for game in ADDED:
        page.get_by_role("button", name=f"Add {game}").click()
        page.get_by_role("button", name=f"Remove {game}").wait_for()
    kept = {f"tessera/game/{name}": text for name, text in GAMES.items()}
    page.evaluate("texts => Object.assign(localStorage, texts)", kept)
    page.reload()
    open_page(page, f"{site}#/")
    show(page)
    faults = []
    for address in PAGES:
        page.goto(site + address)
        if take := page.locator("[data-press='app:take over']").all():
            take[0].click()
        settled(page)
        table = address.startswith("#/play/")  # Elsewhere boards are pictures.
        found = faint(page, **MARKS) if table else faint(page, chart=MARKS["chart"])
        if address == "#/play/tabula":  # It is drawn in another way there.
            for _ in turned_into(page, (768, 1024)):
                found += faint(page)
            page.set_viewport_size(PHONE)
        faults += [f"{address}: {fault}" for fault in dict.fromkeys(found)]
    assert not faults, "\n".join(faults)
