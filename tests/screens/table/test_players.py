"""The players at the table, as they stand beside the board."""

from __future__ import annotations

import pytest

from tessera.screens.table.players import letters


@pytest.mark.parametrize(
    ("name", "longest"),
    [
        ("Ana", 3),
        ("Avó Maria", 9),
        ("Jogador 12", 10),
        ("Bartholomäus", 12),
        ("Maria Fernanda da Silva", 14),
        ("Wilhelmina Grootenhuis 3", 13),
        ("Konstantinopolitanerin 4", 22),
    ],
)
def test_a_long_name_is_written_in_two_lines_as_even_as_its_words_allow(
    name: str, longest: int
) -> None:
    assert letters(name) == longest
