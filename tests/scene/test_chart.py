"""The figures of a chart are round, few, and within it."""

from __future__ import annotations

import pytest

from tessera.i18n import translator
from tessera.scene.chart import MOST_TICKS, ticks
from tessera.screens.pages.curve import curve, win_history


@pytest.mark.parametrize(
    ("low", "high", "figures"),
    [
        (0, 0, (0,)),
        (0, 4, (0, 1, 2, 3, 4)),
        (0, 6, (0, 2, 4, 6)),
        (0, 105, (0, 50, 100)),
        (-30, 20, (-20, 0, 20)),
        (3, 11, (4, 6, 8, 10)),
    ],
)
def test_figures_are_round_numbers(low, high, figures) -> None:
    assert ticks(low, high) == figures


def test_figures_are_never_too_many() -> None:
    for high in range(3_000):
        found = ticks(0, high)
        assert 1 <= len(found) <= MOST_TICKS + 1
        assert found[-1] <= high


def test_a_finished_game_has_a_scale_both_ways() -> None:
    say = translator("en")
    heights = ((0, 0), *((n, n // 2) for n in range(1, 101)))
    drawn = curve(say, "Points", heights, ["Ana", "Rui"], ["green", "blue"]).text()
    assert all(figure in drawn for figure in ("50", "100"))
    chances = win_history(
        say, [(0, (0.5, 0.5)), (8, (1.0, 0.0))], ["Ana", "Rui"], ["green", "blue"]
    )
    assert "75%" in chances.text()
    assert "2468" in chances.text()
