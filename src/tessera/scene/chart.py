"""Shares of a whole as they change with time: a layer for each side, one lying on the other."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate, cycle, pairwise

from tessera.scene.node import Node, classes

WIDE, HIGH = 600, 300
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


def times(end: float) -> list[Node]:
    """Figures below the chart, from the beginning to the end."""
    return [
        Node("span", {"class": "when", ".style": f"--at: {when / end:.2%}"}, str(when))
        for when in ticks(0, int(end))
        if when
    ]


def stacked(
    moments: Sequence[tuple[float, Sequence[float]]],
    end: float,
    colours: Sequence[str],
    label: str,
    per_cent: Callable[[float], str],
    *,
    timed: bool = False,
    marked: Sequence[float] = (),
) -> Node:
    """The chart. `moments` are times with the share of each side, 0 to 1, the first side uppermost;
    `end` is the time at the right edge; `timed` adds figures for the time below, and an upright
    line stands at each time that is `marked`. It stretches to the room that it gets, without
    distorting the numbers. Further sides of one colour are drawn as such."""
    edges = [*zip(*[_upright(when / end, tuple(of)) for when, of in moments], strict=True)]
    layers = []
    for side, (colour, (above, below)) in enumerate(zip(colours, pairwise(edges), strict=True)):
        path = "L".join([*above, *reversed(below)])
        look = classes("layer", colour, again=colour in colours[:side])
        layers.append(Node("path", {"d": f"M{path}Z", "class": look}, key=f"layer {side}"))
    lines = "".join(f"M0 {HIGH * (1 - quarter)}H{WIDE}" for quarter in QUARTERS)
    lines += "".join(f"M{WIDE * when / end:.1f} 0V{HIGH}" for when in marked)
    numbers = [level(quarter, per_cent(quarter)) for quarter in QUARTERS]
    if timed:
        numbers += times(end)
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    drawing = Node("svg", box, *layers, Node("path", {"d": lines, "class": "quarters"}))
    named = {"class": "stacked", "role": "img", "aria-label": label}
    return Node("div", named, drawing, *numbers, key="stacked")


@lru_cache(maxsize=512)
def _upright(at: float, shares: tuple[float, ...]) -> tuple[str, ...]:
    """The points ("x y") of the edges of the layers at one place of the axis, 0 to 1, from top to
    bottom."""
    # Cached: as a chart grows, its earlier points stay.
    heights = accumulate((HIGH * share for share in shares), initial=0.0)
    x = f"{WIDE * at:.1f}"
    return tuple([f"{x} {height:.1f}" for height in heights])
