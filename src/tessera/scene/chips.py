"""Round, square and three-cornered chips, told apart without their colours. As SVG, 100 x 100."""

from functools import cache

from tessera.scene.node import Node

COLOURS = ("green", "blue", "red")
OUTLINES: dict[str, tuple[Node, ...]] = {
    "green": (
        Node("circle", {"cx": 50, "cy": 50, "r": 39, "class": "body"}),
        Node("circle", {"cx": 50, "cy": 50, "r": 31, "class": "rim"}),
    ),
    "blue": (
        Node("rect", {"x": 15, "y": 15, "width": 70, "height": 70, "rx": 13, "class": "body"}),
        Node("rect", {"x": 23, "y": 23, "width": 54, "height": 54, "rx": 8, "class": "rim"}),
    ),
    "red": (
        Node("path", {"d": "M50 5Q57 5 61 12L94 77Q98 90 85 90H15Q2 90 6 77L39 12Q43 5 50 5Z",
                      "class": "body"}),
        Node("path", {"d": "M50 18 84 80H16Z", "class": "rim"}),
    ),
}  # fmt: skip
"""A chip of each colour; the outline alone tells them apart. All cover the same area, so that none
looks heavier than another."""
EMBLEMS = {
    "green": Node("circle", {"cx": 50, "cy": 50, "r": 13, "class": "emblem"}),
    "blue": Node("path", {"d": "M50 34v32M34 50h32", "class": "emblem line"}),
    "red": Node("path", {"d": "M50 45 63 70H37Z", "class": "emblem"}),
}


@cache
def chip_picture(colour: str) -> Node:
    """A chip on its own, for lists of players."""
    box = {"viewBox": "0 0 100 100", "class": "chip-picture", "aria-hidden": "true"}
    look = {"class": f"chip {colour}"}
    return Node("svg", box, Node("g", look, *OUTLINES[colour], EMBLEMS[colour]), key="chip")
