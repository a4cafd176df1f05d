"""The curve that makes a chance of a total is the one that the results came from."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from lab.train.calibration import told
from lab.train.curve import examples, fitted
from tessera.games.sequence_dice.bots.expert import expert
from tessera.games.sequence_dice.rules import RULES


def test_it_finds_the_curve_behind_the_results() -> None:
    rng = Random(1)
    totals = [rng.uniform(-1, 1) for _ in range(20_000)]
    found = [(total, rng.random() < 1 / (1 + exp(-3 * total - 0.5))) for total in totals]
    assert fitted(found) == pytest.approx((3, 0.5), abs=0.15)


def test_the_examples_of_a_game_have_both_results() -> None:
    assert {won for _, won in examples(2, "test")} == {True, False}


def test_most_of_three_sides_examples_are_of_those_who_lost() -> None:
    found = told(RULES, expert, RULES.standard_setup(3), "test")
    assert 0 < sum(won for _, won in found) < len(found) / 2
