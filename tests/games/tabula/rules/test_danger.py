"""How likely a single piece is to be captured, against the slow rules over all 216 throws."""

from __future__ import annotations

from itertools import product

import pytest

from tessera.games.tabula.rules.danger import danger
from tessera.games.tabula.rules.notation import read_position
from tests.games.tabula.brute import Brute, read_side

POSITIONS = [
    (
        "seed",
        "first: 6:7 9:1 10:2 19:2 20:2 23:1",
        "second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2",
    ),
    ("seed", "first: 4:1 7:2 12:1 captured:11", "second: 0:1 1:1 9:2 captured:11"),
    ("classical", "first: 2:1 9:1 12:1 off:12", "second: 1:1 captured:1 off:13"),
]


@pytest.mark.parametrize(("rules", "first", "second"), POSITIONS)
def test_danger_is_exact(rules: str, first: str, second: str) -> None:
    header = f"players=2 rules={rules}"
    own, other = read_position("\n".join([header, first, second, "seat 2: to throw"])).sides
    mine, theirs, slow = read_side(first), read_side(second), Brute(rules)
    ends = {dice: slow.plays(theirs, mine, dice)[1] for dice in {tuple(sorted(d)) for d in THROWS}}
    for place, share in danger(rules, own, other).items():
        ways = sum(
            any(after.count(place) == 0 for _, after in ends[tuple(sorted(dice))])
            for dice in THROWS
        )
        assert share == ways / 216


THROWS = list(product(range(1, 7), repeat=3))


def test_only_single_pieces_are_in_danger() -> None:
    header = "players=2"
    text = "\n".join([header, "first: 5:2 9:13", "second: 0:15", "seat 2: to throw"])
    assert danger("seed", *read_position(text).sides) == {}
