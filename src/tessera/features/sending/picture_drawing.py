"""A picture to send to others, as one SVG drawing: a band of tesserae, what happened, the board as
it lies, the names. Whatever it is of: a game at its end, a move of a replay, an evening."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from tessera.features.sending.picture_words import GAP, Area, Named, head, lettering, names, text
from tessera.scene.node import Attributes, Node, classes

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
    """The words, the board and the names, one below the other; names alone where there is no
    board."""
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
    """The height of a drawing, measured by its width; of a square where it is stretched."""
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
