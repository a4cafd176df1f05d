"""Pictures of what a game's view may use, for docs/new-game.md: made of the kit's own Nodes and the
built style sheet. Part of `make pictures`.
"""

from html import escape

from playwright.sync_api import Browser

from tessera.i18n import translator
from tessera.kit.board import board, cell
from tessera.kit.pictures import dice
from tessera.scene.chips import COLOURS, chip_picture
from tessera.scene.dice import cube
from tessera.scene.node import Attributes, Node
from tools.paths import ROOT

PICTURES = ROOT / "docs" / "pictures"
SIZE = 3
"""Squares along a side of the board that is shown."""
MARKS: dict[int, Attributes] = {
    4: {"data-hint": True},
    8: {"data-recent": "latest", "class": "square blue"},
}
"""What the page itself writes on squares, by their number."""
STYLE = """
body { opacity: 1 !important; min-height: 0; background: var(--paper); }
.shown { display: inline-flex; gap: 12px; padding: 12px; --die: 64px; --badge: 64px; --tumble: 0s; }
.shown > .drawing { width: 150px; }
.flat-die { fill: var(--sheet); stroke: var(--line); stroke-width: 3; }
.flat-die.counts { stroke: var(--gold); stroke-width: 8; }
.three { position: relative; width: 150px; aspect-ratio: 1; }
.three .tile { fill: var(--sheet); stroke: var(--line); }
.three .squares { position: absolute; inset: 0; display: grid; grid-template-rows: repeat(3, 1fr); }
.three [role="row"] { display: grid; grid-template-columns: repeat(3, 1fr); }
.three [role="row"] > div, .three .square { width: 100%; height: 100%; }
"""
"""What stands round them: the sizes, as a game's own sheet gives them."""


def shown() -> dict[str, tuple[Node, ...]]:
    """What each picture shows."""
    return {
        "cube": (Node("div", {"class": "dice"}, *(cube(n, 0, f"die {n}") for n in (3, 5))),),
        "dice": (dice(2, 6, 6, counted=2),),
        "chips": tuple(map(chip_picture, COLOURS)),
        "board": (_board(),),
    }


def _board() -> Node:
    """Nine squares: one glows, one is pointed at by a hint, one is what blue did last."""
    places = [divmod(number, SIZE) for number in range(SIZE * SIZE)]
    tiles = [_square(y, x, "tile") for y, x in places]
    cells = [cell(f"{y} {x}", "", able=False, here=False) for y, x in places]
    for number, marks in MARKS.items():
        (button,) = cells[number].find_all("class", "square")
        cells[number] = Node("div", {}, Node("button", {**button.attributes, **marks}))
    drawn = [*tiles, _square(0, 1, "glow")]
    return board(translator("en"), "three", (100 * SIZE, 100 * SIZE), drawn, cells, SIZE)


def _square(row: int, column: int, look: str) -> Node:
    place: Attributes = {"x": 100 * column + 3, "y": 100 * row + 3, "width": 94, "height": 94}
    return Node("rect", {**place, "class": look})


def html(node: Node | str) -> str:
    """A Node as the browser reads it."""
    if isinstance(node, str):
        return escape(node)
    names = " ".join(
        name if value is True else f'{name}="{escape(str(value))}"'
        for name, value in node.attributes.items()
        if value not in (None, False)
    )
    return f"<{node.tag} {names}>{''.join(map(html, node.children))}</{node.tag}>"


def take(browser: Browser, address: str) -> None:
    """Takes all of them with the look of the page at this address."""
    page = browser.new_page()
    page.goto(address)
    sheet = page.locator("style").first.text_content()
    page.close()
    page = browser.new_page(device_scale_factor=2)  # Another: that one's policy allows no style.
    for name, nodes in shown().items():
        inner = "".join(map(html, nodes))
        page.set_content(f"<style>{sheet}{STYLE}</style><div class='shown'>{inner}</div>")
        page.locator(".shown").screenshot(path=PICTURES / f"kit-{name}.png")
    page.close()
