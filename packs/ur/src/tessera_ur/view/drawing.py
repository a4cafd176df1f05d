"""The board of Ur and its pieces as SVG, wherever they lie."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees

from tessera.scene.node import Attributes, Node, classes
from tessera_ur.rules.board import COLUMNS, GAPS, way
from tessera_ur.view.geometry import RIM, SQUARE, Geometry
from tessera_ur.view.tiles import PLAN, tile

COLOURS = ("gold", "blue")
DOTS = ((0, 0), (-14, -14), (14, -14), (-14, 14), (14, 14))
BODIES = {
    "gold": (
        Node("circle", {"r": 38, "class": "counter-body"}),
        Node("circle", {"r": 30, "class": "counter-rim"}),
    ),
    "blue": (
        Node("path", {"d": "M-15 -38H15L38 -15V15L15 38H-15L-38 15V-15Z", "class": "counter-body"}),
        Node("path", {"d": "M-11 -29H11L29 -11V11L11 29H-11L-29 11V-11Z", "class": "counter-rim"}),
    ),
}
"""Round ones of gold, and eight-cornered ones of lapis: the outline alone tells them apart."""


@cache
def counter(colour: str) -> Node:
    """A piece with its five dots, round its middle."""
    dots = [Node("circle", {"cx": x, "cy": y, "r": 5, "class": "counter-dot"}) for x, y in DOTS]
    return Node("g", {"class": f"counter counter-{colour}"}, *BODIES[colour], *dots)


def counter_picture(colour: str, look: str = "") -> Node:
    """A piece alone."""
    box: Attributes = {"viewBox": "-42 -42 84 84", "class": look or None, "aria-hidden": "true"}
    return Node("svg", box, counter(colour), key="counter")


PILED = 0.41
"""How large pieces are that lie in a tray, beside those on the board."""


def thing_at(seat: int, place: int, number: int = 0) -> str:
    """The name of a piece: in a tray they are counted."""
    return f"piece {seat} {place} {number}"


def piece(shape: Geometry, cell: int, colour: str, thing: str, **flags: bool) -> Node:
    """A piece on a square."""
    x, y = shape.middle(cell)
    ring = [Node("circle", {"r": 44, "class": look}) for look in ("ring-edge", "ring")]
    look: Attributes = {"class": classes("piece", **flags), "data-thing": thing}
    moved: Attributes = {"transform": f"translate({x:g} {y:g})"}
    return Node("g", moved, Node("g", look, counter(colour), *ring), key=thing)


def pile(shape: Geometry, cell: int, colour: str, things: tuple[str, ...], **flags: bool) -> Node:
    """A tray with the pieces in it, two beside each other."""
    x, y = shape.middle(cell)
    wide, high = (92, 74) if shape.standing else (74, 92)
    box: Attributes = {
        "x": -wide // 2,
        "y": -high // 2,
        "width": wide,
        "height": high,
        "rx": 12,
        "class": "tray",
    }
    lying = []
    for number, thing in enumerate(things):
        row, column = divmod(number, 2)
        far, off = -30 + 20 * row, -17 + 34 * column
        dx, dy = (far, off) if shape.standing else (off, far)
        at: Attributes = {"transform": f"translate({dx:g} {dy:g}) scale({PILED})"}
        lying.append(Node("g", at, Node("g", {"data-thing": thing}, counter(colour)), key=thing))
    look: Attributes = {"class": classes("pile", **flags), "transform": f"translate({x:g} {y:g})"}
    return Node("g", look, Node("rect", box), _arrow(shape), *lying, key=f"pile {cell}")


def _arrow(shape: Geometry) -> Node:
    """The direction in which pieces leave a tray, or come into one: towards the first column."""
    d = "M-12 10L0 -8L12 10" if shape.standing else "M10 -12L-8 0L10 12"
    return Node("path", {"d": d, "class": "heading"})


@cache
def board_ground(shape: Geometry) -> tuple[Node, ...]:
    """The wood, its beaded edge, and all squares."""
    squares = []
    for row, plan in enumerate(PLAN):
        for column, kind in enumerate(plan):
            if kind != ".":
                x, y = shape.at(column * SQUARE, row * SQUARE)
                where = {"transform": f"translate({x:g} {y:g})"}
                squares.append(Node("g", where, tile(row, column)))
    return (
        Node("path", {"d": shape.outline(RIM), "class": "wood"}),
        Node("path", {"d": shape.outline(RIM - 6), "class": "beads"}),
        Node("path", {"d": shape.outline(RIM - 6), "class": "beads between"}),
        *squares,
    )


@cache
def drawn_way(shape: Geometry, path: str, seat: int) -> Node:
    """A player's way from the start to home: a dotted line on a pale band, with a head."""
    points = shape.way([*way(path, seat).values()])
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    (from_x, from_y), (x, y) = points[-2:]
    turn = degrees(atan2(y - from_y, x - from_x))
    head: Attributes = {
        "d": "M-24 -17L8 0L-24 17Z",
        "transform": f"translate({x:g} {y:g}) rotate({turn:g})",
        "class": "way-head",
    }
    return Node(
        "g",
        {"class": "way"},
        Node("path", {"d": line, "class": "way-band"}),
        Node("path", {"d": line, "class": "way-dots"}),
        Node("path", head),
        key="way",
    )


def numeral(shape: Geometry, cell: int, words: str) -> Node:
    """The number of a square, small in its corner, if it bears one."""
    row, column = divmod(cell, COLUMNS)
    x, y = shape.at(column * SQUARE, row * SQUARE)
    look = classes("numeral", on_lapis=PLAN[row][column] == "R")
    ground: Attributes = {"cx": f"{x + 16:g}", "cy": f"{y + 17:g}", "r": 12, "class": "seal"}
    text: Attributes = {"x": f"{x + 16:g}", "y": f"{y + 22.5:g}"}
    return Node("g", {"class": look}, Node("circle", ground), Node("text", text, words))


def glow(shape: Geometry, cell: int) -> Node:
    """The mark of a cell that a piece can come to."""
    x, y = shape.middle(cell)
    wide, high = ((92, 74) if shape.standing else (74, 92)) if cell in GAPS else (92, 92)
    box: Attributes = {
        "x": f"{x - wide / 2:g}",
        "y": f"{y - high / 2:g}",
        "width": wide,
        "height": high,
        "rx": 10,
        "class": "glow",
    }
    return Node("g", {}, Node("rect", box), key=f"glow {cell}")


def mark(shape: Geometry, cell: int) -> Node:
    """The corners of the square with the piece that moved last."""
    x, y = shape.middle(cell)
    place = {"transform": f"translate({x - 50:g} {y - 50:g})"}
    return Node("g", place, Node("path", {"d": _CORNERS, "class": "mark"}), key=f"mark {cell}")


_CORNERS = (
    "M12 28V20Q12 12 20 12H28M72 12H80Q88 12 88 20V28"
    "M88 72V80Q88 88 80 88H72M28 88H20Q12 88 12 80V72"
)
