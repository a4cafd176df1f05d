"""The board in print."""

from tessera.games.sequence.rules.board import SIZE
from tessera.games.sequence.view.drawing import BOARD, EXTENT, PRINTED_BOARD, TILE, frame
from tessera.i18n import N_
from tessera.kit.printing import Printable, PrintedBoard

SQUARE = 25
"""Millimetres. A chip of 22 mm lies well within; and the whole board is 257 mm high, so that it
comes on two sheets of A4 as of Letter, cut between two columns."""

_BETWEEN = tuple(map(BOARD.line, range(1, SIZE)))
PRINTABLE = Printable(
    PrintedBoard(
        drawn=(frame(anywhere=False), PRINTED_BOARD),
        size=(EXTENT, EXTENT),
        unit=SQUARE / TILE,
        seams=(_BETWEEN, _BETWEEN),
        pieces=N_("Squares of 25 mm, for chips of up to 22 mm."),
    )
)
