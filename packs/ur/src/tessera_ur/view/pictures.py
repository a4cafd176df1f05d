"""Pictures for the rules page. The paragraphs beside them say what they show."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit.board import DRAWING
from tessera.kit.pictures import Pictures, Position, pictured
from tessera.scene.node import Node
from tessera_ur.rules.state import DICE
from tessera_ur.view import texts
from tessera_ur.view.dice import pyramid
from tessera_ur.view.geometry import LYING, SQUARE

BLOCK = (*LYING.at(-17, -17), 4 * SQUARE + 34, 3 * SQUARE + 34)
FAR = (*LYING.at(3.1 * SQUARE, -17), 5 * SQUARE + 10, 3 * SQUARE + 34)


def thrown(*marked: int) -> Node:
    """Dice in a row, given by whether each is marked."""
    each = []
    for number, up in enumerate(marked):
        (inner,) = pyramid(marked=bool(up), number=number).children
        each.append(Node("g", {"transform": f"translate({118 * number} 0)"}, inner))
    box = {"viewBox": f"-8 -8 {118 * DICE} 116", "class": DRAWING}
    return Node("svg", box, *each)


def five(first: str, second: str, turn: str, options: str = "") -> str:
    """The text of a position with five pieces each."""
    return f"players=2 pieces=5{options}\nfirst: {first}\nsecond: {second}\nseat {turn}"


START = "players=2\nfirst: 0 0 0 0 0 0 0\nsecond: 0 0 0 0 0 0 0\nseat 1: to throw"
HALFWAY = "players=2\nfirst: 0 0 2 6 9 13 home\nsecond: 0 0 0 3 8 11 home\nseat 1: to throw"
WON = five("home home home home home", "0 6 13 home home", "1: over")
CHOOSING = five("0 0 2 6 9", "0 0 0 3 7", "1: thrown 3")
STUCK = five("6 14 home home home", "0 0 8 9 home", "1: to throw")
CAPTURING = five("0 0 3 5 8", "0 0 0 7 10", "1: thrown 2")
ROSETTES = five("0 0 0 2 6", "0 0 0 0 11", "1: thrown 2")
SAFE = five("0 0 0 0 6", "0 0 0 8 10", "1: thrown 4")
LEAVING = five("0 11 13 home home", "0 0 2 5 home", "1: thrown 2")
FIVES = five("0 0 0 0 0", "0 0 0 0 0", "1: to throw")
ROUND = five("0 0 11 14 16", "0 0 3 7 13", "1: thrown 2", " path=masters")

PICTURED: Pictures = {
    texts.GOAL: pictured(N_("Gold has won."), Position(WON)),
    texts.WAY: pictured(N_("The numbers show the way."), Position(HALFWAY)),
    texts.BEGINNING: pictured(N_("3 beats 1, and begins."), thrown(1, 1, 0, 1), thrown(0, 0, 1, 0)),
    texts.THROW: pictured(N_("Two marked corners point up: a 2."), thrown(1, 0, 1, 0)),
    texts.STEP: pictured(
        N_("With a 3 each of these pieces can go to a lit square."),
        thrown(1, 1, 0, 1),
        Position(CHOOSING),
    ),
    texts.MUST: pictured(
        N_("With a 2 gold can't move here: the turn is over."), thrown(1, 0, 0, 1), Position(STUCK)
    ),
    texts.CAPTURE: pictured(
        N_("With a 2 gold comes from 5 to 7, and the blue piece there starts again."),
        Position(CAPTURING, BLOCK, chosen="square b1"),
    ),
    texts.AGAIN: pictured(
        N_("With a 2 two pieces can come to a rosette."), Position(ROSETTES, BLOCK)
    ),
    texts.SAFE: pictured(
        N_("Blue on the rosette is safe; on 10 it can be captured with a 4."),
        Position(SAFE, chosen="square b2"),
    ),
    texts.LEAVING: pictured(
        N_("From 13 a 2 leads home."), Position(LEAVING, FAR, chosen="square c8")
    ),
    texts.FIVE: pictured(N_("Five each."), Position(FIVES)),
    texts.ROUND: pictured(
        N_("Masters' way: from 11 a 2 captures the blue piece, in blue's own row."),
        Position(ROUND, FAR, chosen="square b7"),
    ),
    texts.ORIGIN: pictured(N_("The board, with all pieces at the start."), Position(START)),
    texts.SILENCE: pictured(N_("Nothing marked: some count that as a 4."), thrown(0, 0, 0, 0)),
}
