"""The twenty squares as SVG, 100 x 100 each: shell, lapis and red limestone set in dark wood. The
patterns are ours, after the kinds that the board from the royal cemetery has."""

from __future__ import annotations

from functools import cache

from tessera.scene.node import Attributes, Node

PLAN = ("Reod..Rl", "ozeRleoz", "Reod..Rl")
"""The pattern of each square: rosette, eyes, dots, diamonds, lattice, zigzag."""


def _path(look: str, d: str, turn: str | None = None) -> Node:
    return Node("path", {"class": look, "d": d, "transform": turn})


def _dot(look: str, x: float, y: float, r: float) -> Node:
    return Node("circle", {"class": look, "cx": f"{x:g}", "cy": f"{y:g}", "r": f"{r:g}"})


PETAL = "M50 50C39 37 40 19 50 10C60 19 61 37 50 50Z"
LEAF = "M50 36C46 29 46 21 50 15C54 21 54 29 50 36Z"


def rosette() -> tuple[Node, ...]:
    """Eight petals, by turns of shell and red stone, on lapis."""
    petals = [
        _path("shell" if n % 2 else "limestone", PETAL, f"rotate({45 * n} 50 50)") for n in range(8)
    ]
    leaves = [
        _path("limestone" if n % 2 else "shell", LEAF, f"rotate({45 * n} 50 50)") for n in range(8)
    ]
    return (
        _dot("lapis-deep", 50, 50, 43.5),
        *petals,
        *leaves,
        _dot("shell", 50, 50, 9),
        _dot("lapis", 50, 50, 5),
    )


def eyes() -> tuple[Node, ...]:
    """Four eyes, each a lens of lapis with a pupil of shell, and a red one between."""
    shapes = []
    for x in (29, 71):
        for y in (29, 71):
            lens = f"M{x - 17} {y}Q{x} {y - 19} {x + 17} {y}Q{x} {y + 19} {x - 17} {y}Z"
            shapes += [_path("lapis", lens), _dot("shell", x, y, 6), _dot("lapis-deep", x, y, 3)]
    return (*shapes, _path("limestone", "M50 41L59 50L50 59L41 50Z"))


def dots() -> tuple[Node, ...]:
    """Five dots of lapis in rings."""
    shapes = []
    for x, y in ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)):
        shapes += [_dot("lapis", x, y, 12), _dot("shell", x, y, 8.4), _dot("limestone", x, y, 5)]
    return tuple(shapes)


def diamonds() -> tuple[Node, ...]:
    """Diamonds within each other."""
    sizes = ((38, "lapis"), (29, "shell"), (21, "limestone"), (11, "shell"), (5, "lapis"))
    return tuple(
        _path(look, f"M50 {50 - r}L{50 + r} 50L50 {50 + r}L{50 - r} 50Z") for r, look in sizes
    )


def lattice() -> tuple[Node, ...]:
    """A field of small lozenges."""
    shapes, r = [], 9
    for row in range(4):
        for column in range(4):
            x, y = 21.5 + 19 * column, 21.5 + 19 * row
            look = "lapis" if (row + column) % 2 else "limestone"
            d = f"M{x} {y - r}L{x + r} {y}L{x} {y + r}L{x - r} {y}Z"
            shapes.append(_path(look, d))
    return tuple(shapes)


def zigzag() -> tuple[Node, ...]:
    """Teeth of lapis and red stone that look at each other."""
    shapes = []
    for n in range(4):
        x = 14 + 18 * n
        shapes.append(_path("lapis", f"M{x} 14H{x + 18}L{x + 9} 31Z"))
        shapes.append(_path("lapis", f"M{x} 86H{x + 18}L{x + 9} 69Z"))
        shapes.append(_path("limestone", f"M{x} 50L{x + 9} 36L{x + 18} 50L{x + 9} 64Z"))
    return tuple(shapes)


PATTERNS = {"R": rosette, "e": eyes, "o": dots, "d": diamonds, "l": lattice, "z": zigzag}


@cache
def tile(row: int, column: int) -> Node:
    """A square with its pattern."""
    kind = PLAN[row][column]
    look = "inlaid lapis" if kind == "R" else "inlaid shell"
    ground: Attributes = {"class": look, "x": 3, "y": 3, "width": 94, "height": 94, "rx": 5}
    inner: Attributes = {"class": "hairline", "x": 8, "y": 8, "width": 84, "height": 84, "rx": 3}
    return Node("g", {}, Node("rect", ground), Node("rect", inner), *PATTERNS[kind]())
