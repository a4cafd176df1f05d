"""Chance: the same numbers for the same key, and every outcome as likely as its weight says."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.chance import draw, generator
from tessera.core.dice import throws


class Scripted(Random):
    """Answers every question with the number it was made with."""

    def __init__(self, answer: int) -> None:
        super().__init__()
        self.answer = answer
        self.asked: list[int] = []

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        self.asked.append(start)
        return self.answer


def numbers(seed: str, purpose: str, n: int) -> list[int]:
    rng = generator(seed, purpose, n)
    return [rng.randrange(1_000_000) for _ in range(5)]


def test_the_numbers_of_a_key_are_the_same_on_every_machine() -> None:
    """Pinned: a change here would change the dice of games that people have saved."""
    assert numbers("9f86d081884c7d65", "chance", 0) == [
        97954, 393664, 515829, 974014, 905619
    ]  # fmt: skip
    assert numbers("9f86d081884c7d65", "chance", 1) == [
        458240, 490088, 292274, 927024, 472204
    ]  # fmt: skip


def test_the_dice_of_a_key_are_the_same_on_every_machine() -> None:
    drawn = [draw(throws(2), generator("family", "chance", n)).dice for n in range(6)]
    assert drawn == [(1, 2), (5, 6), (1, 2), (2, 4), (3, 6), (1, 6)]


@given(st.lists(st.integers(0, 50), unique=True))
def test_the_order_of_asking_changes_nothing(order: list[int]) -> None:
    asked = {n: numbers("seed", "chance", n) for n in order}
    assert asked == {n: numbers("seed", "chance", n) for n in sorted(order)}


def test_every_seed_purpose_and_number_has_numbers_of_its_own() -> None:
    keys = [(s, p, n) for s in ("a", "b", "") for p in ("chance", "bot") for n in range(50)]
    assert len({tuple(numbers(*key)) for key in keys}) == len(keys)


@pytest.mark.parametrize(
    "weights",
    [{"a": 1}, {"a": 1, "b": 1}, {"a": 3, "b": 1, "c": 2}, dict(throws(2)), dict(throws(3))],
    ids=["one", "equal", "unequal", "two dice", "three dice"],
)
def test_each_outcome_comes_as_often_as_its_weight(weights: dict[object, int]) -> None:
    outcomes, total = tuple(weights.items()), sum(weights.values())
    drawn = Counter(draw(outcomes, Scripted(answer)) for answer in range(total))
    assert drawn == weights


def test_one_number_below_the_sum_of_the_weights_is_asked_for() -> None:
    rng = Scripted(0)
    draw((("a", 3), ("b", 4)), rng)
    assert rng.asked == [7]


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="empty"):
        draw((), Random(1))
