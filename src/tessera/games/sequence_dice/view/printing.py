"""The board in print."""

from tessera.games.sequence_dice.rules.board import SIZE
from tessera.games.sequence_dice.view.drawing import BOARD, EXTENT, FRAME, TILE, tile
from tessera.i18n import N_
from tessera.kit.printing import Printable, PrintedBoard

SQUARE = 29
"""Millimetres. A chip of 25 mm lies within and leaves the edge of its square to be seen; and the
whole board is 187 mm wide, so that it comes on one sheet of A4 as of Letter."""

_BETWEEN = tuple(map(BOARD.line, range(1, SIZE)))
_TILES = [tile(at, None, can=False, last=False, won=False) for at in range(SIZE * SIZE)]
PRINTABLE = Printable(
    PrintedBoard(
        drawn=(FRAME, *_TILES),
        size=(EXTENT, EXTENT),
        unit=SQUARE / TILE,
        seams=(_BETWEEN, _BETWEEN),
        pieces=N_("Squares of 29 mm, for chips of up to 25 mm."),
    )
)
