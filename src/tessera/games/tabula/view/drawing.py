"""The points, niches and pieces of Tabula as SVG: what they look like, wherever they lie."""

from functools import cache, lru_cache

from tessera.games.tabula.rules.engine import CAPTURED, OFF, START
from tessera.games.tabula.view.geometry import ROW, XY, Geometry
from tessera.scene.node import Attributes, Node, classes

COLOURS = ("red", "blue")


@cache
def numeral(place: int, *, roman: bool) -> str:
    """The number of a point, as engraved."""
    if not roman:
        return str(place)
    tens, ones = divmod(place, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


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


LEAST = 39
"""How far apart pieces on a point lie at least: less would hide what is on them."""


def thing_at(colour: str, place: int, number: int) -> str:
    """The `data-thing` name of the n-th piece on a place, counted from 0."""
    return f"{colour} {place} {number}"


@lru_cache(maxsize=1024)
def piece(
    colour: str, at: XY, key: str, thing: str, mark: str = "", look: str = "", size: float = 1
) -> Node:
    """A piece, with a number or an emblem on it."""
    label = Node("text", {"y": 15, "class": "count"}, mark) if mark else EMBLEMS[colour]
    place = f"translate({at[0]:g} {at[1]:g})" + (f" scale({size:g})" if size != 1 else "")
    inner = Node("g", {"class": "stone"}, *BODIES[colour], label)
    attributes = {
        "class": f"piece stone-{colour} {look}".strip(),
        "transform": place,
        "data-thing": thing,
    }
    return Node("g", attributes, inner, key=key)


@cache
def piece_picture(colour: str) -> Node:
    """A piece on its own, for lists of players."""
    box = {"viewBox": "-50 -50 100 100", "class": "chip-picture", "aria-hidden": "true"}
    look = {"class": f"piece stone-{colour}"}
    return Node("svg", box, Node("g", look, *BODIES[colour], EMBLEMS[colour]), key="piece")


@cache
def flying_piece(colour: str) -> Node:
    """A piece in flight, in its own size."""
    look = {"class": f"piece stone-{colour}"}
    stone = Node("g", look, *BODIES[colour], EMBLEMS[colour])
    return Node("svg", {"viewBox": "-44 -44 88 88"}, stone)


def stack_depths(number: int, length: int) -> list[float]:
    """The depths of the centres of pieces stacked on a point. Many overlap evenly, as little as
    possible. Those without room even then lie under the last, which bears their number."""
    room = length - 96
    apart = min(84.0, room / min(max(1, number - 1), room // LEAST))
    return [46 + min(i * apart, room) for i in range(number)]


@cache
def ground(shape: Geometry, place: int, engraved: str) -> Node:
    """An empty point: a leaf of stone let into the board, and its number at the edge."""
    base, vein = ("{:g} {:g}".format(*shape.at(place, 0, d)) for d in (0, shape.length * 0.86))
    # Roman numbers are too wide to stand beside a point, so they are engraved along the edge.
    along = shape.columns == 2 and not engraved.isdecimal()
    return Node(
        "g",
        {"class": classes("leaf", odd=place % 2, even=place % 2 == 0)},
        Node("path", {"d": _leaf(shape, place), "class": "inlay"}),
        Node("path", {"d": f"M{base}L{vein}", "class": "vein"}),
        _words("numeral", shape.at(place, 0, shape.number), engraved, turned=along),
        key="ground",
    )


def _leaf(shape: Geometry, place: int) -> str:
    """The edge of a point, as a path."""

    def at(across: float, depth: float) -> str:
        return "{:g} {:g}".format(*shape.at(place, across, depth))

    half, belly, tip = ROW / 2 - 6, shape.length * 0.62, shape.length
    return (
        f"M{at(-half, 0)}C{at(-half, belly)} {at(-9, belly)} {at(0, tip)}"
        f"C{at(9, belly)} {at(half, belly)} {at(half, 0)}Z"
    )


@cache
def outline(shape: Geometry, place: int) -> Node:
    """The outline of a point or niche, to mark it where it is pressed."""
    if place in (START, OFF):
        edge = Node("rect", {**_hollow(shape, place), "rx": 14})
    else:
        edge = Node("path", {"d": _leaf(shape, place)})
    box = " ".join(shape.pressed(place).values())
    look = {"viewBox": box, "preserveAspectRatio": "none", "class": "outline"}
    return Node("svg", {**look, "aria-hidden": "true"}, edge)


def _hollow(shape: Geometry, place: int) -> dict[str, str]:
    """The rectangle of a niche."""
    breadth = shape.niche.half + 6
    return shape.box((place, -breadth, 0), (place, breadth, shape.niche.deep))


def _words(look: str, at: XY, words: str, *, key: str | None = None, turned: bool = False) -> Node:
    """A word or number centred at a point."""
    x, y = at
    turn = f"rotate(-90 {x:g} {y:g})" if turned else None
    where: Attributes = {"x": f"{x:g}", "y": f"{y + 12:g}", "transform": turn}
    counts = "1.25" if look == "tally" else None
    return Node("text", {**where, "class": look, "data-counts": counts}, words, key=key)


@lru_cache(maxsize=2048)
def point(
    shape: Geometry,
    place: int,
    colour: str,
    number: int,
    engraved: str,
    risk: str = "",
    **flags: object,
) -> Node:
    """A point with so many pieces of the colour. Flags: `source`, `target`, `chosen`, `last`."""
    depths = stack_depths(number, shape.length)
    highest = depths[-1] if depths else 46
    stones = []
    for i, depth in enumerate(depths):
        mark = str(number) if i == number - 1 and number > 3 else ""
        where, thing = shape.at(place, 0, depth), thing_at(colour, place, i)
        stones.append(piece(colour, where, f"{i}", thing, mark))
    landing = min(highest + 84, shape.length - 30) if depths else 46
    ring = flags.get("source") or flags.get("chosen")
    return Node(
        "g",
        {"class": classes("place", **flags)},
        ground(shape, place, engraved),
        *stones,
        _circle("ring", 47, shape.at(place, 0, highest)) if ring else None,
        _circle("landing", 24, shape.at(place, 0, landing)) if flags.get("target") else None,
        _mark(shape, place) if flags.get("last") else None,
        _words("risk", shape.at(place, 0, 126), risk, key="risk") if risk else None,
        key=f"place {place}",
    )


def _circle(look: str, radius: int, at: XY) -> Node:
    return Node(
        "circle", {"cx": f"{at[0]:g}", "cy": f"{at[1]:g}", "r": radius, "class": look}, key=look
    )


def _mark(shape: Geometry, place: int) -> Node:
    """The line beside a point's number."""
    ends = (shape.at(place, across, shape.mark) for across in (-20, 20))
    path = "L".join(f"{x:g} {y:g}" for x, y in ends)
    return Node("path", {"d": f"M{path}", "class": "mark"}, key="mark")


@lru_cache(maxsize=512)
def niche(
    shape: Geometry, place: int, colours: tuple[str, ...], numbers: tuple[int, ...], **flags: object
) -> Node:
    """The niche of pieces not yet entered, or of those borne off, seen from the side: a row for
    each player."""
    own, lying = shape.niche, []
    for row, (colour, number) in enumerate(zip(colours, numbers, strict=True)):
        side = (row - 1) * own.half + 4
        for i in range(number):
            lying.append(_slab(shape, place, colour, side, i))
        at = shape.at(place, (row - 0.5) * own.half, own.tally)
        lying.append(_words("tally", at, str(number) if number else "", key=f"{colour} tally"))
    icon = "M-20 0 0-19 20 0M-14-4V18H14V-4" if place == OFF else "M-22 0H14M2-14 16 0 2 14"
    x, y = shape.at(place, 0, shape.sign)
    turn = f" rotate({own.entry})" if own.entry and place != OFF else ""
    return Node(
        "g",
        {"class": classes("place", "niche", **flags)},
        Node("rect", {**_hollow(shape, place), "rx": 14, "class": "hollow"}),
        Node("path", {"d": icon, "transform": f"translate({x:g} {y:g}){turn}", "class": "sign"}),
        *lying,
        key=f"place {place}",
    )


@lru_cache(maxsize=512)
def _slab(shape: Geometry, place: int, colour: str, side: float, number: int) -> Node:
    """A piece seen from the side, in a row that lies `side` away from the middle."""
    own, depth = shape.niche, 14 + number * shape.niche.pitch
    ends = (place, side, depth), (place, side + own.half - 8, depth + own.pitch * 0.87)
    look: Attributes = {
        **shape.box(*ends),
        "rx": 12 if colour == "red" else 3,
        "class": f"slab stone-{colour}",
        "data-thing": thing_at(colour, place, number),
    }
    return Node("rect", look, key=f"{colour} {number}")


def taken(shape: Geometry, colours: tuple[str, ...], numbers: tuple[int, ...]) -> list[Node]:
    """The captured pieces of both players, in rows that grow towards each other; where there is no
    room for rows, one piece of each with its number beside it."""
    stones: list[Node] = []
    for row, (colour, number) in enumerate(zip(colours, numbers, strict=True)):
        x, y = shape.captured[row]
        key = f"taken {colour}"
        if shape.run is None:
            if number:
                thing = thing_at(colour, CAPTURED, 0)
                stones.append(piece(colour, (x, y), f"{key} 0", thing, "", "taken", 0.5))
                stones.append(_words("tally", (x + 52, y), str(number), key=f"{key} tally"))
            continue
        apart = min(50.0, shape.run / max(1, number - 1)) * (1 - 2 * row)
        for i in range(number):
            mark = str(number) if i == number - 1 and number > 1 else ""
            where, thing = (x + i * apart, y), thing_at(colour, CAPTURED, i)
            stones.append(piece(colour, where, f"{key} {i}", thing, mark, "taken"))
    return stones
