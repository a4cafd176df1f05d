"""The figures of a chart are round, few, and within it."""

from __future__ import annotations

import pytest

from tessera.features.story.analysis.in_parts import Bars
from tessera.features.story.charts import curve, win_history
from tessera.i18n import translator
from tessera.scene.chart import MOST_TICKS, Edges, layers, ticks


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


def test_what_grows_is_what_it_would_be_at_once() -> None:
    moments = [(n / 9, ((n + 3) / 21, (9 - n) / 21, 9 / 21)) for n in range(10)]
    values = [(n / 9, ("red", "blue")[n % 2], (n - 4) / 10) for n in range(10)]
    edges, grown, bars, longer = Edges(), Edges(), Bars(0.5, 0.2), Bars(0.5, 0.2)
    edges.grow(moments)
    bars.grow(values)
    for at in range(0, 10, 3):
        grown.grow(moments[at : at + 3])
        longer.grow(values[at : at + 3])
    grown.grow([])
    assert (grown.points, grown.texts) == (edges.points, edges.texts)
    assert (longer.known, longer.reach, longer.paths) == (bars.known, bars.reach, bars.paths)


def test_layers_lie_one_on_the_other_from_the_ground_up() -> None:
    edges = Edges()
    edges.grow([(0, (0.25, 0.75)), (0.5, (0.5, 0.5)), (1, (1, 0))])
    drawn = layers(["red", "red"], edges)
    assert [node.attributes["d"] for node in drawn] == [
        "m 0 0 3000 0 3000 0V3000H0Z",
        "m 0 750 3000 750 3000 1500V3000H0Z",
    ]
    assert [node.attributes["class"] for node in drawn] == ["layer red", "layer red again"]
