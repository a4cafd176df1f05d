"""The wheel as SVG, 600 x 600: rim, spokes, hub, and the pieces on it."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from tessera.scene.chips import EMBLEMS, OUTLINES
from tessera.scene.node import Node, classes
from tessera_rota.rules.board import HUB, RIM

SIZE = 600
MIDDLE = SIZE / 2
RADIUS = 226
"""From the hub to the points of the rim."""
PIECE = 92
"""How wide a piece is."""
PLACES = {
    **{
        point: (MIDDLE + RADIUS * sin(n * pi / 4), MIDDLE - RADIUS * cos(n * pi / 4))
        for n, point in enumerate(RIM)
    },
    HUB: (MIDDLE, MIDDLE),
}
"""The middle of each point."""


def _circle(look: str, x: float, y: float, radius: float) -> Node:
    return Node("circle", {"class": look, "cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": f"{radius:g}"})


def _line(look: str, start: int, end: int) -> Node:
    (x1, y1), (x2, y2) = PLACES[start], PLACES[end]
    ends = {"x1": f"{x1:.1f}", "y1": f"{y1:.1f}", "x2": f"{x2:.1f}", "y2": f"{y2:.1f}"}
    return Node("line", {"class": look, **ends})


@cache
def wheel() -> tuple[Node, ...]:
    """The stone with the wheel cut into it: each groove has a dark and a light edge."""
    stone = _circle("stone", MIDDLE, MIDDLE, 294)
    border = _circle("border", MIDDLE, MIDDLE, 283)
    cut = [
        node
        for look in ("groove lit", "groove")
        for node in (
            _circle(look, MIDDLE, MIDDLE, RADIUS),
            *(_line(look, RIM[n], RIM[n + 4]) for n in range(4)),
        )
    ]
    hollows = [_circle("hollow", *PLACES[point], 30 if point == HUB else 23) for point in PLACES]
    return stone, border, *cut, *hollows


def piece(point: int, colour: str, **flags: bool) -> Node:
    """A piece on a point. Its key is that of the point, because a piece that moves is shown by a
    flight."""
    x, y = (middle - PIECE / 2 for middle in PLACES[point])
    place = {"transform": f"translate({x:.1f} {y:.1f}) scale({PIECE / 100:g})"}
    chip = Node("g", {"class": f"chip {colour}"}, *OUTLINES[colour], EMBLEMS[colour])
    look = {"class": classes("piece", **flags), "data-thing": f"piece {point}"}
    return Node("g", place, Node("g", look, chip), key=f"piece {point} {colour}")


def flying_piece(colour: str) -> Node:
    """A piece in flight."""
    chip = Node("g", {"class": f"chip {colour}"}, *OUTLINES[colour], EMBLEMS[colour])
    return Node("svg", {"viewBox": "0 0 100 100"}, chip)


def glow(point: int) -> Node:
    """The mark of a point on which something can be done."""
    return Node("g", {}, _circle("glow", *PLACES[point], 44), key=f"glow {point}")


def ring(point: int, look: str) -> Node:
    """A ring round a piece."""
    return Node("g", {}, _circle(look, *PLACES[point], 56), key=f"{look} {point}")


def winning_line(line: tuple[int, ...]) -> Node:
    """The line that has won, drawn under its pieces: a stroke across, or along the rim."""
    if HUB in line:
        return Node("g", {}, _line("winning-row", line[0], line[-1]), key="row")
    (x1, y1), (x2, y2) = PLACES[line[0]], PLACES[line[-1]]
    path = f"M{x1:.1f} {y1:.1f}A{RADIUS} {RADIUS} 0 0 1 {x2:.1f} {y2:.1f}"
    return Node("g", {}, Node("path", {"class": "winning-row", "d": path}), key="row")
