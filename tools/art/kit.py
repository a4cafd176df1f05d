"""Pictures of what a game's view may use, for docs/new-game.md and docs/reference.md: made of the
kit's own Nodes and the built style sheet. Part of `make pictures`.
"""

from html import escape

from playwright.sync_api import Browser

from tessera.core.cards import CARDS, UNKNOWN
from tessera.i18n import translator
from tessera.kit.board import board, cell, coordinates
from tessera.kit.pictures import dice, row
from tessera.scene.cards import card_picture
from tessera.scene.chips import COLOURS, chip_picture
from tessera.scene.dice import cube, pips
from tessera.scene.node import Attributes, Node
from tessera.screens.table.marks import Mark, marked
from tools.art import plain
from tools.art.cards import sprite
from tools.paths import ROOT

PICTURES = ROOT / "docs" / "pictures"
SIZE = 3
"""Squares along a side of the board that is shown."""
MARKS = {
    "from": Mark("left", "red"),
    "then": Mark("round", "green"),
    "last": Mark("latest", "blue"),
}
"""The marks of what happened since the player's last turn, by the names of the places."""
ON_SQUARES: dict[int, Attributes] = {
    4: {"data-hint": True},
    8: {"data-recent": "latest", "class": "square blue"},
}
"""The attributes that the page itself adds to squares, by their number."""
STYLE = """
body { opacity: 1 !important; min-height: 0; background: var(--paper); }
.shown { display: inline-flex; gap: 12px; padding: 12px; --die: 64px; --badge: 64px; --tumble: 0s; }
.shown > .drawing { width: 150px; }
.flat-die { fill: var(--sheet); stroke: var(--line); stroke-width: 3; }
.flat-die.counts { stroke: var(--gold); stroke-width: 8; }
.shown > .card-picture, .shown > .bare { width: 84px; }
.bare .pip { fill: var(--ink); }
.shown > .player { flex: none; width: 150px; list-style: none; }
.places { display: flex; gap: 12px; }
.places > * { width: 64px; height: 64px; border-radius: 12px; background: var(--sheet); }
.shown > .named { width: 150px; }
.shown > .rule-row { --badge: 50px; }
.named .tile { fill: var(--sheet); stroke: var(--line); }
.three { position: relative; width: 150px; aspect-ratio: 1; }
.three .tile { fill: var(--sheet); stroke: var(--line); }
.three .squares { position: absolute; inset: 0; display: grid; grid-template-rows: repeat(3, 1fr); }
.three [role="row"] { display: grid; grid-template-columns: repeat(3, 1fr); }
.three [role="row"] > div, .three .square { width: 100%; height: 100%; }
"""
"""The style sheet of the pictures; its sizes are those that a game's own sheet gives."""


def shown() -> dict[str, tuple[Node, ...]]:
    """The Nodes of each picture, by its name."""
    return {
        "cube": (Node("div", {"class": "dice"}, *(cube(n, 0, f"die {n}") for n in (3, 5))),),
        "dice": (dice(2, 6, 6, counted=2),),
        "pips": (Node("svg", {"viewBox": "0 0 100 100", "class": "bare"}, *pips(4)),),
        "cards": tuple(map(card_picture, (CARDS["TH"], CARDS["QS"], UNKNOWN))),
        "chips": tuple(map(chip_picture, COLOURS)),
        "row": (row(*map(chip_picture, COLOURS)),),
        "badge": (_player("green", "Ana", look="player active"), _player("red", "Rui")),
        "board": (_board(),),
        "coordinates": (_named(),),
        "marks": (marked(translator("en"), _places(), MARKS),),
    }


def _player(colour: str, name: str, *, look: str = "player") -> Node:
    """A player as the table shows one."""
    words = Node("b", {}, name), Node("small", {}, "3 in line")
    return Node("li", {"class": f"{look} {colour}"}, chip_picture(colour), *words)


def _places() -> Node:
    """Three places that nobody presses, named by `data-mark` and not by a target."""
    return Node("div", {"class": "places"}, *(Node("div", {"data-mark": name}) for name in MARKS))


def _named() -> Node:
    """The corner of a board of ten by ten squares, with the names of columns and rows."""
    tiles = [_square(y, x, "tile") for y in range(2) for x in range(2)]
    box = {"viewBox": "-40 -40 240 240", "class": "named"}
    return Node("svg", box, *tiles, coordinates(10, 0, 100))


def _board() -> Node:
    """A board of nine squares: one glows, one is pointed at by a hint, and on one blue has just
    played."""
    places = [divmod(number, SIZE) for number in range(SIZE * SIZE)]
    tiles = [_square(y, x, "tile") for y, x in places]
    cells = [cell(f"{y} {x}", "", able=False, here=False) for y, x in places]
    for number, marks in ON_SQUARES.items():
        (button,) = cells[number].find_all("class", "square")
        cells[number] = Node("div", {}, Node("button", {**button.attributes, **marks}))
    drawn = [*tiles, _square(0, 1, "glow")]
    return board(translator("en"), "three", (100 * SIZE, 100 * SIZE), drawn, cells, SIZE)


def _square(row: int, column: int, look: str) -> Node:
    place: Attributes = {"x": 100 * column + 3, "y": 100 * row + 3, "width": 94, "height": 94}
    return Node("rect", {**place, "class": look})


def html(node: Node | str) -> str:
    """A Node as HTML."""
    if isinstance(node, str):
        return escape(node)
    names = " ".join(
        name if value is True else f'{name.removeprefix(".")}="{escape(str(value))}"'
        for name, value in node.attributes.items()
        if value not in (None, False)
    )
    return f"<{node.tag} {names}>{''.join(map(html, node.children))}</{node.tag}>"


def take(browser: Browser, address: str) -> None:
    """Takes all pictures, with the style sheet of the page at this address."""
    page = browser.new_page()
    page.goto(address)
    sheet = page.locator("style").first.text_content()
    deck = sprite().replace("<svg", '<svg class="deck"', 1)
    page.close()
    page = browser.new_page(device_scale_factor=2)  # Another: that one's policy allows no style.
    kit = {f"kit-{name}": ("shown", nodes) for name, nodes in shown().items()}
    boards = {f"plain-{name}": ("stage", (node,)) for name, node in plain.shown().items()}
    for name, (look, nodes) in {**kit, **boards}.items():
        inner = "".join(map(html, nodes))
        page.set_content(
            f"<style>{sheet}{STYLE}{plain.STYLE}</style><body data-game='any'>{deck}"
            f"<div class='{look}'>{inner}</div>"
        )
        page.locator(f".{look}").screenshot(path=PICTURES / f"{name}.png")
    page.close()
