"""The printed board."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.core.grid import squares
from tessera.games.sequence_dice.rules.board import (
    ALL,
    NAMES,
    NUMBERED,
    NUMBERS,
    SAFE,
    SIZE,
    SQUARES,
)

RULE_BOOK = """
     a  b  c  d  e  f
 1   2  3  4  5  6  2
 2   6  7  8  9  7  3
 3   5  9 12 12  8  4
 4   4  8 12 12  9  5
 5   3  7  9  8  7  6
 6   2  6  5  4  3  2
"""


def printed() -> dict[str, int]:
    """The numbers of the rule book by square."""
    columns, *rows = (line.split() for line in RULE_BOOK.strip().splitlines())
    return {
        column + row: int(number)
        for row, *numbers in rows
        for column, number in zip(columns, numbers, strict=True)
    }


def test_the_board_is_the_one_of_the_rule_book() -> None:
    assert {name: NUMBERS[square] for name, square in SQUARES.items()} == printed()


def test_squares_are_named_along_the_rows() -> None:
    assert list(NAMES) == list(printed())
    assert [NAMES[SQUARES[name]] for name in NAMES] == list(NAMES)


def test_each_number_appears_four_times_and_there_is_no_ten_and_no_eleven() -> None:
    assert Counter(NUMBERS) == dict.fromkeys([2, 3, 4, 5, 6, 7, 8, 9, 12], 4)


def test_the_board_looks_the_same_after_a_quarter_turn() -> None:
    rows = [NUMBERS[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]
    turned = [tuple(column) for column in zip(*rows[::-1], strict=True)]
    assert turned == rows


@pytest.mark.parametrize(
    ("number", "names"),
    [
        (2, "a1 f1 a6 f6"),
        (3, "b1 f2 a5 e6"),
        (4, "c1 f3 a4 d6"),
        (5, "d1 a3 f4 c6"),
        (6, "e1 a2 f5 b6"),
        (7, "b2 e2 b5 e5"),
        (8, "c2 e3 b4 d5"),
        (9, "d2 b3 e4 c5"),
        (12, "c3 d3 c4 d4"),
    ],
)
def test_the_squares_of_each_number(number: int, names: str) -> None:
    assert " ".join(NAMES[square] for square in squares(NUMBERED[number])) == names


def test_the_squares_with_pictures_of_dice_are_the_corners_and_the_centre() -> None:
    assert " ".join(NAMES[square] for square in squares(SAFE)) == "a1 f1 c3 d3 c4 d4 a6 f6"


def test_the_numbered_squares_are_all_squares() -> None:
    assert sum(NUMBERED.values()) == ALL
