"""The board in print."""

from tessera.games.tabula.rules.engine import OFF, START
from tessera.games.tabula.view.drawing import COLOURS, niche, numeral, point
from tessera.games.tabula.view.geometry import LYING, ROW
from tessera.games.tabula.view.marble import marble
from tessera.i18n import N_
from tessera.kit.printing import Printable, PrintedBoard

POINT = 29
"""Millimetres. The usual pieces of 25 to 28 mm lie side by side on such points, and five on each
other reach to its tip; and the board is 425 x 377 mm, so that it comes on four sheets of A4 as of
Letter."""

_SEAMS = tuple(int(LYING.at(place, ROW // 2 + 1, 0)[0]) for place in (3, 6, 9))
_POINTS = [
    point(LYING, place, COLOURS[0], 0, numeral(place, roman=False)) for place in range(1, 25)
]
_NICHES = [niche(LYING, place, COLOURS, (0, 0)) for place in (START, OFF)]
PRINTABLE = Printable(
    PrintedBoard(
        drawn=(*marble(LYING), *_POINTS, *_NICHES),
        size=LYING.size,
        unit=POINT / ROW,
        seams=(_SEAMS, (LYING.size[1] // 2,)),
        pieces=N_("Points 29 mm wide, for pieces of 25 to 28 mm."),
    )
)
