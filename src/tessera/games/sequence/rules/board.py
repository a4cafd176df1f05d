"""The printed board: 10 x 10 cards, as masks and tables.

Squares count from 0 (a1, upper left) to 99 (j10), along the rows. A *five* is the mask of five
squares in an unbroken line.
"""

from tessera.core.cards import CARDS, PACK
from tessera.core.grid import lines, lines_through, mask_of, square_name

SIZE = 10
PRINT = """
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD TD 9D 8D 7D 6D **
"""
PRINTED = tuple(CARDS.get(name) for name in PRINT.split())
"""The card printed on each square; None on the corners."""

SQUARES_OF = tuple(
    tuple(square for square, printed in enumerate(PRINTED) if printed == card) for card in PACK
)
"""The two squares of each card; none for a jack."""
MASK_OF = tuple(mask_of(numbers) for numbers in SQUARES_OF)
CORNERS = mask_of([square for square, printed in enumerate(PRINTED) if printed is None])
"""Squares that count for everybody and are never covered."""
ALL = (1 << SIZE * SIZE) - 1 & ~CORNERS
"""Squares for chips."""

TWO_EYED = frozenset((CARDS["JC"], CARDS["JD"]))
ONE_EYED = frozenset((CARDS["JS"], CARDS["JH"]))
JACKS = TWO_EYED | ONE_EYED

FIVES = lines(SIZE, SIZE, 5)
FIVES_THROUGH = lines_through(SIZE, SIZE, 5)
"""For each square, the fives it lies on."""

SQUARE_NAMES = tuple(square_name(square, SIZE) for square in range(SIZE * SIZE))
SQUARES = {name: square for square, name in enumerate(SQUARE_NAMES)}


def five_name(five: int) -> str:
    """`b3-f3`: the upper or left end and the other one."""
    first = (five & -five).bit_length() - 1
    return f"{SQUARE_NAMES[first]}-{SQUARE_NAMES[five.bit_length() - 1]}"


FIVE_NAMES = {five_name(five): five for five in FIVES}
