"""Boards as bit masks: names, lines, and the squares of a mask."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.grid import lines, lines_through, mask_of, square_name, squares


@pytest.mark.parametrize(
    ("rows", "columns", "length", "count"),
    [
        (6, 6, 6, 6 + 6 + 2),
        (6, 6, 5, 12 + 12 + 4 + 4),
        (10, 10, 5, 60 + 60 + 36 + 36),
        (3, 3, 3, 3 + 3 + 2),
        (2, 3, 2, 4 + 3 + 2 + 2),
        (1, 5, 3, 3),
        (2, 2, 3, 0),
    ],
)
def test_how_many_lines_there_are(rows: int, columns: int, length: int, count: int) -> None:
    found = lines(rows, columns, length)
    assert len(found) == len(set(found)) == count
    assert all(line.bit_count() == length for line in found)


def test_every_line_of_a_small_board() -> None:
    """The board is abc / def / ghi."""
    drawn = {"".join("abcdefghi"[square] for square in squares(line)) for line in lines(3, 3, 3)}
    assert drawn == {"abc", "def", "ghi", "adg", "beh", "cfi", "aei", "ceg"}


def test_a_line_does_not_go_round_the_edge() -> None:
    for line in lines(10, 10, 5):
        columns = [square % 10 for square in squares(line)]
        steps = {after - before for before, after in pairwise(columns)}
        assert steps in ({0}, {1}, {-1})


@pytest.mark.parametrize("length", [5, 6])
def test_the_lines_through_a_square_are_those_it_lies_on(length: int) -> None:
    through = lines_through(6, 6, length)
    assert len(through) == 36
    for square, found in enumerate(through):
        assert found == tuple(line for line in lines(6, 6, length) if square in squares(line))


@given(st.sets(st.integers(0, 99)))
def test_a_mask_and_its_squares_are_the_same_thing(members: set[int]) -> None:
    assert squares(mask_of(tuple(members))) == tuple(sorted(members))


@given(st.integers(0, 2**100 - 1))
def test_every_mask_is_the_mask_of_its_squares(mask: int) -> None:
    assert mask_of(squares(mask)) == mask


@pytest.mark.parametrize(
    ("square", "columns", "name"),
    [(0, 6, "a1"), (5, 6, "f1"), (6, 6, "a2"), (14, 6, "c3"), (35, 6, "f6"), (99, 10, "j10")],
)
def test_a_square_is_named_by_its_column_and_its_row_from_the_top(
    square: int, columns: int, name: str
) -> None:
    assert square_name(square, columns) == name


def test_names_are_different() -> None:
    assert len({square_name(square, 10) for square in range(100)}) == 100
