"""The trainer of Sequence Dice learns, and always the same; its files are what the game reads."""

from __future__ import annotations

import pytest

from tessera.games.sequence_dice.judgement import ONE, After, Judgement, learned
from tessera.games.sequence_dice.state import UNLIMITED
from tools.train.sequence_dice import teach

WAYS = ((2, 6), (2, 5), (3, 5))
"""Sides, and chips in line."""


def test_the_same_seed_teaches_the_same() -> None:
    assert teach(2, 5, 1, 20).weights == teach(2, 5, 1, 20).weights
    assert teach(2, 5, 1, 20).weights != teach(2, 5, 2, 20).weights


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_after_some_games_it_knows_a_good_position(sides: int, line: int) -> None:
    """With a block of chips it expects more than with nothing, and less if another has them."""
    teacher = teach(sides, line, 1, 150)
    weights = [[round(ONE * weight) for weight in row] for row in teacher.weights]
    weights += [[-weight for weight in weights[0]]] * (sides == 2)
    judgement = Judgement(line, UNLIMITED, teacher.patterns, tuple(weights))
    block = 0b001111 | 0b001111 << 6 | 0b001111 << 12
    empty, good, bad = (
        judgement.chance(After(chips, 0), 0)
        for chips in ((0,) * sides, (block,) + (0,) * (sides - 1), (0,) * (sides - 1) + (block,))
    )
    assert bad < empty < good


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_what_is_shipped_has_a_weight_for_every_pattern(sides: int, line: int) -> None:
    judgement = learned(sides, line, UNLIMITED)
    assert [len(row) for row in judgement.weights] == [judgement.patterns.size] * sides
