"""Pictures for the rules page. The paragraphs beside them say what they show."""

from tessera.core.cards import CARDS, UNKNOWN
from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.view import texts
from tessera.games.sequence.view.drawing import BOARD, EXTENT
from tessera.i18n import N_
from tessera.kit.pictures import Box, Pictures, pictured, positions_of, row
from tessera.scene.cards import card_picture
from tessera.scene.chips import chip_picture
from tessera.scene.node import Node

position = positions_of("tessera.games.sequence")


def _part(column: int, row: int, wide: int, high: int) -> Box:
    """So many squares from there on, with the frame where they reach it."""
    left, top = (BOARD.line(n) if n else 0 for n in (column, row))
    right, bottom = map(BOARD.line, (column + wide, row + high))
    return left, top, min(EXTENT, right) - left, min(EXTENT, bottom) - top


def _cards(*cards: int) -> Node:
    return row(*[card_picture(card) for card in cards])


def _named(names: str) -> Node:
    return _cards(*[CARDS[name] for name in names.split()])


QUEEN = CARDS["QH"]
TEAMS = row(*(chip_picture(colour) for colour in ("green", "blue", "green", "blue")))
PICTURED: Pictures = {
    texts.LINES: pictured(
        N_("Five green chips in a line are a sequence."), position("row", _part(1, 1, 6, 3))
    ),
    texts.CORNERS: pictured(
        N_("Four blue chips and a corner are a sequence."), position("column", _part(0, 0, 3, 6))
    ),
    texts.SIDES: pictured(N_("Four in two teams sit like this, one after the other."), TEAMS),
    texts.BEGINNING: pictured(N_("An ace is higher than a king, and begins."), _named("AH KC")),
    texts.CARD_AND_SQUARE: pictured(
        N_("The queen of hearts, and her two squares."),
        _cards(QUEEN),
        position("one of each", _part(4, 1, 6, 6), chosen="card QH 0"),
    ),
    texts.PILES: pictured(
        N_("The pile to draw from, and discards that everybody may look through."),
        _cards(UNKNOWN),
        _named("4C KD 9S"),
    ),
    texts.TWO_EYED: pictured(N_("Two eyes: diamonds and clubs."), _cards(*sorted(TWO_EYED))),
    texts.ONE_EYED: pictured(N_("One eye: hearts and spades."), _cards(*sorted(ONE_EYED))),
    texts.PROTECTED: pictured(
        N_("Nine in one line: two sequences share the chip in the middle."),
        position("nine", _part(1, 2, 9, 5)),
    ),
    texts.LONG_LINES: pictured(
        N_("The chip where they cross has completed both."), position("crossing", _part(0, 1, 8, 7))
    ),
    texts.DEAD_CARDS: pictured(
        N_("Both squares of the queen of hearts are covered."),
        _cards(QUEEN),
        position("covered", _part(4, 1, 6, 6)),
    ),
    texts.NOTHING_PLAYABLE: pictured(
        N_("A one-eyed jack, and no chip to take: one card is discarded."), _named("JS QH")
    ),
    texts.FORGETTING: pictured(
        N_("A new card is still on the pile."), _named("4C QH 9S"), _cards(UNKNOWN)
    ),
    texts.TALKING: pictured(
        N_("One card is given up, and four stay."), _named("4C QH 9S 2D"), _named("7H")
    ),
    texts.DRAWN: pictured(
        N_("A full board without a sequence."), position("full", _part(0, 0, 10, 10))
    ),
    texts.SILENT: pictured(N_("Two sequences: green has won."), position("two", _part(0, 1, 8, 7))),
    texts.HIDDEN: pictured(N_("A hidden hand."), _cards(*[UNKNOWN] * 5)),
}
