"""Play passes to the left, and partners share their chips."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.sequence_dice.rules import RULES
from tests.games.sequence_dice.scripts import play, position

TO_THROW = """
players={players} line=5
......
......
......
......
......
......
seat {seat}: to throw
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_passes_to_the_left_and_round_again(players: int) -> None:
    state = position(TO_THROW.format(players=players, seat=2))
    seats = []
    for throw, place in [("1 2", "b1"), ("1 3", "c1"), ("1 4", "d1"), ("1 5", "e1"), ("1 2", "f2")]:
        seats.append(RULES.on_turn(state))
        state = play(state, f"roll {throw}", f"place {place}")
    assert seats == [(1 + n) % players for n in range(5)]


@pytest.mark.parametrize(("players", "sides"), [(2, (0, 1)), (3, (0, 1, 2)), (4, (0, 1, 0, 1))])
def test_of_four_the_first_and_third_are_partners_against_the_others(
    players: int, sides: tuple[int, ...]
) -> None:
    assert RULES.sides(Setup(players)) == sides
