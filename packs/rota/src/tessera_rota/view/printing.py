"""The board in print."""

from tessera.i18n import N_
from tessera.kit.printing import Printable, PrintedBoard
from tessera_rota.view.drawing import SIZE, wheel

WIDTH = 180
"""Millimetres: one sheet of A4 as of Letter, and pieces of 25 mm leave the grooves to be seen."""

PRINTABLE = Printable(
    PrintedBoard(
        drawn=wheel(),
        size=(SIZE, SIZE),
        unit=WIDTH / SIZE,
        seams=((), ()),
        pieces=N_("A wheel 180 mm wide, for pieces of up to 25 mm."),
    )
)
