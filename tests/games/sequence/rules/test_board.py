"""The printed board."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tessera.core.cards import CARDS, NAMES, name_of
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import (
    CORNERS,
    FIVES,
    JACKS,
    ONE_EYED,
    PRINTED,
    SQUARE_NAMES,
    SQUARES,
    SQUARES_OF,
    TWO_EYED,
    five_name,
)
from tests.games.sequence.scripts import CASES

REMARKS = re.findall(r"# (.*)", (CASES / "names.txt").read_text(encoding="utf-8"))
ROWS = [line.split() for line in REMARKS[-10:]]
"""The board as it stands in the rule book and beside the cases: a row's number and its cards."""


def test_the_board_is_the_one_of_the_rule_book() -> None:
    book = {
        column + row: card
        for row, *cards in ROWS
        for column, card in zip("abcdefghij", cards, strict=True)
    }
    assert list(SQUARE_NAMES) == list(book)
    assert [SQUARES[name] for name in book] == list(range(100))
    printed = ["**" if card is None else name_of(card) for card in PRINTED]
    assert dict(zip(SQUARE_NAMES, printed, strict=True)) == book


def test_each_card_but_the_jacks_appears_twice_and_no_jack_at_all() -> None:
    printed = Counter(name_of(card) for card in PRINTED if card is not None)
    assert printed == {name: 2 for name in NAMES if name[0] != "J"}
    for name in NAMES:
        assert len(SQUARES_OF[CARDS[name]]) == printed[name]


def test_the_four_corners_show_no_card() -> None:
    assert [SQUARE_NAMES[square] for square in squares(CORNERS)] == ["a1", "j1", "a10", "j10"]


def test_clubs_and_diamonds_have_jacks_with_two_eyes_spades_and_hearts_with_one() -> None:
    assert {name_of(card) for card in TWO_EYED} == {"JC", "JD"}
    assert {name_of(card) for card in ONE_EYED} == {"JS", "JH"}
    assert len(JACKS) == 4


@pytest.mark.parametrize(
    ("five", "name"),
    [
        ("a1 b1 c1 d1 e1", "a1-e1"),
        ("j6 j7 j8 j9 j10", "j6-j10"),
        ("a1 b2 c3 d4 e5", "a1-e5"),
        ("j1 i2 h3 g4 f5", "j1-f5"),
    ],
)
def test_five_in_a_row_a_column_or_a_diagonal(five: str, name: str) -> None:
    mask = sum(1 << SQUARES[square] for square in five.split())
    assert mask in FIVES
    assert five_name(mask) == name


def test_there_are_192_lines_of_five() -> None:
    # 6 in each of 10 rows and 10 columns, and 6 x 6 in each direction of the diagonals.
    assert len(set(FIVES)) == len(FIVES) == 60 + 60 + 36 + 36


@pytest.mark.parametrize("broken", ["a1 b1 c1 d1 f1", "i1 j1 a2 b2 c2", "i3 j4 a6 b7 c8"])
def test_a_line_is_unbroken_and_does_not_go_round_the_edge(broken: str) -> None:
    assert sum(1 << SQUARES[square] for square in broken.split()) not in FIVES
