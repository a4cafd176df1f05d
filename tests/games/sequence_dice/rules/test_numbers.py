"""Three to nine: a chip on a free square of that number, else in place of an opponent's."""

from __future__ import annotations

import pytest

from tessera.games.sequence_dice.rules import RULES
from tessera_kit.promises.cases import expected_of
from tests.games.sequence_dice.scripts import play, position

EMPTY = """
players={players} line=5
......
......
......
......
......
......
seat 1: to throw
"""


@pytest.mark.parametrize(
    ("throws", "squares"),
    [
        (["1 2"], "b1 f2 a5 e6"),
        (["1 3", "2 2"], "c1 f3 a4 d6"),
        (["1 4", "2 3"], "d1 a3 f4 c6"),
        (["1 5", "2 4", "3 3"], "e1 a2 f5 b6"),
        (["1 6", "2 5", "3 4"], "b2 e2 b5 e5"),
        (["2 6", "3 5", "4 4"], "c2 e3 b4 d5"),
        (["3 6", "4 5"], "d2 b3 e4 c5"),
    ],
    ids="3456789",
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_total_names_the_squares(players: int, throws: list[str], squares: str) -> None:
    start = position(EMPTY.format(players=players))
    for throw in throws:
        state = play(start, f"roll {throw}")
        assert expected_of(RULES, state) == f"may place {squares}"
