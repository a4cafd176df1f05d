"""The net in packed integers gives what plain floats give, and no lane can overflow."""

from __future__ import annotations

from math import exp

import pytest

from lab.train.lanes import Range, contributions, ranges
from lab.train.tactics import spread, tactics
from tessera.games.tabula.bots.accumulator import MOST, Known
from tessera.games.tabula.bots.features import INPUTS, NUMBERS
from tessera.games.tabula.bots.net import (
    MIDDLE,
    PRECISION,
    UNIT,
    Weights,
    build,
    net,
    read_weights,
    win_probability,
)
from tessera.games.tabula.rules.variants import VARIANTS
from tests.games.tabula.positions import positions
from tools.paths import PACKAGE

CLOSE = 0.001
"""How far apart, in chance to win, the curve in steps of one lane and the real one may be."""


def shipped(rules: str) -> Weights:
    path = PACKAGE / "games" / "tabula" / "bots" / f"{rules}.weights"
    return read_weights(path.read_text(encoding="ascii"))


def made(rows: dict[str, int], *, bias: int = 0) -> Weights:
    """Weights of one hidden unit: 0 but for some inputs."""
    return Weights(256, (bias,), tuple((rows.get(name, 0),) for name in INPUTS), (PRECISION,), 0)


def numbers(mover: int, waiter: int, rules: str) -> list[int]:
    """All numbers that the net is told."""
    pieces = [side >> 4 * place & 15 for side in (mover, waiter) for place in range(27)]
    return [*pieces, *tactics(mover, waiter, returns=VARIANTS[rules].returns)]


def plain(weights: Weights, values: list[int]) -> float:
    """The chance to win as anybody would work it out: in floats, input by input."""
    inputs = [x for number, n in zip(NUMBERS, values, strict=True) for x in spread(number, n)]
    answer = weights.end / UNIT
    for unit, output in enumerate(weights.output):
        total = weights.bias[unit] + sum(
            x * row[unit] for x, row in zip(inputs, weights.rows, strict=True) if x
        )
        answer += output / PRECISION / (1 + exp(-total / weights.one))
    return 1 / (1 + exp(-answer))


@pytest.mark.parametrize("rules", VARIANTS)
def test_packed_integers_give_what_floats_give(rules: str) -> None:
    weights, evaluator = shipped(rules), net(rules, returns=VARIANTS[rules].returns)
    for (mover, waiter), _ in positions(rules, 60, "net"):
        expected = plain(weights, numbers(mover, waiter, rules))
        assert win_probability(evaluator.logit(mover, waiter)) == pytest.approx(expected, abs=CLOSE)


# --- no lane overflows ---


@pytest.mark.parametrize("rules", VARIANTS)
def test_no_lane_of_the_shipped_nets_can_overflow(rules: str) -> None:
    assert all(lane.fits for lane in ranges(shipped(rules)))


@pytest.mark.parametrize("rules", VARIANTS)
def test_positions_stay_within_the_ranges(rules: str) -> None:
    weights = shipped(rules)
    parts, lanes = contributions(weights), ranges(weights)
    for (mover, waiter), _ in positions(rules, 60, "lanes"):
        rows = [part[n] for part, n in zip(parts, numbers(mover, waiter, rules), strict=True)]
        for unit, (bias, lane) in enumerate(zip(weights.bias, lanes, strict=True)):
            total = MIDDLE + bias + sum(row[unit] for row in rows)
            assert lane.least <= total <= lane.most


def test_fifteen_pieces_are_placed_as_badly_as_can_be() -> None:
    """One for each place that holds a piece: fifteen at most, and one at least."""
    rows = {f"waiter on {place} 1+": 1 for place in range(27)}
    assert ranges(made(rows, bias=7)) == [Range(MIDDLE + 8, MIDDLE + 22)]


def test_both_sides_and_the_tactical_numbers_add_up() -> None:
    rows = {"mover on 5 each": 10, "waiter on 5 each": 1, "waiter: longest prime 6+": -1000}
    assert ranges(made(rows)) == [Range(MIDDLE - 1000, MIDDLE + 165)]


@pytest.mark.parametrize(("weight", "fits"), [(2184, True), (2185, False), (-2184, True)])
def test_what_would_overflow_is_found(weight: int, fits: bool) -> None:  # noqa: FBT001
    """Fifteen pieces on point 24 may add 32767, but not 32768."""
    (lane,) = ranges(made({"mover on 24 each": weight}, bias=7 if weight > 0 else -8))
    assert lane.fits is fits


def test_a_full_lane_does_not_run_over_into_the_next() -> None:
    """Two units, the first at its very top and at its very bottom, the second undisturbed."""
    for first in (MIDDLE - 1, -MIDDLE):
        rows = tuple((0, 0) for _ in INPUTS)
        evaluator = build(Weights(256, (first, 0), rows, (0, PRECISION), 0), returns=False)
        assert evaluator.logit(*next(positions("seed", 1, "x"))[0]) == UNIT // 2


def test_what_is_remembered_stays_small() -> None:
    known = Known(lambda key: -key)
    for key in range(2 * MOST + 1):
        assert known[key] == known[key] == -key
    assert len(known) <= MOST


# --- files ---


def test_even_chances() -> None:
    assert win_probability(0) == 0.5
    assert win_probability(UNIT) == pytest.approx(0.731, abs=0.001)


def test_weights_for_other_inputs_are_refused() -> None:
    text = (PACKAGE / "games" / "tabula" / "bots" / "seed.weights").read_text(encoding="ascii")
    with pytest.raises(ValueError, match="other inputs"):
        read_weights(text.replace("waiter: longest prime 6+", "waiter: longest prime 7+"))


@pytest.mark.parametrize("rules", VARIANTS)
def test_a_file_of_weights_says_how_it_was_made(rules: str) -> None:
    text = (PACKAGE / "games" / "tabula" / "bots" / f"{rules}.weights").read_text(encoding="ascii")
    assert text.startswith(f"# make train RULES={rules} SEED=")
