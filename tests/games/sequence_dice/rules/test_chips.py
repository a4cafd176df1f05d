"""Chips: as many as needed, or the twenty of each colour in the box."""

from __future__ import annotations

import pytest

from tests.games.sequence_dice.scripts import position


@pytest.mark.parametrize(("chips", "left"), [("box", (20 - 3, 20 - 2)), ("unlimited", (33, 34))])
def test_what_is_left_is_what_is_not_on_the_board(chips: str, left: tuple[int, int]) -> None:
    rows = "GGGBB.\n" + "......\n" * 5
    state = position(f"players=2 chips={chips}\n{rows}seat 1: to throw")
    assert (state.stock(0), state.stock(1)) == left
