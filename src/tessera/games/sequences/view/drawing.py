"""The curve of the scores over the rounds, as SVG."""

from functools import cache, lru_cache

from tessera.games.sequences.rules.state import TARGET, WIPED, State
from tessera.kit.board import DRAWING
from tessera.scene.node import Attributes, Node, classes

WIDTH, HEIGHT = 600, 330
FEW = 10
"""Rounds that have room from the beginning."""
MARKS = {
    "green": ("M50 39a11 11 0 1 0 .1 0Z", ""),
    "blue": ("M50 33v34M33 50h34", "12 5"),
    "red": ("M50 34 66 63H34Z", "2 5"),
    "gold": ("M38 38h24v24H38Z", "14 5 2 5"),
    "violet": ("M38 38 62 62M62 38 38 62", "6 4"),
    "teal": ("M32 50h36", "14 4 2 4 2 4"),
    "orange": ("M50 32v36", "5 10"),
    "brown": ("M50 33 67 50 50 67 33 50Z", "22 8"),
}
"""What is on the disc of each colour, and the dashes of its line, which tell them apart without
colour."""
COLOURS = tuple(MARKS)
"""One for each player; from the ninth on they come again, with thinner lines."""


@cache
def badge(colour: str) -> Node:
    """A disc in a player's colour, with a mark of its own."""
    box = {"viewBox": "0 0 100 100", "class": f"chip-picture {colour}", "aria-hidden": "true"}
    disc = Node("circle", {"cx": 50, "cy": 50, "r": 38, "class": "disc"})
    return Node("svg", box, disc, Node("path", {"d": MARKS[colour][0], "class": "disc-mark"}))


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
    rounds = max(FEW, *map(len, state.sheet))
    begun = state.begun
    highest = max(TARGET + 10, *map(max, map(running, state.sheet, begun)))
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
    look = classes("score-line", colour, again=seat >= len(COLOURS), now=now)
    line = {
        "d": _way(turns, begun, rounds, highest),
        "class": look,
        "stroke-dasharray": MARKS[colour][1] or None,
    }
    return Node("path", line, key=f"line {seat}")


@lru_cache(maxsize=256)
def _way(turns: tuple[int, ...], begun: int, rounds: int, highest: int) -> str:
    """The path of a line, which is the same whoever is on turn."""
    points = [_point(n, total, rounds, highest) for n, total in enumerate(running(turns, begun))]
    return f"M{'L'.join(points)}"


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
