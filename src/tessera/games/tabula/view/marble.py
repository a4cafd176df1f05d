"""What of the board never changes: frame, marble, the quarter that is home, and the way."""

from functools import cache

from tessera.games.tabula.rules.engine import HOME
from tessera.games.tabula.view.geometry import LYING, ROW, Geometry
from tessera.scene.node import Attributes, Node

KEY: Attributes = {"id": "meander", "width": 30, "height": 30, "patternUnits": "userSpaceOnUse"}


@cache
def marble(shape: Geometry) -> tuple[Node, ...]:
    """The empty board, without its points."""
    if shape is LYING:
        return (_meander(), *_framed(shape, 17, 34), *_round_the_motto(shape))
    return (*_framed(shape, 5, 10), *_lane(shape))


def _meander() -> Node:
    """The pattern of the frame: a Greek key."""
    key = Node("path", {"d": "M0 25H25V5H7V18H16V12", "class": "key"})
    return Node("defs", {}, Node("pattern", KEY, key))


def _framed(shape: Geometry, band: int, border: int) -> tuple[Node, ...]:
    """The frame with its band, the marble within, and home, tinted."""
    width, height = shape.size
    corners = [
        (place, across, depth)
        for place in (HOME[0], HOME[-1])
        for across in (-ROW / 2, ROW / 2)
        for depth in (0, shape.length)
    ]
    return (
        Node("rect", {"width": width, "height": height, "rx": 26, "class": "frame"}),
        Node("rect", {**_inside(shape, band), "rx": 14, "class": "meander"}),
        Node("rect", {**_inside(shape, border), "rx": 10, "class": "slate"}),
        Node("rect", {**shape.box(*corners), "rx": 8, "class": "home"}),
    )


def _inside(shape: Geometry, border: int) -> Attributes:
    width, height = (extent - 2 * border for extent in shape.size)
    return {"x": border, "y": border, "width": width, "height": height}


def _round_the_motto(shape: Geometry) -> tuple[Node, ...]:
    """The drawing of the way round the middle. The motto is from a Roman board: to play, to
    laugh."""
    middle = shape.size[1] / 2
    low, high, left = middle + 66, middle - 66, shape.at(1, -ROW // 2, 0)[0] + 1
    return (
        Node("path", {"d": f"M{left + 12:g} {low:g}H1296A66 66 0 0 0 1296 {high:g}H{left + 26:g}",
                      "class": "way"}),
        Node("path", {"d": f"M{left + 34:g} {high - 16:g}L{left + 8:g} {high:g}"
                           f"L{left + 34:g} {high + 16:g}", "class": "arrow"}),
        Node("text", {"x": 775, "y": f"{middle + 15:g}", "class": "motto"}, "LVDERE · RIDERE"),
    )  # fmt: skip


def _lane(shape: Geometry) -> tuple[Node, ...]:
    """The drawing of the way between the columns, up and down again, with grooves between quarters
    and bar."""
    middle, apart = shape.size[0] / 2, 7
    top, bottom = shape.at(12, 0, 0)[1], shape.at(1, ROW / 2 - 8, 0)[1]
    left, right = shape.at(24, 0, 0)[0], shape.at(1, 0, 0)[0]
    across = [shape.at(place, ROW / 2, 0)[1] for place in (7, 1)]
    grooves = "".join(f"M{left:g} {y + 3 * (y == across[1]):g}H{right:g}" for y in across)
    return (
        Node("path", {"d": grooves, "class": "groove"}),
        Node("path", {"d": f"M{middle + apart:g} {bottom:g}V{top:g}"
                           f"A{apart} {apart} 0 0 0 {middle - apart:g} {top:g}V{bottom:g}",
                      "class": "way"}),
        Node("path", {"d": f"M{middle - apart - 9:g} {bottom - 14:g}l9 14 9 -14",
                      "class": "arrow"}),
    )  # fmt: skip
