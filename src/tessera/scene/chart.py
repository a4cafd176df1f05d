"""Shares of a whole as they change with time: a layer for each side, one lying on the other."""

from collections.abc import Callable, Sequence
from itertools import accumulate, cycle
from operator import add

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
    edges = Edges()
    edges.grow([(when / end, of) for when, of in moments])
    below = times(end) if timed else []
    upright = [when / end for when in marked]
    return stack(layers(colours, edges), label, per_cent, below=below, upright=upright)


def stack(
    drawn: Sequence[Node | None],
    label: str,
    per_cent: Callable[[float], str],
    *,
    below: Sequence[Node] = (),
    upright: Sequence[float] = (),
) -> Node:
    """The chart with its layers as they were drawn, with figures `below` it and `upright` lines at
    these shares of its width."""
    lines = "".join(f"M0 {HIGH * (1 - quarter)}H{WIDE}" for quarter in QUARTERS)
    lines += "".join(f"M{WIDE * at:.1f} 0V{HIGH}" for at in upright)
    numbers = [level(quarter, per_cent(quarter)) for quarter in QUARTERS]
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    drawing = Node("svg", box, *drawn, Node("path", {"d": lines, "class": "quarters"}))
    named = {"class": "stacked", "role": "img", "aria-label": label}
    return Node("div", named, drawing, *numbers, *below, key="stacked")


def layers(colours: Sequence[str], edges: "Edges") -> list[Node]:
    """The layers with these edges, of the colours of all sides. Each reaches down to the ground,
    and the next one lies on it."""
    return [
        Node(
            "path",
            {
                "d": f"m{edge}V{HIGH}H{edge.split(maxsplit=1)[0]}Z",
                "class": classes("layer", colours[side], again=colours[side] in colours[:side]),
            },
            key=f"layer {side}",
        )
        for side, edge in enumerate(edges.texts, edges.first)
    ]


class Edges:
    """The upper edge of each layer, or of some, as text. A chart that grows keeps its earlier
    points."""

    def __init__(self, first: int = 0, last: int | None = None) -> None:
        """Those of the sides from the first on, before the last."""
        self.first = first
        self.texts: list[str] = []
        self.points = 0
        """The number of moments that they lead through."""
        self._own = slice(first, last)
        self._x, self._heights = 0, list[int]()

    def grow(self, moments: Sequence[tuple[float, Sequence[float]]]) -> None:
        """Leads the edges on through these moments. Each is a place of the axis, 0 to 1, with the
        share of each side."""
        if not moments:
            return
        columns = [self._column(at, shares) for at, shares in moments]
        new = map("".join, zip(*columns, strict=True))
        self.texts = [*map(add, self.texts, new)] if self.points else [*new]
        self.points += len(columns)

    def _column(self, at: float, shares: Sequence[float]) -> list[str]:
        """The next point of each edge: how far it is from the one before, which is shorter."""
        x, heights = round(WIDE * at), _heights(shares)[self._own]
        across, before = f" {x - self._x} ", self._heights or [0] * len(heights)
        self._x, self._heights = x, heights
        return [f"{across}{to - was}" for to, was in zip(heights, before, strict=True)]


def _heights(shares: Sequence[float]) -> list[int]:
    """The height of each edge, from top to bottom."""
    sums = accumulate([HIGH * share for share in shares], initial=0.0)
    return [*map(round, sums)][:-1]
