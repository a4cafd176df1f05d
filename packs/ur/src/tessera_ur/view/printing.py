"""The board in print."""

from tessera.i18n import N_
from tessera.kit.printing import Printable, PrintedBoard
from tessera_ur.rules.board import COLUMNS, ROWS
from tessera_ur.view.drawing import board_ground
from tessera_ur.view.geometry import LYING, MARGIN, SQUARE

WIDE = 29
"""Millimetres of a square: the whole board comes on one sheet of A4 as of Letter."""

_SEAMS = [tuple(MARGIN + SQUARE * n for n in range(1, count)) for count in (COLUMNS, ROWS)]
PRINTABLE = Printable(
    PrintedBoard(
        drawn=board_ground(LYING),
        size=LYING.size,
        unit=WIDE / SQUARE,
        seams=(_SEAMS[0], _SEAMS[1]),
        pieces=N_("Squares of 29 mm, for chips of up to 25 mm."),
    )
)
