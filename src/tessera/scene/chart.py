"""Shares of a whole as they change with time: a layer for each side, one lying on the other."""

from collections.abc import Callable, Sequence

from tessera.scene.node import Node, classes

WIDE, HIGH = 600, 300
QUARTERS = (0.25, 0.5, 0.75)
"""Where the level lines run."""


def stacked(
    moments: Sequence[tuple[float, Sequence[float]]],
    end: float,
    colours: Sequence[str],
    label: str,
    per_cent: Callable[[float], str],
) -> Node:
    """`moments` are times with the share of each side, 0 to 1, the first side uppermost; `end` is
    the time at the right edge. As wide and high as there is room: only the numbers keep their
    shape. A colour that comes again is marked."""
    places = [WIDE * when / end for when, _ in moments]
    above = [0.0] * len(places)
    layers = []
    for side, colour in enumerate(colours):
        below = [top + HIGH * shares[side] for top, (_, shares) in zip(above, moments, strict=True)]
        outline = [*zip(places, above, strict=True), *reversed([*zip(places, below, strict=True)])]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in outline)
        look = classes("layer", colour, again=colour in colours[:side])
        layers.append(Node("path", {"d": f"M{path}Z", "class": look}, key=f"layer {side}"))
        above = below
    lines = "".join(f"M0 {HIGH * (1 - quarter)}H{WIDE}" for quarter in QUARTERS)
    numbers = [
        Node("span", {".style": f"--at: {quarter:.0%}"}, per_cent(quarter)) for quarter in QUARTERS
    ]
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    drawing = Node("svg", box, *layers, Node("path", {"d": lines, "class": "quarters"}))
    named = {"class": "stacked", "role": "img", "aria-label": label}
    return Node("div", named, drawing, *numbers, key="stacked")
