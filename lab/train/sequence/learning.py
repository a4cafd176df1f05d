"""How the net learns from games: TD(λ).

After each of its turns a seat expects what the net says after its next one, and partly what it then
expects in its turn; in the end, whether its side won. The error is the cross entropy to that; steps
are Adam's (Kingma and Ba 2015), for each stage by itself.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from lab.train.sequence.board import NOTHING, Ints
from lab.train.sequence.cards import Terms
from lab.train.sequence.inputs import Tables
from lab.train.sequence.network import Floats, Net, chance, logit
from lab.train.sequence.planner import Doubles, Plan
from lab.train.sequence.selfplay import Record, new_record, play

LAMBDA = 0.7
FIRST_RATE, LAST_RATE = 2e-3, 1e-4
"""Adam's step at the beginning and at the end; it falls by the same factor with every game."""
DECAYS = 0.9, 0.999
TINY = 1e-6
GAMES = 2
"""The number of games between two steps."""
ENOUGH = 20
"""A stage waits for so many positions before it takes a step."""


@njit
def expected(record: Record, turns: int, winner: int, terms: Terms) -> Doubles:
    """The target of each turn: the chance to win that the net should have given."""
    targets = np.empty(turns)
    following = np.full(terms.seats, NOTHING)
    for turn in range(turns - 1, -1, -1):
        seat = record.seats[turn]
        after = following[seat]
        if after != NOTHING:
            targets[turn] = (1 - LAMBDA) * record.chances[after] + LAMBDA * targets[after]
        elif winner == NOTHING:
            targets[turn] = 1 / terms.sides
        else:
            targets[turn] = seat % terms.sides == winner
        following[seat] = turn
    return targets


@njit(fastmath=True)
def add_slopes(
    record: Record,
    turns: int,
    targets: Doubles,
    scales: Floats,
    net: Net,
    slopes: Net,
    counts: Ints,
) -> float:
    """Adds the gradient of the error to `slopes`, and counts the positions of each stage. The sum
    of the errors."""
    lanes = np.empty(net.bias.shape[1], np.float32)
    hidden, error = len(lanes) - 1, 0.0
    for turn in range(turns):
        inputs, reached, target = record.inputs[turn], record.stages[turn], targets[turn]
        value = chance(logit(inputs, scales, net, reached, lanes))
        error -= target * np.log(max(value, 1e-6)) + (1 - target) * np.log(max(1 - value, 1e-6))
        off = np.float32(value - target)
        for unit in range(hidden):
            slopes.output[reached, unit] += off * lanes[unit]
            steep = (1 - abs(lanes[unit])) ** 2
            lanes[unit] = off * net.output[reached, unit] * steep
        lanes[hidden] = off
        slopes.bias[reached] += lanes
        for at in range(len(inputs)):
            if inputs[at]:
                amount = np.float32(inputs[at]) * scales[at]
                for lane in range(len(lanes)):
                    slopes.rows[reached, at, lane] += amount * lanes[lane]
        counts[reached] += 1
    return error


@njit(fastmath=True)
def _step(
    weights: Floats, slopes: Floats, means: Floats, squares: Floats, share: float, rate: float
) -> None:
    for at in range(len(weights)):
        slope = slopes[at] * share
        slopes[at] = 0
        means[at] = DECAYS[0] * means[at] + (1 - DECAYS[0]) * slope
        squares[at] = DECAYS[1] * squares[at] + (1 - DECAYS[1]) * slope * slope
        weights[at] -= rate * means[at] / (np.sqrt(squares[at]) + TINY)


@njit
def step(net: Net, slopes: Net, means: Net, squares: Net, counts: Ints, rate: float) -> None:
    """Takes a step in each stage that has seen enough positions, and starts its counts anew."""
    for reached in range(len(counts)):
        if counts[reached] < ENOUGH:
            continue
        share = 1 / counts[reached]
        counts[reached] = 0
        _step(
            net.rows[reached].ravel(),
            slopes.rows[reached].ravel(),
            means.rows[reached].ravel(),
            squares.rows[reached].ravel(),
            share,
            rate,
        )
        _step(
            net.bias[reached],
            slopes.bias[reached],
            means.bias[reached],
            squares.bias[reached],
            share,
            rate,
        )
        _step(
            net.output[reached],
            slopes.output[reached],
            means.output[reached],
            squares.output[reached],
            share,
            rate,
        )


@njit
def seed_chance(seed: int) -> None:
    """Seeds the random numbers of compiled loops, which have a generator of their own."""
    np.random.seed(seed)


@njit
def learn(
    terms: Terms,
    tables: Tables,
    plans: tuple[Plan, ...],
    mixes: Doubles,
    net: Net,
    slopes: Net,
    means: Net,
    squares: Net,
    counts: Ints,
    first: int,
    last: int,
    number: int,
) -> tuple[float, float]:
    """Plays and learns from the games from `first` to before `last`, of `number` in all. The mean
    error of a position, and the mean number of turns of a game."""
    record = new_record(net.rows.shape[1])
    error, positions = 0.0, 0
    for game in range(first, last):
        winner, turns = play(terms, tables, plans, net, mixes, record)
        targets = expected(record, turns, winner, terms)
        error += add_slopes(record, turns, targets, tables.scales, net, slopes, counts)
        positions += turns
        if (game + 1) % GAMES == 0:
            rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (game / number)
            step(net, slopes, means, squares, counts, rate)
    return error / positions, positions / (last - first)
