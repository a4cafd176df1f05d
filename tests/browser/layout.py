"""Games that lie on the device, looked at in many sizes: what is cut or covered there."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tessera.games import GAMES
from tessera_kit.look.measures import asking
from tests.browser.at_table import open_page

LAID_OUT = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
"""A page that has another size is drawn anew first."""


def turned_into(page: Page, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Makes the page so wide and high, one after the other; everything has found its place."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        yield width, height


BROKEN = """e => [...e.childNodes].filter(node => node.nodeType === 3).flatMap(node =>
    [...node.data.matchAll(/\\S+/g)].filter(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...rest] = range.getClientRects();
        return rest.some(rect => rect.top > first.bottom - 2);
    }).map(([word]) => word))"""
"""The words of an element that are broken over two lines."""


CROOKED = asking(
    """() => {
    const shown = e => e.checkVisibility({ visibilityProperty: true }) &&
        !e.closest(".squares, .visually-hidden, .log, .events");
    const parts = [...document.querySelectorAll(
        "main button:not(.why-button), .why-button > svg, main a, main select," +
        "main input:not([type=radio], [type=range]), .start," +
        ".prompt, .news, .keeping, .dice, .six, .who, .player b, .player small, .worth, .total"
    )].filter(shown);
    const name = e => `${e.className || e.tagName} "${e.textContent.slice(0, 20)}"`;
    const found = [];
    const broken = """
    + BROKEN
    + """;
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`${wide} wide`);
    for (const e of document.querySelectorAll(".player b, .player small, .news, .prompt"))
        if (shown(e) && cut(e))
            found.push(`cut: ${name(e)}`);
    for (const e of document.querySelectorAll(".player b, .player small, .who-row span"))
        if (shown(e)) found.push(...broken(e).map(word => `broken: ${word}`));
    const rects = parts.map(e => e.getBoundingClientRect());
    for (const [i, a] of parts.entries()) for (let j = i + 1; j < parts.length; j++) {
        const b = parts[j], p = rects[i], q = rects[j];
        if (a.contains(b) || b.contains(a) || a.closest(".fan") && b.closest(".fan")) continue;
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        if (across > 2 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2)
            found.push(`${name(a)} over ${name(b)}`);
    }
    // In Tabula's narrow column the panel has no box of its own.
    const panel = document.querySelector(".turn-panel")?.getBoundingClientRect();
    const edge = panel?.width ? panel : { left: 0, right: innerWidth };
    for (const [i, e] of parts.entries()) if (e.matches(".do > *"))
        if (rects[i].right > edge.right + 1 || rects[i].left < edge.left - 1)
            found.push(`${name(e)} over the edge`);
    const board = document.querySelector(".table .board");
    if (board && board.offsetHeight < innerWidth * .39) found.push(`board ${board.offsetHeight}`);
    return found;
}"""
)
"""What is cut, broken within a word, or covered. Of Why? its sign counts: the rest of it lies below
its neighbours."""


def boxes(page: Page, *selectors: str) -> list[list[float]]:
    """Left, top, width and height of each, after everything has found its place."""
    page.evaluate("new Promise(then => setTimeout(() => requestAnimationFrame(then), 100))")
    ask = "e => (({left, top, width, height}) => [left, top, width, height])"
    return [page.locator(s).evaluate(f"{ask}(e.getBoundingClientRect())") for s in selectors]


def covered(page: Page) -> list[str]:
    """What lies over something else."""
    return [fault for fault in page.evaluate(CROOKED) if " over " in fault]


def lie_on_the_device(
    page: Page, site: str, games: dict[str, str], more: dict[str, str] | None = None
) -> None:
    """Opens the app with these games, where everybody has been before."""
    page.emulate_media(reduced_motion="reduce")
    kept = {f"tessera/game/{id}": text for id, text in games.items()} | (more or {})
    told = " ".join(game.rules.name for game in GAMES)
    kept |= {"tessera/goals": told, "tessera/first-hints": told}
    open_page(page, site, kept)


def look_at(page: Page, id: str, language: str, *, take: bool = True) -> None:
    """Goes to a game that lies on the device, and takes the tablet over."""
    page.evaluate(
        """async ([id, language, take]) => {
            document.dispatchEvent(new CustomEvent("tessera:language", { detail: language }));
            while (document.documentElement.dataset.speaks !== language) {
                await new Promise(go => setTimeout(go, 5));
            }
            const gone = new Promise(done => addEventListener("hashchange", done, {once: true}));
            location.hash = `#/play/${id}`;
            await gone;
            if (take) document.querySelector("[data-press='app:take over']")?.click();
        }""",
        [id, language, take],
    )
