"""Turning points are told from one side."""

from __future__ import annotations

import pytest

from tessera.features.story.analysis.turning import turning_points
from tessera.kit.analysis import Analysis, GameStep


def step(at: int, side: int, before: float, after: float) -> GameStep:
    """A choice in a game for two, by the first side's chances."""
    chances = (before, 1 - before), (after, 1 - after)
    return GameStep(at, at + 1, "choice", side, side, *chances)


CHANGES = (9, -12, 11, 2, 30, -20)  # Points; three are told.
OPEN = Analysis((0, 1), tuple(step(n, 0, 0.5, 0.5 + c / 100) for n, c in enumerate(CHANGES)))


def test_the_game_turned_where_most_changed() -> None:
    points = turning_points(OPEN, 0, hidden=False)
    assert [point.step.at for point in points] == [1, 4, 5]
    assert points[1].after == pytest.approx(0.8)


def test_the_other_side_has_the_same_ones_the_other_way_round() -> None:
    points = turning_points(OPEN, 1, hidden=False)
    assert [point.step.at for point in points] == [1, 4, 5]
    assert points[1].after == pytest.approx(0.2)


def test_where_hands_are_hidden_only_what_the_side_saw_counts() -> None:
    # What the second side thinks of itself is told as 90 % and is nothing that the first one saw.
    steps = (step(0, 0, 0.5, 0.5), step(1, 1, 0.1, 0.1), step(2, 0, 0.3, 0.3), step(3, 1, 0.9, 0.9))
    points = turning_points(Analysis((0, 1), steps, (0.0, 1.0)), 0, hidden=True)
    assert [(point.step.at, point.before, point.after) for point in points] == [
        (1, 0.5, 0.3),
        (3, 0.3, 0.0),
    ]
