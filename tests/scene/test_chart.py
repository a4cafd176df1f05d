"""The figures of a chart are round, few, and within it."""

from __future__ import annotations

import pytest

from tessera.scene.chart import MOST_TICKS, stacked, ticks
from tessera_kit.fakes.tablet import with_class


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


def test_layers_lie_one_on_the_other_from_the_ground_up() -> None:
    moments = [(0, (0.25, 0.75)), (0.5, (0.5, 0.5)), (1, (1, 0))]
    drawn = with_class(stacked(moments, ["red", "red"], "Chances", "{:.0%}".format), "layer")
    assert [node.attributes["d"] for node in drawn] == [
        "m 0 0 3000 0 3000 0V3000H0Z",
        "m 0 750 3000 750 3000 1500V3000H0Z",
    ]
    assert [node.attributes["class"] for node in drawn] == ["layer red", "layer red again"]
