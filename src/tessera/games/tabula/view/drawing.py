"""The board and pieces of Tabula as SVG: where things lie, and what they look like.

The way leads along the lower row from left to right, and back along the upper one. A piece enters
from the niche at the lower left and goes home into the one at the upper left. *Depth* counts from
the base of a point at the edge of the board towards the middle.
"""

from functools import cache

from tessera.games.tabula.rules.engine import CAPTURED, OFF
from tessera.scene.node import Attributes, Node, classes

WIDTH, HEIGHT = 1420, 1262
EDGE, LENGTH = 100, 436
"""How far from the upper and lower border points begin, and how long they are."""
LEFT, COLUMN, NICHE = 200, 97, 66
"""Where the first column of points begins, how wide one is, and half the width of a niche."""
COLOURS = ("red", "blue")
TOP = tuple(range(24, 12, -1))
BOTTOM = tuple(range(1, 13))


@cache
def numeral(place: int, *, roman: bool) -> str:
    """The number of a point, as engraved."""
    if not roman:
        return str(place)
    tens, ones = divmod(place, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def is_upper(place: int) -> bool:
    """Whether the place lies in the upper row, where depth grows downwards."""
    return place > BOTTOM[-1]


def middle(place: int) -> int:
    """The middle of a point's column, from the left."""
    column = TOP.index(place) if is_upper(place) else place - 1
    return LEFT + column * COLUMN + COLUMN // 2


def down(place: int, depth: float) -> int:
    """How far down a depth of a place lies."""
    return EDGE + round(depth) if is_upper(place) else HEIGHT - EDGE - round(depth)


BODIES = {
    "red": (
        Node("circle", {"r": 43, "class": "piece-body"}),
        Node("circle", {"r": 33, "class": "piece-rim"}),
        Node("circle", {"r": 25, "class": "piece-rim thin"}),
    ),
    "blue": (
        Node("path", {"d": "M-17 -42H17L42 -17V17L17 42H-17L-42 17V-17Z", "class": "piece-body"}),
        Node("path", {"d": "M-13 -32H13L32 -13V13L13 32H-13L-32 13V-13Z", "class": "piece-rim"}),
        Node("path", {"d": "M0 -21 21 0 0 21 -21 0Z", "class": "piece-rim thin"}),
    ),
}
"""A round stone and one with eight corners, about their middle; the outline tells them apart."""
EMBLEMS = {
    "red": Node("circle", {"r": 11, "class": "piece-emblem"}),
    "blue": Node("path", {"d": "M0 -13 13 0 0 13 -13 0Z", "class": "piece-emblem"}),
}


def thing_at(colour: str, place: int, number: int) -> str:
    """What the piece of this number on a place is called; they are counted from 0."""
    return f"{colour} {place} {number}"


def piece(
    colour: str, x: float, y: float, key: str, thing: str, mark: str = "", look: str = ""
) -> Node:
    """A piece, with a number or an emblem on it."""
    label = Node("text", {"y": 15, "class": "count"}, mark) if mark else EMBLEMS[colour]
    place = f"translate({x:g} {y:g})"
    inner = Node("g", {"class": "stone"}, *BODIES[colour], label)
    attributes = {
        "class": f"piece stone-{colour} {look}".strip(),
        "transform": place,
        "data-thing": thing,
    }
    return Node("g", attributes, inner, key=key)


def piece_picture(colour: str) -> Node:
    """A piece on its own, for lists of players."""
    box = {"viewBox": "-50 -50 100 100", "class": "chip-picture", "aria-hidden": "true"}
    look = {"class": f"piece stone-{colour}"}
    return Node("svg", box, Node("g", look, *BODIES[colour], EMBLEMS[colour]), key="piece")


@cache
def flying_piece(colour: str) -> Node:
    """A piece in the air, as large as it is."""
    look = {"class": f"piece stone-{colour}"}
    stone = Node("g", look, *BODIES[colour], EMBLEMS[colour])
    return Node("svg", {"viewBox": "-44 -44 88 88"}, stone)


def stack_depths(number: int) -> list[float]:
    """The depths of the middles of stacked pieces; many overlap."""
    apart = min(84.0, (LENGTH - 96) / max(1, number - 1))
    return [46 + i * apart for i in range(number)]


@cache
def ground(place: int, engraved: str) -> Node:
    """An empty point: a leaf of stone let into the board, and its number at the edge."""
    x, base, tip = middle(place), down(place, 0), down(place, LENGTH)
    half, belly = COLUMN / 2 - 6, down(place, LENGTH * 0.62)
    leaf = (
        f"M{x - half:g} {base:g}C{x - half:g} {belly:g} {x - 9:g} {belly:g} {x} {tip:g}"
        f"C{x + 9:g} {belly:g} {x + half:g} {belly:g} {x + half:g} {base:g}Z"
    )
    stem = down(place, LENGTH * 0.86)
    return Node(
        "g",
        {"class": classes("leaf", odd=place % 2, even=place % 2 == 0)},
        Node("path", {"d": leaf, "class": "inlay"}),
        Node("path", {"d": f"M{x} {base:g}V{stem:g}", "class": "vein"}),
        Node("text", {"x": x, "y": down(place, -28) + 12, "class": "numeral"}, engraved),
        key="ground",
    )


def point(
    place: int, colour: str, number: int, engraved: str, risk: str = "", **flags: object
) -> Node:
    """A point with so many pieces of the colour. Flags: `source`, `target`, `chosen`, `last`."""
    x, depths = middle(place), stack_depths(number)
    stones = []
    for i, depth in enumerate(depths):
        mark = str(number) if i == number - 1 and number > 3 else ""
        thing = thing_at(colour, place, i)
        stones.append(piece(colour, x, down(place, depth), f"{i}", thing, mark))
    y = down(place, depths[-1] if depths else 46)
    landing = down(place, min(depths[-1] + 84, LENGTH - 30) if depths else 46)
    ring = flags.get("source") or flags.get("chosen")
    return Node(
        "g",
        {"class": classes("place", **flags)},
        ground(place, engraved),
        *stones,
        Node("circle", {"cx": x, "cy": f"{y:g}", "r": 47, "class": "ring"}, key="ring")
        if ring
        else None,
        Node("circle", {"cx": x, "cy": f"{landing:g}", "r": 24, "class": "landing"}, key="landing")
        if flags.get("target")
        else None,
        Node("path", {"d": f"M{x - 20} {down(place, -53)}h40", "class": "mark"}, key="mark")
        if flags.get("last")
        else None,
        Node("text", {"x": x, "y": f"{down(place, 126) + 12:g}", "class": "risk"}, risk, key="risk")
        if risk
        else None,
        key=f"place {place}",
    )


def niche(place: int, colours: tuple[str, ...], numbers: tuple[int, ...], **flags: object) -> Node:
    """The place of pieces not yet entered, or borne off: seen from the side, a column a player."""
    slabs: list[Node] = []
    for column, (colour, number) in enumerate(zip(colours, numbers, strict=True)):
        x = 56 + column * NICHE
        round_ends = 12 if colour == "red" else 3
        for i in range(number):
            y = down(place, 14 + i * 27.5) - (0 if is_upper(place) else 24)
            box: Attributes = {
                "x": x,
                "y": f"{y:g}",
                "width": NICHE - 8,
                "height": 24,
                "rx": round_ends,
            }
            thing = thing_at(colour, place, i)
            look: Attributes = {**box, "class": f"slab stone-{colour}", "data-thing": thing}
            slabs.append(Node("rect", look, key=f"{colour} {i}"))
        y = down(place, LENGTH + 42) + 12
        words: Attributes = {"x": x + NICHE // 2 - 4, "y": y, "class": "tally"}
        slabs.append(Node("text", words, str(number) if number else "", key=f"{colour} tally"))
    top = EDGE if is_upper(place) else HEIGHT - EDGE - LENGTH
    frame: Attributes = {"x": 46, "y": top, "width": 2 * NICHE + 12, "height": LENGTH, "rx": 14}
    icon = "M-20 0 0-19 20 0M-14-4V18H14V-4" if place == OFF else "M-22 0H14M2-14 16 0 2 14"
    y = down(place, -28)
    return Node(
        "g",
        {"class": classes("place", "niche", **flags)},
        Node("rect", {**frame, "class": "hollow"}),
        Node("path", {"d": icon, "transform": f"translate(118 {y})", "class": "sign"}),
        *slabs,
        key=f"place {place}",
    )


def taken(colours: tuple[str, ...], numbers: tuple[int, ...]) -> list[Node]:
    """The captured pieces, in the middle of the board: the first player's left, the other's
    right."""
    stones = []
    for column, (colour, number) in enumerate(zip(colours, numbers, strict=True)):
        apart = min(50.0, 150 / max(1, number - 1))
        for i in range(number):
            x = 300 + i * apart if column == 0 else 1250 - i * apart
            mark = str(number) if i == number - 1 and number > 1 else ""
            key = f"taken {colour} {i}"
            thing = thing_at(colour, CAPTURED, i)
            stones.append(piece(colour, x, HEIGHT / 2, key, thing, mark, "taken"))
    return stones


def _meander() -> Node:
    """The pattern of the frame: a Greek key."""
    key = Node("path", {"d": "M0 25H25V5H7V18H16V12", "class": "key"})
    size: Attributes = {
        "id": "meander",
        "width": 30,
        "height": 30,
        "patternUnits": "userSpaceOnUse",
    }
    return Node("defs", {}, Node("pattern", size, key))


_FRAME: Attributes = {"x": 17, "y": 17, "width": WIDTH - 34, "height": HEIGHT - 34, "rx": 14}
_HOME: Attributes = {
    "x": LEFT,
    "y": EDGE,
    "width": 6 * COLUMN,
    "height": LENGTH,
    "rx": 8,
    "class": "home",
}
_LOW, _HIGH = HEIGHT / 2 + 66, HEIGHT / 2 - 66
BOARD = (
    _meander(),
    Node("rect", {"width": WIDTH, "height": HEIGHT, "rx": 26, "class": "frame"}),
    Node("rect", {**_FRAME, "class": "meander"}),
    Node("rect", {"x": 34, "y": 34, "width": WIDTH - 68, "height": HEIGHT - 68, "rx": 10,
                  "class": "slate"}),
    Node("rect", _HOME),
    Node("path", {"d": f"M{LEFT + 12} {_LOW}H1296A66 66 0 0 0 1296 {_HIGH}H{LEFT + 26}",
                  "class": "way"}),
    Node("path", {"d": f"M{LEFT + 34} {_HIGH - 16}L{LEFT + 8} {_HIGH}L{LEFT + 34} {_HIGH + 16}",
                  "class": "arrow"}),
    Node("text", {"x": 775, "y": f"{HEIGHT / 2 + 15:g}", "class": "motto"}, "LVDERE · RIDERE"),
)  # fmt: skip
"""What never changes. The motto is from a Roman board: to play, to laugh."""
