"""The board and chips of Sequence Dice as SVG. Lengths are in units of a hundredth of a square."""

from functools import cache, lru_cache

from tessera.core.grid import squares
from tessera.games.sequence_dice.rules.board import NUMBERS, SIZE
from tessera.games.sequence_dice.view.targets import target_of
from tessera.kit.board import SquareBoard, coordinates
from tessera.scene.chips import OUTLINES
from tessera.scene.dice import pips
from tessera.scene.node import Node, classes

TILE, BOARD = 100, SquareBoard(SIZE, margin=22)
EXTENT = BOARD.extent


def facing(square: int) -> int:
    """The rotation, in degrees clockwise, that turns a number to face its nearest edge, as on the
    printed board. On the diagonals it faces the edge that comes next clockwise, so that the whole
    board looks the same after a quarter turn."""
    row, column = divmod(square, SIZE)
    top, right, bottom, left = row, SIZE - 1 - column, SIZE - 1 - row, column
    nearest = min(top, right, bottom, left)
    for distance, after, degrees in (
        (top, right, 180),
        (right, bottom, 270),
        (bottom, left, 0),
        (left, top, 90),
    ):
        if distance == nearest and after != nearest:
            return degrees
    raise ValueError(square)


def _turned(square: int, *, upright: bool) -> int:
    return 0 if upright else facing(square)


@cache
def _face(square: int, *, upright: bool) -> Node:
    """The print of a square: a number, or two dice on a 2 or a 12."""
    number = NUMBERS[square]
    turn = f"rotate({_turned(square, upright=upright)} 50 50)"
    if number in (2, 12):
        dice = _two_dice(number // 2)
        return Node("g", {"class": "two-dice", "transform": turn}, *dice, key="face")
    mark = Node("path", {"d": "M38 82h24", "class": "underline"}) if number in (6, 9) else None
    digit = Node("text", {"x": 50, "y": 72, "class": "number"}, str(number))
    return Node("g", {"transform": turn}, digit, mark, key="face")


def _two_dice(face: int) -> tuple[Node, ...]:
    return tuple(
        Node(
            "g",
            {"transform": f"translate({x} {y}) rotate({tilt} 20 20) scale(.4)"},
            Node("rect", {"width": 100, "height": 100, "rx": 18, "class": "printed-die"}),
            *pips(face),
        )
        for x, y, tilt in ((10, 17, -9), (50, 42, 8))
    )


CENTRES = {"green": 50, "blue": 50, "red": 60}
"""How far down the middle of each outline lies."""


@cache
def chip(colour: str, square: int, *, upright: bool = False) -> Node:
    """A chip on a square, bearing the number that it covers, turned like the printed one: the
    number matters when chips are replaced."""
    turn = f"rotate({_turned(square, upright=upright)} 50 {CENTRES[colour]})"
    number = NUMBERS[square]
    digits = Node("text", {"x": 50, "y": CENTRES[colour] + 13, "class": "under"}, str(number))
    below = Node("path", {"d": f"M42 {CENTRES[colour] + 19}h16", "class": "underline"})
    turned = Node("g", {"transform": turn}, digits, below if number in (6, 9) else None)
    look = {"class": f"chip {colour}", "data-thing": target_of(square)}
    return Node("g", look, *OUTLINES[colour], turned, key=f"chip {colour}")


@cache
def flying_chip(colour: str, square: int, *, upright: bool = False) -> Node:
    """A chip on its way to a square or from it, as large as a square."""
    return Node("svg", {"viewBox": f"0 0 {TILE} {TILE}"}, chip(colour, square, upright=upright))


@cache
def winning_line(line: int) -> Node:
    """The band under the chips that have won, from the first to the last."""
    return BOARD.band("winning-line drawn-line", squares(line), f"line {line:x}")


def winner(square: int, colour: str, *, upright: bool = False) -> Node:
    """A chip of the winning line, drawn over the band, which would cross out its number."""
    look = {"class": "winning-chip", "transform": BOARD.place(square)}
    return Node("g", look, chip(colour, square, upright=upright), key=f"winner {square}")


@lru_cache(maxsize=1024)
def tile(
    square: int, colour: str | None, *, can: bool, last: bool, won: bool, upright: bool = False
) -> Node:
    """A square with the chip of this colour on it, if any and if it hasn't won. Its number faces
    the nearest edge, unless all are `upright`."""
    look = classes("tile", f"number-{NUMBERS[square]}", can=can, last=last, won=won)
    return Node(
        "g",
        {"class": look, "transform": BOARD.place(square)},
        _GROUND,
        _GLOW if can else None,
        _face(square, upright=upright) if not colour or NUMBERS[square] in (2, 12) else None,
        chip(colour, square, upright=upright) if colour and not won else None,
        _MARK if last else None,
        key=str(square),
    )


_GROUND = Node("rect", {"x": 3, "y": 3, "width": 94, "height": 94, "rx": 10, "class": "ground"})
_GLOW = Node(
    "rect", {"x": 5, "y": 5, "width": 90, "height": 90, "rx": 9, "class": "glow"}, key="glow"
)
_MARK = Node(
    "path",
    {"d": "M8 26V16Q8 8 16 8H26M74 8H84Q92 8 92 16V26"
          "M92 74V84Q92 92 84 92H74M26 92H16Q8 92 8 84V74",
     "class": "mark"},
    key="mark",
)  # fmt: skip
FRAME = Node(
    "rect", {"x": 4, "y": 4, "width": EXTENT - 8, "height": EXTENT - 8, "rx": 26, "class": "frame"}
)
COORDINATES = coordinates(SIZE, BOARD.margin, TILE)
