"""The printed board: 6 x 6 numbered squares, as masks and tables.

Squares count from 0 (a1, upper left) to 35 (f6), along the rows.
"""

from tessera.core.grid import lines, lines_through, mask_of, square_name

SIZE = 6
NUMBERS = (
    2, 3, 4, 5, 6, 2,
    6, 7, 8, 9, 7, 3,
    5, 9, 12, 12, 8, 4,
    4, 8, 12, 12, 9, 5,
    3, 7, 9, 8, 7, 6,
    2, 6, 5, 4, 3, 2,
)  # fmt: skip
"""The number printed on each square."""

ALL = (1 << SIZE * SIZE) - 1
NUMBERED = {
    number: mask_of([square for square, printed in enumerate(NUMBERS) if printed == number])
    for number in sorted(set(NUMBERS))
}
"""The four squares of each number, as a mask."""
SAFE = NUMBERED[2] | NUMBERED[12]
"""Squares with pictures of dice; a ten takes nothing from them."""
LINES = {length: lines(SIZE, SIZE, length) for length in (5, 6)}
"""The lines of each length."""
LINES_THROUGH = {length: lines_through(SIZE, SIZE, length) for length in range(2, SIZE + 1)}
"""For each length and square, the lines that a chip there may complete; also those too short to
win with."""
NAMES = tuple(square_name(square, SIZE) for square in range(SIZE * SIZE))
SQUARES = {name: square for square, name in enumerate(NAMES)}
