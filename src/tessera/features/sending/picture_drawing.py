"""A picture to send to others, as one SVG drawing with its words. It has a band of tesserae, a
headline, the board as it lies, and the names in as large letters as have room. It is of a game at
its end, a move of a replay, or an evening."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tessera.scene.node import Attributes, Node, classes

LETTER = 0.52
"""The width of an average letter, measured by its height."""
TITLES = (120, 102, 84, 72, 64, 56, 48, 42, 36, 31, 27)
SMALL = 28
TITLE_LINE, NAME_LINE = 1.14, 1.6
"""The height of a line, measured by that of its letters."""
GAP = 28
BETWEEN = 56
"""From one column of names to the next."""


class Area(NamedTuple):
    """Left, top, width and height."""

    x: float
    y: float
    wide: float
    high: float


class Named(NamedTuple):
    """A player: a badge, the name, and words at the end of the line."""

    badge: Node | None
    name: str
    words: str = ""
    won: bool = False


class Lettering(NamedTuple):
    """The names in columns, and the size of their letters."""

    columns: int
    size: float
    high: float


def head(over: str, headline: str, box: Area) -> tuple[list[Node], float]:
    """Draws game, day and headline, and says where they end. The headline is in as large letters as
    have room."""
    begins = box.y + SMALL + 18
    for size in TITLES:
        lines = _balanced(headline, box.wide / (LETTER * size))
        if begins + len(lines) * TITLE_LINE * size <= box.y + box.high:
            break
    first, line = begins + size * 0.86, TITLE_LINE * size
    nodes = [
        text(over, box.x, box.y + SMALL, SMALL, "over-title", room=box.wide),
        *[
            text(words, box.x, first + number * line, size, "headline", room=box.wide)
            for number, words in enumerate(lines)
        ],
    ]
    return nodes, begins + len(lines) * line + GAP


def _balanced(words: str, letters: float) -> list[str]:
    """As few lines as there can be, each about as long as the others."""
    lines = _wrapped(words, letters)
    while (
        len(narrower := _wrapped(words, letters - 1)) == len(lines) and letters > len(lines[0]) / 2
    ):
        lines, letters = narrower, letters - 1
    return lines


def _wrapped(words: str, letters: float) -> list[str]:
    """Lines of at most so many letters, if no word is longer."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > letters and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def lettering(lines: Sequence[Named], box: Area, largest: float) -> Lettering:
    """The largest letters, up to that size, in as few rows as they take."""
    longest = max((len(line.name) + len(line.words) + 4 for line in lines), default=1)

    def tried(columns: int) -> Lettering:
        rows = ceil(len(lines) / columns)
        wide = (box.wide - BETWEEN * (columns - 1)) / columns
        size = min(box.high / rows / NAME_LINE, wide / (LETTER * longest), largest)
        return Lettering(columns, size, rows * NAME_LINE * size)

    every = map(tried, range(1, min(4, len(lines)) + 1))
    none = Lettering(1, 0, 0)
    return max(every, key=lambda one: (one.size, -one.high, -one.columns), default=none)


def names(lines: Sequence[Named], box: Area, letters: Lettering) -> list[Node]:
    """All players, in the middle of their place."""
    columns, size = letters.columns, letters.size
    wide = (box.wide - BETWEEN * (columns - 1)) / columns
    high = NAME_LINE * size
    top = box.y + max(0, box.high - letters.high) / 2
    nodes = []
    for number, line in enumerate(lines):
        row, column = divmod(number, columns)
        x, y = box.x + column * (wide + BETWEEN), top + (row + 0.5) * high
        nodes += _line(line, Area(x, y, wide, high), size)
    return nodes


def _line(line: Named, box: Area, size: float) -> list[Node]:
    """A line of the names, whose middle is at the height `box.y`."""
    badge, base = 1.3 * size, box.y + 0.35 * size
    begins = box.x + (badge + 0.35 * size if line.badge else 0)
    room = box.x + box.wide - begins
    words = min(len(line.words) * LETTER * size, 0.5 * room) if line.words else 0
    look = classes("named", named_won=line.won)
    return [
        *([_badge(line.badge, box.x, box.y - badge / 2, badge)] if line.badge else []),
        text(line.name, begins, base, size, look, room=room - words - 0.5 * size),
        *(
            [text(line.words, box.x + box.wide, base, 0.86 * size, "stood", room=words, end=True)]
            if line.words
            else []
        ),
    ]


def _badge(badge: Node, x: float, y: float, size: float) -> Node:
    """A badge in its place. In a page a style sheet says how large it is, for its class."""
    look = str(badge.attributes.get("class") or "").replace("chip-picture", "")
    place: Attributes = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{size:g}", "height": f"{size:g}"}
    return Node(
        "svg", {**badge.attributes, **place, "class": look.strip() or None}, *badge.children
    )


def text(
    words: str, x: float, y: float, size: float, look: str, *, room: float = 0, end: bool = False
) -> Node:
    place: Attributes = {
        "x": f"{x:g}",
        "y": f"{y:g}",
        "font-size": f"{size:g}",
        "class": classes(look, at_end=end),
        "data-room": f"{room:g}" if room else None,
    }
    return Node("text", place, words)


