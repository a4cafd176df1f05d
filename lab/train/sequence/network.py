"""The net while it learns: one layer of hidden units for each stage of a game, and a straight way
past it, which is the last lane of what is added up.

`tessera.games.sequence.bots.net` is what becomes of it on the page. The activation is
x / (1 + |x|): the page has it of whole numbers without a table or a power.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from lab.train.sequence.board import Ints
from lab.train.sequence.export import stages_of
from lab.train.sequence.inputs import Counts
from lab.train.sequence.scales import scales
from tessera.games.sequence.bots.inputs import size
from tessera.games.sequence.bots.net import file_name, lines
from tools.paths import PACKAGE

Floats = NDArray[np.float32]

HIDDEN = 32
SPREAD = 0.1
"""The standard deviation of weights before anything is learned."""


class Net(NamedTuple):
    """The weights of a net, or other arrays with one number for each weight."""

    rows: Floats
    """[stage, input, lane]"""
    bias: Floats
    """[stage, lane]"""
    output: Floats
    """[stage, hidden unit]"""


def stages(sides: int) -> int:
    """The number of stages: see `stage` of the page."""
    return 4 if sides == 2 else 1


def zeros(sides: int) -> Net:
    """A net with 0 for each weight."""
    number, lanes = stages(sides), HIDDEN + 1
    return Net(
        np.zeros((number, size(sides), lanes), np.float32),
        np.zeros((number, lanes), np.float32),
        np.zeros((number, HIDDEN), np.float32),
    )


def untaught(sides: int, seed: int) -> Net:
    """A net with random weights, which takes every position for roughly even."""
    rng, net = np.random.default_rng(seed), zeros(sides)
    net.rows[:, :, :HIDDEN] = SPREAD * rng.normal(size=net.rows[:, :, :HIDDEN].shape)
    net.output[:] = SPREAD * rng.normal(size=net.output.shape)
    return net


def shipped(sides: int) -> Net:
    """The net that the page has."""
    written = (PACKAGE / "games/sequence/bots" / file_name(sides)).read_text(encoding="ascii")
    found = stages_of(lines(written), scales(sides))
    return Net(
        np.array([each.rows for each in found], np.float32),
        np.array([each.bias for each in found], np.float32),
        np.array([each.output for each in found], np.float32),
    )


@njit
def stage(claimed: Ints, me: int) -> int:
    """The stage of a game, the same as `stage` of the page."""
    if len(claimed) > 2:
        return 0
    return 2 * min(claimed[me], 1) + min(claimed[1 - me], 1)


@njit(fastmath=True)
def logit(inputs: Counts, scales: Floats, net: Net, reached: int, lanes: Floats) -> float:
    """The chance to win as a logit. `lanes` is filled with the activations of the hidden units."""
    lanes[:] = net.bias[reached]
    for at in range(len(inputs)):
        if inputs[at]:
            value = np.float32(inputs[at]) * scales[at]
            for lane in range(len(lanes)):
                lanes[lane] += value * net.rows[reached, at, lane]
    total = lanes[-1]
    for unit in range(len(lanes) - 1):
        lanes[unit] /= np.float32(1) + abs(lanes[unit])
        total += lanes[unit] * net.output[reached, unit]
    return total


@njit
def chance(found: float) -> float:
    """The logistic curve."""
    return 1 / (1 + np.exp(-found))
