"""A picture to send to others, as one SVG drawing: a band of tesserae, what happened, the board as
it lies, the names. Whatever it is of: a game at its end, a move of a replay, an evening."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tessera.scene.node import Attributes, Node, classes

MARGIN, BAND, FOOT = 56, 52, 84
WIDE_ENOUGH = 1.4
"""From this proportion on the board stands beside the words."""
STONE = 26
STONES = ("side", "side", "gold", "pale", "side", "gold", "pale", "side", "side", "pale")
LETTER = 0.52
"""The width of an average letter, measured by its height."""
TITLES = (84, 72, 64, 56, 48, 42, 36, 31, 27)
ROW, LEAST_ROW = 70, 36
LARGEST_NAME = 46
BETWEEN = 56
"""From one column of names to the next."""


class Size(NamedTuple):
    """The width and height of a picture, in pixels."""

    wide: int
    high: int


class Area(NamedTuple):
    """Left, top, width and height."""

    x: float
    y: float
    wide: float
    high: float


class Named(NamedTuple):
    """A player: a badge, the name, and a word or two at the end of the line."""

    badge: Node | None
    name: str
    words: str = ""
    won: bool = False


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
    head, board, names = _places(content, size)
    look: Attributes = {
        "viewBox": f"0 0 {size.wide} {size.high}",
        "width": size.wide,
        "height": size.high,
        "class": classes("chat-picture", content.colour),
        "data-game": content.game,
    }
    return Node(
        "svg",
        look,
        Node("rect", {"width": size.wide, "height": size.high, "class": "picture-ground"}),
        *_band(size),
        *_head(content, head),
        _board(content, board) if content.drawing else None,
        *_names(content.lines, names),
        _text("Tessera", size.wide - MARGIN, size.high - 34, 30, "sender", end=True),
    )


def _places(content: Content, size: Size) -> tuple[Area, Area, Area]:
    """The places of the words, the board and the names."""
    top, low = BAND + 28, size.high - FOOT
    inner = size.wide - 2 * MARGIN
    rows = ceil(len(content.lines) / (1 if len(content.lines) < 2 else 2))
    if size.wide > WIDE_ENOUGH * size.high and content.drawing:
        edge = low - top + FOOT - MARGIN
        begins = MARGIN + edge + MARGIN
        own = size.wide - MARGIN - begins
        head = Area(begins, top, own, 300)
        below = top + head.high
        return head, Area(MARGIN, top, edge, edge), Area(begins, below, own, low - below - 20)
    head = Area(MARGIN, top, inner, 0.15 * size.high)
    below = head.y + head.high
    if not content.drawing:
        return head, Area(0, 0, 0, 0), Area(MARGIN, below, inner, low - below)
    least = max(LEAST_ROW, ROW - 4 * rows)
    names = rows * least
    return (
        head,
        Area(MARGIN, below, inner, low - names - below - 20),
        Area(MARGIN, low - names, inner, names),
    )


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


def _head(content: Content, box: Area) -> list[Node]:
    """The game and the day, and the headline in as large letters as have room."""
    small = 28
    room = box.high - small - 22
    for size in TITLES:
        lines = _balanced(content.headline, box.wide / (LETTER * size))
        if len(lines) * 1.14 * size <= room:
            break
    first = box.y + small + 18 + size * 0.86
    over = _text(content.over, box.x, box.y + small, small, "over-title", room=box.wide)
    return [
        over,
        *[
            _text(line, box.x, first + number * 1.14 * size, size, "headline", room=box.wide)
            for number, line in enumerate(lines)
        ],
    ]


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
        "preserveAspectRatio": "xMidYMid meet",
        "overflow": "visible",
    }
    return Node("svg", fitted, *drawing.children)


def _names(lines: Sequence[Named], box: Area) -> list[Node]:
    """All players, in as many columns as let their letters be largest."""
    if not lines:
        return []
    longest = max(len(line.name) + len(line.words) + 4 for line in lines)

    def letters(columns: int) -> float:
        high = box.high / ceil(len(lines) / columns)
        wide = (box.wide - BETWEEN * (columns - 1)) / columns / (LETTER * longest)
        return min(0.62 * high, wide, LARGEST_NAME)

    columns = max(range(1, min(4, len(lines)) + 1), key=letters)
    size = max(letters(columns), 18)
    rows = ceil(len(lines) / columns)
    high = min(box.high / rows, 1.9 * size)
    wide = (box.wide - BETWEEN * (columns - 1)) / columns
    nodes = []
    for number, line in enumerate(lines):
        row, column = divmod(number, columns)
        x, y = box.x + column * (wide + BETWEEN), box.y + (row + 0.5) * high
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
        _text(line.name, begins, base, size, look, room=room - words - 0.5 * size),
        *(
            [_text(line.words, box.x + box.wide, base, 0.86 * size, "stood", room=words, end=True)]
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


def _text(
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
