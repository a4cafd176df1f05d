"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.core.cards import CARDS, UNKNOWN
from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.view import texts
from tessera.games.sequence.view.drawing import EXTENT, MARGIN, TILE
from tessera.kit.pictures import Box, Pictures, Position
from tessera.scene.cards import card_picture
from tessera.scene.node import Node

CORNERS, EMPTY = "*........*", ".........."
FIVE = """
    2 B.........
    3 BGGGGG....
    4 B.........
    5 B.........
"""
ONE_OF_EACH = """
    4 .....G....
    5 ......B...
"""
NINE = """
    4 ...B......
    5 .GGGGGGGGG
    6 .....B....
"""
COVERED = """
    2 .......G..
    7 ......B...
"""
CROSSING = """
    3 ...G......
    4 ...G......
    5 .GGGGG....
    6 ...G.B....
    7 ...G..B...
"""


def _shown(
    rows: str, part: Box, *, made: str = "G:\nB:", awaits: str = "play", chosen: str = ""
) -> Position:
    """A part of a position by the rows that have chips, as "5 ..GGG.....", and what is `made`."""
    board = [CORNERS, *[EMPTY] * 8, CORNERS]
    for number, chips in map(str.split, rows.strip().splitlines()):
        board[int(number) - 1] = chips
    seats = f"seat 1: 4C QH\nseat 2: 3H 8D\npile 100\nseat 1: {awaits}"
    return Position("\n".join(["players=2", *board, made, seats]), part, chosen)


def _part(column: int, row: int, wide: int, high: int) -> Box:
    """So many squares from there on, with the frame where they reach it."""
    left, top = (MARGIN + TILE * n - (MARGIN if n == 0 else 0) for n in (column, row))
    right, bottom = (MARGIN + TILE * n for n in (column + wide, row + high))
    return left, top, min(EXTENT, right) - left, min(EXTENT, bottom) - top


def _cards(*cards: int) -> Node:
    return Node("div", {"class": "laid"}, *[card_picture(card) for card in cards])


QUEEN = CARDS["QH"]
PICTURED: Pictures = {
    texts.GOAL: (_shown(FIVE, _part(0, 0, 7, 5), made="G: b3-f3\nB: a1-a5"),),
    texts.TURN: (_cards(QUEEN), _shown(ONE_OF_EACH, _part(4, 1, 6, 6), chosen="card QH 0")),
    texts.JACKS: tuple([_cards(*sorted(jacks)) for jacks in (TWO_EYED, ONE_EYED)]),
    texts.STAY: (_shown(NINE, _part(1, 2, 9, 5), made="G: b5-f5 f5-j5\nB:", awaits="over"),),
    texts.DEAD: (_cards(QUEEN), _shown(COVERED, _part(4, 1, 6, 6))),
    texts.FORGOTTEN: (_cards(CARDS["4C"], QUEEN, CARDS["9S"]), _cards(UNKNOWN)),
    texts.SILENCE: (_shown(CROSSING, _part(0, 1, 8, 7), made="G: d3-d7 b5-f5\nB:", awaits="over"),),
}
