"""Boards of squares as bit masks: names, lines, and the squares of a mask.

Square 0 is the upper left one, a1; squares count along the row. A set of squares is an int with
bit `square` set.
"""

from functools import cache
from string import ascii_lowercase

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Steps (rows, columns) of a row, a column and the two diagonals."""


def squares(mask: int) -> tuple[int, ...]:
    """The squares of a mask, ascending."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


def mask_of(members: tuple[int, ...] | list[int]) -> int:
    """The mask of some squares."""
    mask = 0
    for square in members:
        mask |= 1 << square
    return mask


def square_name(square: int, columns: int) -> str:
    """`c3` for the third square of the third row: a letter for the column, the row from the top."""
    row, column = divmod(square, columns)
    return f"{ascii_lowercase[column]}{row + 1}"


@cache
def lines(rows: int, columns: int, length: int) -> tuple[int, ...]:
    """The masks of all unbroken lines of so many squares: rows, columns and diagonals."""
    masks = []
    for row in range(rows):
        for column in range(columns):
            for down, right in DIRECTIONS:
                last_row, last_column = row + down * (length - 1), column + right * (length - 1)
                if last_row < rows and 0 <= last_column < columns:
                    first, step = row * columns + column, down * columns + right
                    masks.append(mask_of([first + step * i for i in range(length)]))
    return tuple(masks)


@cache
def lines_through(rows: int, columns: int, length: int) -> tuple[tuple[int, ...], ...]:
    """For each square, the lines of that length it lies on."""
    return tuple(
        tuple(line for line in lines(rows, columns, length) if line >> square & 1)
        for square in range(rows * columns)
    )
