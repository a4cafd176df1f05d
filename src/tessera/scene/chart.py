"""Shares of a whole as they change with time: a layer for each side, one lying on the other."""

from collections.abc import Callable, Sequence
from itertools import accumulate, cycle

from tessera.scene.node import Node, classes

WIDE, HIGH = 6000, 3000
QUARTERS = (0.25, 0.5, 0.75)
"""The shares of the height at which the level lines run."""
MOST_TICKS = 5
"""The most figures along an edge that don't touch each other on a phone."""


def ticks(low: int, high: int) -> tuple[int, ...]:
    """Round numbers from low to high, spaced by 1, 2, 5, 10, 20 … so that they aren't too many."""
    step, growth = 1, cycle((2, 2.5, 2))
    while (high - low) // step >= MOST_TICKS:
        step = round(step * next(growth))
    return tuple(range(-(-low // step) * step, high + 1, step))


def level(at: float, words: str) -> Node:
    """A figure beside the chart; `at` is the share of the height at which it stands."""
    return Node("span", {".style": f"--at: {at:.2%}"}, words)


def stacked(
    moments: Sequence[tuple[float, Sequence[float]]],
    colours: Sequence[str],
    label: str,
    per_cent: Callable[[float], str],
) -> Node:
    """The chart. `moments` are times with the share of each side, 0 to 1, the first side uppermost;
    1 is the right edge. It stretches to the room that it gets, without distorting
    the numbers. Further sides of one colour are drawn as such."""
    drawn = [
        Node(
            "path",
            {
                "d": f"m{edge}V{HIGH}H{edge.split(maxsplit=1)[0]}Z",
                "class": classes("layer", colours[side], again=colours[side] in colours[:side]),
            },
            key=f"layer {side}",
        )
        for side, edge in enumerate(_edges(moments))
    ]
    lines = "".join(f"M0 {HIGH * (1 - quarter)}H{WIDE}" for quarter in QUARTERS)
    numbers = [level(quarter, per_cent(quarter)) for quarter in QUARTERS]
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    drawing = Node("svg", box, *drawn, Node("path", {"d": lines, "class": "quarters"}))
    named = {"class": "stacked", "role": "img", "aria-label": label}
    return Node("div", named, drawing, *numbers, key="stacked")


def _edges(moments: Sequence[tuple[float, Sequence[float]]]) -> list[str]:
    """The upper edge of each layer as text, from one moment to the next. Each layer reaches down to
    the ground, and the next one lies on it."""
    columns, x, heights = list[list[str]](), 0, list[int]()
    for at, shares in moments:
        across, were = round(WIDE * at), heights or [0] * len(shares)
        # The height of each edge, from top to bottom.
        heights = [*map(round, accumulate([HIGH * share for share in shares], initial=0.0))][:-1]
        # How far a point is from the one before is shorter than where it is.
        steps = zip(heights, were, strict=True)
        columns.append([f" {across - x} {to - was}" for to, was in steps])
        x = across
    return [*map("".join, zip(*columns, strict=True))]
