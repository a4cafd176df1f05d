"""The words of a picture: the headline, and all names in as large letters as have room."""

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
    """A player: a badge, the name, and a word or two at the end of the line."""

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
    """The game and the day, the headline in as large letters as have room, and where they end."""
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