MARGIN, BAND, FOOT = 56, 52, 84
WIDE_ENOUGH = 1.4
"""From this proportion on the board stands beside the words."""
STONE = 26
STONES = ("side", "side", "gold", "pale", "side", "gold", "pale", "side", "side", "pale")
ENOUGH, LARGEST_NAME, ALONE = 34, 56, 84
"""Sizes of the names: larger than `ENOUGH` only where the board leaves room, and `ALONE` without
one."""
MOST_NAMES = 0.5
"""The share of the height beside which a board must still be large."""


class Size(NamedTuple):
    """The width and height of a picture, in pixels."""

    wide: int
    high: int


class Content(NamedTuple):
    """All that stands in a picture."""

    over: str
    """In small letters above the headline: the game and the day."""
    headline: str
    lines: Sequence[Named]
    drawing: Node | None = None
    """An SVG drawing; without one the names have its place."""
    game: str | None = None
    """The name of the game whose style sheet the drawing needs."""
    colour: str = ""
    """The colour of whoever has won."""


def picture(content: Content, size: Size) -> Node:
    """The drawing of that size. An element with `data-room` is made smaller by the browser until it
    is no wider than that: nobody else knows how wide letters are."""
    look: Attributes = {
        "viewBox": f"0 0 {size.wide} {size.high}",
        "width": size.wide,
        "height": size.high,
        "class": classes("chat-picture", content.colour),
        "data-game": content.game,
    }
    beside = content.drawing and size.wide > WIDE_ENOUGH * size.high
    return Node(
        "svg",
        look,
        Node("rect", {"width": size.wide, "height": size.high, "class": "picture-ground"}),
        *_band(size),
        *(_beside if beside else _below)(content, size),
        text("Tessera", size.wide - MARGIN, size.high - 34, 30, "sender", end=True),
    )


def _beside(content: Content, size: Size) -> list[Node]:
    """The board, and the words and names at its end."""
    top, low = BAND + GAP, size.high - FOOT
    edge = size.high - MARGIN - top
    begins = MARGIN + edge + MARGIN
    wide = size.wide - MARGIN - begins
    place = Area(begins, top, wide, 0.28 * size.high)
    title, below = head(content.over, content.headline, place)
    place = Area(begins, below, wide, low - below)
    letters = lettering(content.lines, place, LARGEST_NAME)
    board = _board(content, Area(MARGIN, top, edge, edge))
    return [board, *title, *names(content.lines, place, letters)]


def _below(content: Content, size: Size) -> list[Node]:
    """Stacks words, board and names; names alone where there is no board."""
    low, wide, lines = size.high - FOOT, size.wide - 2 * MARGIN, content.lines
    place = Area(MARGIN, BAND + GAP, wide, 0.15 * size.high)
    title, top = head(content.over, content.headline, place)
    if not content.drawing:
        place = Area(MARGIN, top, wide, low - top)
        return [*title, *names(lines, place, lettering(lines, place, ALONE))]
    room = Area(MARGIN, top, wide, low - top - GAP)
    least = lettering(lines, room._replace(high=MOST_NAMES * room.high), ENOUGH)
    high = min(room.high - least.high, wide * _height(content.drawing))
    place = Area(MARGIN, top + high + GAP, wide, room.high - high)
    letters = lettering(lines, place, LARGEST_NAME)
    # What nobody needs is left above and below the board.
    high += place.high - letters.high
    board = _board(content, Area(MARGIN, top, wide, high))
    place = Area(MARGIN, top + high + GAP, wide, letters.high)
    return [*title, board, *names(lines, place, letters)]


def _height(drawing: Node) -> float:
    """The height of a drawing by its width, or of a stretched square."""
    if drawing.attributes.get("preserveAspectRatio") == "none":
        return 1
    wide, high = str(drawing.attributes["viewBox"]).split()[2:]
    return float(high) / float(wide)


def _band(size: Size) -> list[Node]:
    """The tesserae along the upper edge, each laid at an angle of its own."""
    stones = []
    for number in range(2 * ceil(size.wide / STONE)):
        across, down = divmod(number, 2)
        tilt = (37 * across + 53 * down) % 9 - 4
        x, y = (across + 0.5) * STONE, (down + 0.5) * STONE
        shade = STONES[(across * 7 + down * 3) % len(STONES)]
        stone: Attributes = {
            "x": f"{1 - STONE / 2:g}",
            "y": f"{1 - STONE / 2:g}",
            "width": STONE - 2,
            "height": STONE - 2,
            "rx": 4,
            "class": f"laid-stone laid-{shade}",
            "transform": f"translate({x:g} {y:g}) rotate({tilt})",
        }
        stones.append(Node("rect", stone))
    return stones


def _board(content: Content, box: Area) -> Node:
    """The drawing in the middle of its place."""
    drawing = content.drawing
    assert drawing is not None
    fitted: Attributes = {
        **drawing.attributes,
        "x": f"{box.x:g}",
        "y": f"{box.y:g}",
        "width": f"{box.wide:g}",
        "height": f"{box.high:g}",
        "overflow": "visible",
    }
    return Node("svg", fitted, *drawing.children)
