"""Charts of a game's course: a line for each side, and chances to win."""

from collections.abc import Sequence
from functools import lru_cache, partial

from tessera.i18n import Translator
from tessera.kit.phrases import per_cent
from tessera.kit.stats import WinHistory
from tessera.scene.chart import level, stacked, ticks, times
from tessera.scene.node import Node, classes

WIDE, HIGH = 640, 220
MOST_ROUNDS = 40
DASHES = (None, "9 5", "2 5", "14 4 2 4", "5 2", "1 3", "8 3 1 3", "3 7")
"""Lines differ by more than their colours."""


def curve(
    say: Translator,
    unit: str,
    heights: Sequence[Sequence[int]],
    names: list[str],
    colours: list[str],
    rounds: Sequence[float] = (),
) -> Node:
    """Draws a line for each side's measure after each move, with a legend. An upright line stands
    at each move that ends a round. A table and a list beside it say the same in words."""
    low, high = min(map(min, heights)), max(map(max, heights))
    across, up = WIDE / max(len(heights) - 1, 1), HIGH / max(high - low, 1)
    lines, legend = [], []
    for side, (name, colour) in enumerate(zip(names, colours, strict=True)):
        points = [
            (n * across, HIGH - (height[side] - low) * up) for n, height in enumerate(heights)
        ]
        look = {"class": f"lead-line {colour}", "stroke-dasharray": DASHES[side]}
        lines.append(Node("path", {**look, "d": _steps(points)}, key=str(side)))
        legend.append(line_sample(side, name, colour))
    label = say("{unit}, from the first move to the last", unit=unit)
    scale = ticks(low, high)
    grid = "".join(f"M0 {HIGH - (value - low) * up:.1f}H{WIDE}" for value in scale)
    grid += "".join(f"M{across * move:.1f} 0V{HIGH}" for move in rounds)
    # As wide and high as there is room: only lines may be stretched, figures stand beside them.
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    drawing = Node(
        "div",
        {"class": "stacked curves", "role": "img", "aria-label": label},
        Node("svg", box, Node("path", {"class": "baseline", "d": grid}), *lines),
        *[level((value - low) / max(high - low, 1), str(value)) for value in scale],
        *times(max(len(heights) - 1, 1)),
    )
    return figure(label, drawing, legend)


def round_ends(history: WinHistory) -> tuple[float, ...]:
    """The moves that end rounds; none where they would lie too close."""
    moves = [when for when, _ in history[:-1] if when]
    return tuple(moves) if len(moves) <= MOST_ROUNDS else ()


def by_moves(history: WinHistory, moves: int, players: int) -> WinHistory:
    """The chances by moves instead of rounds, to share the axis of measures. What comes before the
    first round, throws for who begins, say, are moves too."""
    rounds = history[-1][0]
    if not rounds:
        return history
    before = max(0.0, moves - rounds * players)
    by_round = (moves - before) / rounds
    later = [(before + when * by_round, shares) for when, shares in history]
    return [(0.0, history[0][1]), *later] if before else later


def win_history(say: Translator, history: WinHistory, names: list[str], colours: list[str]) -> Node:
    """Draws the chances to win over the whole game, for all sides."""
    label, percents = say("Chances to win, from the beginning to the end"), partial(per_cent, say)
    end, ends = history[-1][0], round_ends(history)
    drawing = stacked(history, end, colours, label, percents, timed=True, marked=ends)
    return figure(label, drawing, layer_samples(names, colours))


def layer_samples(names: Sequence[str], colours: Sequence[str]) -> list[Node]:
    """The legend of stacked areas: a patch of each side's layer, with its name."""
    legend = []
    for side, (name, colour) in enumerate(zip(names, colours, strict=True)):
        look = classes("swatch", colour, again=colour in colours[:side])
        sample = Node("span", {"class": look, "aria-hidden": "true"})
        legend.append(Node("li", {}, sample, name, key=str(side)))
    return legend


@lru_cache(maxsize=64)
def line_sample(side: int, name: str, colour: str) -> Node:
    """A line of the legend, with a sample of the side's line."""
    look = {"class": f"lead-line {colour}", "stroke-dasharray": DASHES[side % len(DASHES)]}
    stroke = Node("path", {**look, "d": "M0 5H36"})
    sample = Node("svg", {"viewBox": "0 0 36 10", "aria-hidden": "true"}, stroke)
    return Node("li", {}, sample, name, key=str(side))


def figure(label: str, drawing: Node, legend: list[Node]) -> Node:
    """A drawing under its title, over its legend."""
    return Node(
        "figure",
        {"class": "course"},
        Node("figcaption", {}, label),
        drawing,
        Node("ul", {"class": "legend"}, *legend),
        key=label,
    )


def _steps(points: list[tuple[float, float]]) -> str:
    """A path that stays level until the next change."""
    (x, y), *rest = points
    path = [f"M{x:.1f} {y:.1f}"]
    for new_x, new_y in rest:
        path.append(f"H{new_x:.1f}")
        if new_y != y:
            path.append(f"V{new_y:.1f}")
            y = new_y
    return "".join(path)
