"""The curve of the scores over the rounds, as SVG."""

from functools import cache, lru_cache

from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.kit.board import DRAWING
from tessera.scene.node import Attributes, Node, classes

WIDTH, HEIGHT = 600, 330
FEW = 10
"""Rounds that have room from the beginning."""
COLOURS = ("green", "blue", "red", "gold", "violet", "teal", "orange", "brown")
"""One for each player; from the ninth on they come again, with dashed lines."""


@cache
def badge(colour: str) -> Node:
    """A disc in a player's colour."""
    box = {"viewBox": "0 0 100 100", "class": f"chip-picture {colour}", "aria-hidden": "true"}
    return Node("svg", box, Node("circle", {"cx": 50, "cy": 50, "r": 30, "class": "disc"}))


@lru_cache(maxsize=256)
def running(turns: tuple[int, ...], begun: int) -> tuple[int, ...]:
    """The total after each turn, and before the first one what was given to begin with."""
    totals = [begun]
    for gained in turns:
        totals.append(0 if gained == WIPED else totals[-1] + gained)
    return tuple(totals)


def curve(state: State, colours: list[str], label: str) -> Node:
    """A line for each player from round to round, and one across for the target. The drawing is
    stretched to the room there is; numbers and line widths keep their shape."""
    rounds = max(FEW, *(len(turns) for turns in state.sheet))
    begun = state.begun
    highest = max(
        TARGET + 10, *(max(running(*one)) for one in zip(state.sheet, begun, strict=True))
    )
    lines = [
        _line(seat, turns, begun[seat], colours[seat], rounds, highest, now=seat == state.seat)
        for seat, turns in enumerate(state.sheet)
    ]
    last = running(state.sheet[state.seat], begun[state.seat])
    # A line without length has round ends: a dot that no stretching makes an ellipse.
    end = f"M{_point(len(last) - 1, last[-1], rounds, highest)}h0"
    dot: Attributes = {"d": end, "class": f"score-dot {colours[state.seat]}"}
    levels = range(0, TARGET + 1, 25)
    drawing = Node(
        "svg",
        {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "none", "class": DRAWING},
        *[_level(points, highest) for points in levels],
        *lines,
        Node("path", dot, key="dot"),
    )
    named = {"class": "curve", "role": "img", "aria-label": label}
    numbers = [_number(points, highest) for points in levels]
    return Node("div", named, drawing, *numbers, key="curve")


def _point(number: int, total: int, rounds: int, highest: int) -> str:
    """The position "x y" in the drawing of a total after so many turns. `rounds` fill the width,
    and `highest` points the height."""
    return f"{WIDTH * number / rounds:.1f} {HEIGHT - HEIGHT * total / highest:.1f}"


@lru_cache(maxsize=256)
def _line(
    seat: int,
    turns: tuple[int, ...],
    begun: int,
    colour: str,
    rounds: int,
    highest: int,
    *,
    now: bool,
) -> Node:
    """The line of a player. Cached, because most throws leave it as it is."""
    points = (_point(n, total, rounds, highest) for n, total in enumerate(running(turns, begun)))
    look = classes("score-line", colour, again=seat >= len(COLOURS), now=now)
    return Node("path", {"d": f"M{'L'.join(points)}", "class": look}, key=f"line {seat}")


@lru_cache(maxsize=64)
def _level(points: int, highest: int) -> Node:
    """A level line."""
    start = _point(0, points, FEW, highest)
    look = {"class": classes("level", target=points == TARGET), "d": f"M{start}H{WIDTH}"}
    return Node("path", look, key=f"level {points}")


@lru_cache(maxsize=64)
def _number(points: int, highest: int) -> Node:
    """The figure beside a level line."""
    look = {
        "class": classes("points-at", target=points == TARGET),
        ".style": f"--at: {100 * points / highest:.2f}%",
    }
    return Node("span", look, str(points), key=f"points {points}")
