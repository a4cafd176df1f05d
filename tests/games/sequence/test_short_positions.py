"""Positions in short, as the lessons write them, are whole positions of the rules."""

from __future__ import annotations

import pytest

from tessera.games.sequence.positions import in_full
from tessera.games.sequence.rules import RULES

SHORT = "9H JS / 4 ..BBBBB... / agreed players=3 / made B c4-g4 / others 2C 8D 3S, - / awaits draw"


def test_what_matters_is_said_and_the_rest_is_empty() -> None:
    lines = in_full(SHORT).split("\n")
    assert lines[0] == "players=3"
    assert lines[4] == "..BBBBB..."
    assert {*lines[2:4], *lines[5:10]} == {".........."}
    assert lines[11:] == [
        *("G:", "B: c4-g4"),
        *("seat 1: 9H JS", "seat 2: 2C 8D 3S", "seat 3: -", "pile 99", "seat 1: draw"),
    ]


@pytest.mark.parametrize(
    "short", ["4C QH", "JS / 5 ...G......", "JH / 8 .BBBBB.... / made B b8-f8"]
)
def test_the_rules_can_read_it(short: str) -> None:
    assert RULES.write_position(RULES.read_position(in_full(short))) == in_full(short)


def test_a_part_without_a_name_is_refused() -> None:
    with pytest.raises(ValueError, match="“other 2C” is neither a row nor one of agreed, made"):
        in_full("4C QH / other 2C")
