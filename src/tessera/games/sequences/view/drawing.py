"""The curve of the scores over the rounds, as SVG."""

from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.scene.node import Attributes, Node, classes

WIDTH, HEIGHT = 600, 330
LEFT, RIGHT, TOP, BOTTOM = 34, 12, 12, 24
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
    """A line for each player, from round to round, and the target across."""
    rounds = max(FEW, *(len(turns) for turns in state.sheet))
    highest = max(TARGET + 10, *(max(running(turns)) for turns in state.sheet))
    across = (WIDTH - LEFT - RIGHT) / rounds
    up = (HEIGHT - TOP - BOTTOM) / highest

    def point(number: int, total: int) -> str:
        return f"{LEFT + number * across:.1f} {HEIGHT - BOTTOM - total * up:.1f}"

    lines = []
    for seat, turns in enumerate(state.sheet):
        path = "M" + "L".join(point(n, total) for n, total in enumerate(running(turns)))
        now = seat == state.seat
        look = classes("score-line", colours[seat], again=seat >= len(COLOURS), now=now)
        lines.append(Node("path", {"d": path, "class": look}, key=f"line {seat}"))
    last = running(state.sheet[state.seat])
    x, y = point(len(last) - 1, last[-1]).split()
    dot: Attributes = {"cx": x, "cy": y, "r": 6, "class": f"score-dot {colours[state.seat]}"}
    return Node(
        "svg",
        {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "class": "curve", "role": "img", "aria-label": label},
        *[_level(points, point(0, points)) for points in range(0, TARGET, 25)],
        _level(TARGET, point(0, TARGET)),
        *lines,
        Node("circle", dot, key="dot"),
        key="curve",
    )


def _level(points: int, start: str) -> Node:
    """A level line with its number."""
    y = start.split()[1]
    look = classes("level", target=points == TARGET)
    return Node(
        "g",
        {"class": look},
        Node("path", {"d": f"M{start}H{WIDTH - RIGHT}"}),
        Node("text", {"x": LEFT - 6, "y": y, "dy": 4}, str(points)),
        key=f"level {points}",
    )
