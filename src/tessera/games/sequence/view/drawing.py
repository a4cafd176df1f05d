"""The board of Sequence as SVG: printed cards, chips, sequences. Lengths are hundredths of a
square."""

from functools import cache, lru_cache

from tessera.core.grid import squares
from tessera.games.sequence.rules.board import SIZE
from tessera.games.sequence.view.targets import square_target
from tessera.kit.board import SquareBoard, coordinates
from tessera.scene.cards import board_pictures
from tessera.scene.chips import EMBLEMS, OUTLINES
from tessera.scene.node import Node, classes

TILE, BOARD = 100, SquareBoard(SIZE, margin=14)
EXTENT = BOARD.extent
CHIP = "translate(13 13) scale(.88)"
"""Places a chip on its card, over 70 % of its width, so that most of the corner with rank and suit
stays visible."""
OLD = -1
"""A star that has been there before."""
MIDDLE = 57
"""The centre of a chip, measured from the left and top edges of its square."""


@lru_cache(maxsize=4096)
def tile(
    square: int, colour: str | None, *, can: str, last: bool, star: int | None, chosen: bool
) -> Node | None:
    """The chip on a printed square, if any, and its marks; None if there is neither. `colour` is
    the chip's. `can` is the effect of a press, as in `playable_squares`: "put", "take", "line" and
    "claim" glow. `star` is that of a chip in a sequence."""
    glow = _GLOWS.get(can)
    if not (colour or glow or last or chosen):
        return None
    return Node(
        "g",
        {"class": "tile", "transform": BOARD.place(square)},
        glow,
        chip(colour, square, star) if colour else None,
        _MARK if last else None,
        _CHOSEN if chosen else None,
        key=str(square),
    )


@cache
def veil(square: int, colour: str) -> Node:
    """A veil over the card of a square, under a chip of this colour."""
    box = {"x": 3, "y": 3, "width": 94, "height": 94, "rx": 9}
    look = {"class": f"veil {colour}", "transform": BOARD.place(square)}
    return Node("rect", {**box, **look}, key=f"{square} {colour}")


@cache
def chip(colour: str, square: int, star: int | None) -> Node:
    """A chip as it lies on the card of a square. One in a sequence bears a `star`, which in a new
    one comes in its turn."""
    plain = Node("g", {"class": f"chip {colour}"}, *OUTLINES[colour], EMBLEMS[colour])
    look = {"class": classes("chip", colour, "fixed", made=star != OLD)}
    turn = {} if star == OLD else {".style": f"--nth: {star}"}
    starred = Node("g", look | turn, *OUTLINES[colour], _STAR)
    shapes = (plain,) if star is None else (starred,) if star == OLD else (plain, starred)
    place = {"transform": CHIP, "data-thing": square_target(square)}
    return Node("g", place, *shapes, key=f"chip {colour}")


@cache
def flying_chip(colour: str) -> Node:
    """A chip on its way to a square or from it, as large as a square."""
    shape = Node("g", {"class": f"chip {colour}"}, *OUTLINES[colour], EMBLEMS[colour])
    return Node("svg", {"viewBox": f"0 0 {TILE} {TILE}"}, Node("g", {"transform": CHIP}, shape))


@lru_cache(maxsize=1024)
def towards(five: int, last: int | None) -> tuple[int, ...]:
    """The squares of a five in which the `last` chip lies, that one at or near the end; empty for
    another five."""
    way = tuple(squares(five))
    if last not in way:
        return ()
    return way[::-1] if way.index(last) < 2 else way


@cache
def dusk(five: int) -> Node:
    """A shade over all squares but those of a new sequence."""
    there = (BOARD.middle(square, 0) for square in squares(five))
    holes = "".join(f"M{x} {y}h{TILE}v{TILE}h-{TILE}Z" for x, y in there)
    around = f"M0 0H{EXTENT}V{EXTENT}H0Z{holes}"
    return Node(
        "path", {"class": "dusk", "fill-rule": "evenodd", "d": around}, key=f"dusk {five:x}"
    )


@lru_cache(maxsize=1024)
def sequence_line(five: int, colour: str, last: int | None) -> Node:
    """The band under the chips of a sequence, drawn towards the last one of a new sequence."""
    ends = towards(five, last) or squares(five)
    return BOARD.band(f"sequence-line drawn-line {colour}", ends, f"sequence {five:x}", MIDDLE)


_STAR = Node(
    "path",
    {"d": "M50 29 56 43 70 44 59 53 63 67 50 59 37 67 41 53 30 44 44 43Z", "class": "emblem star"},
)
_MARK = Node(
    "path",
    {"d": "M7 22V15Q7 7 15 7H22M78 7H85Q93 7 93 15V22"
          "M93 78V85Q93 93 85 93H78M22 93H15Q7 93 7 85V78",
     "class": "mark"},
    key="mark",
)  # fmt: skip
_GLOW = {"x": 3, "y": 3, "width": 94, "height": 94, "rx": 9}
_GLOWS = {
    can: Node("rect", {**_GLOW, "class": f"glow {can}"}, key=f"glow {can}")
    for can in ("put", "take", "line", "claim")
}
_RING = {"x": 5, "y": 5, "width": 90, "height": 90, "rx": 9}
_CHOSEN = Node(
    "g",
    {"class": "chosen-square"},
    Node("rect", {**_RING, "class": "ring"}),
    Node("rect", {**_RING, "class": "gilt"}),
    Node("circle", {"cx": 84, "cy": 16, "r": 19, "class": "knob"}),
    Node("path", {"d": "M75 17 82 24 94 9", "class": "tick"}),
    key="chosen",
)
COORDINATES = coordinates(SIZE, BOARD.margin, TILE)


@cache
def frame(*, anywhere: bool) -> Node:
    """The frame of the board. Where a card can go anywhere, the whole board glows."""
    look = classes("frame", anywhere=anywhere)
    box = {"x": 3, "y": 3, "width": EXTENT - 6, "height": EXTENT - 6, "rx": 20}
    return Node("rect", {**box, "class": look})


PRINTED_BOARD, LARGE_PRINT = board_pictures(BOARD.margin)
