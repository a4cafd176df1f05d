"""What the net is told of a position, against positions counted by eye."""

from __future__ import annotations

import pytest

from lab.train.tactics import spread, tactics
from tessera.games.tabula.bots.features import (
    DANGERS,
    INPUTS,
    MARGIN,
    NUMBERS,
    TACTICS,
    Number,
)
from tessera.games.tabula.rules.notation import read_position
from tests.games.tabula.positions import positions

NAMES = [number.name for number in TACTICS]


def told(first: str, second: str, *, rules: str = "seed") -> dict[str, int]:
    """The tactical numbers once the first seat has moved, by name, without those that are 0."""
    lines = [f"players=2 rules={rules}", f"first: {first}", f"second: {second}"]
    sides = read_position("\n".join([*lines, "seat 2: to throw"])).sides
    numbers = tactics(*sides, returns=rules == "classical")
    return {name: n for name, n in zip(NAMES, numbers, strict=True) if n}


def test_singles_within_one_two_and_three_dice() -> None:
    """The hunter on 2 reaches 6 with a 4, 12 with two dice and 20 with three, not 21."""
    seen = told("6:1 12:1 20:1 21:1 off:11", "2:2 off:13")
    assert seen["mover: dice that hit"] == 1
    assert seen["mover: blots in reach of one die"] == 1
    assert seen["mover: of them in quarter 1"] == 1
    assert seen["mover: blots in reach of two dice"] == 1
    assert seen["mover: blots in reach of three dice"] == 1
    assert seen["mover: blots ahead of an enemy"] == 4
    assert "waiter: blots ahead of an enemy" not in seen


def test_different_dice_that_hit_are_counted_once() -> None:
    """From 7 and 8 to 10 and 13: the threes, twos, sixes and fives hit."""
    seen = told("10:1 13:1 off:13", "7:2 8:2 off:11")
    assert seen["mover: dice that hit"] == 4
    assert seen["mover: blots in reach of one die"] == 2
    assert seen["mover: of them in quarter 2"] == 1
    assert seen["mover: of them in quarter 3"] == 1


def test_closed_points_stop_what_comes_by_two_dice() -> None:
    """From 1 to 9 every point that one die reaches is closed, so nothing can stop between."""
    seen = told("2:2 3:2 4:2 5:2 6:2 7:2 9:1 off:2", "1:2 off:13")
    assert "mover: blots in reach of two dice" not in seen
    assert seen["mover: longest prime"] == 6
    assert seen["mover: made points"] == 6
    assert seen["mover: steps closed to the enemy"] == 6


def test_pieces_not_entered_hunt_and_are_in_no_danger() -> None:
    seen = told("4:1 0:14", "0:15")
    assert seen["mover: dice that hit"] == 1
    assert not any(name.startswith("waiter: dice") for name in seen)


def test_captured_pieces_hunt_only_where_they_return() -> None:
    sides = "4:1 off:14", "20:2 off:12 captured:1"
    assert told(*sides, rules="classical")["mover: dice that hit"] == 1
    assert "mover: dice that hit" not in told(*sides)


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(0, 2, 2), (3, 1, -2), (14, 1, -6)])
def test_who_has_lost_less(mine: int, theirs: int, expected: int) -> None:
    first = f"5:2 off:{13 - mine} captured:{mine}" if mine < 13 else "5:1 captured:14"
    seen = told(first.replace(" captured:0", ""), f"9:2 off:{13 - theirs} captured:{theirs}")
    assert seen.get("mover has lost less", 0) == MARGIN + expected


@pytest.mark.parametrize("rules", ["seed", "classical"])
def test_every_number_stays_within_its_most(rules: str) -> None:
    for (mover, waiter), _ in positions(rules, 400, "features"):
        numbers = tactics(mover, waiter, returns=rules == "classical")
        assert all(0 <= n <= t.most for n, t in zip(numbers, TACTICS, strict=True))


def test_a_number_is_spread_over_its_inputs() -> None:
    number = Number("pieces", 15, (1, 2), slope=True)
    assert number.names == ("pieces 1+", "pieces 2+", "pieces each")
    assert [spread(number, n) for n in (0, 1, 5)] == [(0, 0, 0), (1, 0, 1), (1, 1, 5)]


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(set(INPUTS)) == len(INPUTS) == sum(len(spread(n, 0)) for n in NUMBERS)
    assert len(TACTICS) == 2 * len(DANGERS) + 1
