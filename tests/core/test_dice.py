"""Dice: which throws there are, how likely each is, and their text."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tessera.core.dice import Roll, read_roll, throws, write_roll
from tessera.core.rules import Illegal


@pytest.mark.parametrize(
    ("dice", "different", "ways"), [(1, 6, 6), (2, 21, 36), (3, 56, 216), (6, 462, 46_656)]
)
def test_how_many_throws_there_are(dice: int, different: int, ways: int) -> None:
    assert len(throws(dice)) == different
    assert sum(weight for _, weight in throws(dice)) == ways


def test_a_double_is_half_as_likely_as_two_different_dice() -> None:
    assert throws(2)[:7] == (
        (Roll((1, 1)), 1),
        (Roll((1, 2)), 2),
        (Roll((1, 3)), 2),
        (Roll((1, 4)), 2),
        (Roll((1, 5)), 2),
        (Roll((1, 6)), 2),
        (Roll((2, 2)), 1),
    )


@pytest.mark.parametrize("count", [2, 3])
def test_the_weights_are_the_ways_to_throw(count: int) -> None:
    ways = Counter(Roll(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=count))
    assert dict(throws(count)) == ways


def test_how_likely_each_total_of_two_dice_is() -> None:
    totals: Counter[int] = Counter()
    for roll, weight in throws(2):
        totals[roll.total] += weight
    assert totals == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}


def test_throws_come_in_a_fixed_order() -> None:
    assert list(throws(3)) == sorted(throws(3))


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_the_text_of_every_throw_reads_back(count: int) -> None:
    for roll, _ in throws(count):
        assert read_roll(write_roll(roll), count) == roll


def test_dice_are_written_in_ascending_order_and_read_in_any() -> None:
    assert write_roll(Roll((2, 5))) == "roll 2 5"
    assert read_roll("roll 5 2", 2) == Roll((2, 5))


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "roll", "roll 1", "roll 1 2 3", "roll 0 1", "roll 1 7", "roll 12", "roll 1,2",
        "throw 1 2", "Roll 1 2", "roll1 2", "roll -1 2", "roll 1 ²", "roll 1 ٢", "roll 1 two",
        " roll 1 2", "1 2",
    ],
)  # fmt: skip
def test_anything_else_is_no_throw_of_two_dice(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_roll(text, 2)
    assert (refusal.value.code, refusal.value.facts) == ("unreadable", {"text": text})
