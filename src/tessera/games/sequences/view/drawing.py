"""The curve of the scores over the rounds, as SVG."""

from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.kit.board import DRAWING
from tessera.scene.node import Attributes, Node, classes

WIDTH, HEIGHT = 600, 330
FEW = 10
"""Rounds that have room from the beginning."""
COLOURS = ("green", "blue", "red", "gold", "violet", "teal", "orange", "brown")
"""One for each player; from the ninth on they come again, with dashed lines."""


def badge(colour: str) -> Node:
    """A disc in a player's colour."""
    box = {"viewBox": "0 0 100 100", "class": f"chip-picture {colour}", "aria-hidden": "true"}
    return Node("svg", box, Node("circle", {"cx": 50, "cy": 50, "r": 30, "class": "disc"}))


def running(turns: tuple[int, ...]) -> list[int]:
    """The total after each turn, beginning with zero."""
    totals = [0]
    for gained in turns:
        totals.append(0 if gained == WIPED else totals[-1] + gained)
    return totals


def curve(state: State, colours: list[str], label: str) -> Node:
    """A line for each player, from round to round, and the target across. As wide and high as
    there is room: only the numbers and the width of lines keep their shape."""
    rounds = max(FEW, *(len(turns) for turns in state.sheet))
    highest = max(TARGET + 10, *(max(running(turns)) for turns in state.sheet))
    across, up = WIDTH / rounds, HEIGHT / highest

    def point(number: int, total: int) -> str:
        return f"{number * across:.1f} {HEIGHT - total * up:.1f}"

    lines = []
    for seat, turns in enumerate(state.sheet):
        path = "M" + "L".join(point(n, total) for n, total in enumerate(running(turns)))
        now = seat == state.seat
        look = classes("score-line", colours[seat], again=seat >= len(COLOURS), now=now)
        lines.append(Node("path", {"d": path, "class": look}, key=f"line {seat}"))
    last = running(state.sheet[state.seat])
    # A line without length has round ends: a dot that no stretching makes an ellipse.
    end = f"M{point(len(last) - 1, last[-1])}h0"
    dot: Attributes = {"d": end, "class": f"score-dot {colours[state.seat]}"}
    levels = range(0, TARGET + 1, 25)
    drawing = Node(
        "svg",
        {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "none", "class": DRAWING},
        *[_level(points, point(0, points)) for points in levels],
        *lines,
        Node("path", dot, key="dot"),
    )
    numbers = [
        Node(
            "span",
            {
                "class": classes("points-at", target=points == TARGET),
                ".style": f"--at: {100 * points / highest:.2f}%",
            },
            str(points),
            key=f"points {points}",
        )
        for points in levels
    ]
    named = {"class": "curve", "role": "img", "aria-label": label}
    return Node("div", named, drawing, *numbers, key="curve")


def _level(points: int, start: str) -> Node:
    """A level line."""
    look = {"class": classes("level", target=points == TARGET), "d": f"M{start}H{WIDTH}"}
    return Node("path", look, key=f"level {points}")
