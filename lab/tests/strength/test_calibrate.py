"""How chances are held against what came."""

from __future__ import annotations

from random import Random

import pytest

from lab.strength.calibrate import Told, calibration_error, fitted, pairs_of


def games(steepness: float, count: int = 3000) -> list[list[Told]]:
    """Games of one position each, whose evaluation should be so many times as steep."""
    rng, found = Random(1), []
    for _ in range(count):
        logit = rng.gauss(0, 1.5)
        (chance, _), won = next(pairs_of([told(logit, 1)], steepness)), rng.random()
        found.append([told(logit, won < chance)])
    return found


def told(logit: float, won: float) -> Told:
    return Told((logit, -logit), (float(won), 1 - float(won)))


@pytest.mark.parametrize("true", [0.5, 1.0, 2.0])
def test_the_steepness_is_found_within_its_interval(true: float) -> None:
    found, margin = fitted(games(true))
    assert margin < 0.15
    assert abs(found - true) < 1.5 * margin


def test_the_error_is_the_distance_between_what_was_said_and_what_came() -> None:
    # 65 % of which half came: 15 points off, for two of six. 25 % of which a quarter came: none.
    said = [(0.65, 1.0), (0.65, 0.0), *[(0.25, n == 0) for n in range(4)]]
    assert calibration_error(said) == pytest.approx(0.15 * 2 / 6)


def test_a_curve_as_steep_as_it_should_be_has_less_error() -> None:
    fresh = [one for game in games(2.0) for one in game]
    off, right = (calibration_error(pairs_of(fresh, steepness)) for steepness in (1.0, 2.0))
    assert right < 0.02 < 0.05 < off
