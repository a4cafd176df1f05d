"""Everybody's exact chance to win from here, by dynamic programming over the totals.

Nobody chooses anything and nobody's throw touches another's, so the game is a race of independent
players. Who begins is no better off: a round is always played to its end. Those who tie at the end
are level in every round that they play on, so each of them has an equal share of the win.

Glossary. *Place*: a number of points as multiples of five. *Short*: not yet at the target. *Draw*:
a number from 0 to 1 that breaks ties, see `RoundOdds`.
"""

from collections.abc import Generator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, count, repeat
from math import cos, pi, prod
from operator import mul
from typing import NamedTuple

from tessera.games.sequences.rules.score import DICE, STEP, ways
from tessera.games.sequences.rules.state import TARGET, State

HOME = TARGET // STEP
"""The first place at the target."""
LEFT_OUT = 1e-6
"""Once the game lasts longer with no more than this chance, its further rounds are left out."""
MOST_DRAWS = 3
"""Exact up to six players. With 24 who all need the same number of points, 5 to 70, the error is
below 10⁻⁸: so seldom do more than six tie."""
NEWTON = 8
"""Steps to a root: each doubles the digits that are right, and the first guess has two."""


@lru_cache(maxsize=256)
def winning(state: State) -> tuple[float, ...]:
    """The chance of each seat to win the game, 0 to 1, to within a millionth; they sum to 1."""
    portions = in_portions(state)
    while True:
        try:
            next(portions)
        except StopIteration as done:
            chances: tuple[float, ...] = done.value
            return chances


def in_portions(state: State) -> Generator[None, None, tuple[float, ...]]:
    """The same for whoever must answer meanwhile: yields after each round that was looked at."""
    seats = range(state.setup.players)
    if state.over:
        return tuple(float(seat == state.seat) for seat in seats)
    if len(seats) == 1 or (state.opening and len({*state.begun}) == 1):
        return (1 / len(seats),) * len(seats)
    won = _play_off(state) if state.play_off else (yield from _race(state))
    return tuple(map(won.get, seats, repeat(0.0)))


def thrown(state: State) -> set[int]:
    """The seats that have had their throw of this round."""
    if state.opening:
        return set()
    players = state.setup.players
    now = (state.seat - state.first) % players
    return {seat for seat in state.rivals if (seat - state.first) % players < now}


def _race(state: State) -> Generator[None, None, dict[int, float]]:
    """Round by round: whoever is highest in the first round in which somebody arrives. The rounds
    left out are taken to end like the others."""
    variant, totals, done = state.variant, state.totals, thrown(state)
    won, number = [0.0] * len(totals), draws(len(totals))
    for turn in count(1):
        places = [(total, turn - (seat in done)) for seat, total in enumerate(totals)]
        # Whoever stands alike has the same chances; of 24 some ten stand differently.
        alike: dict[tuple[int, int], int] = {}
        for place in places:
            alike[place] = alike.get(place, 0) + 1
        odds = [round_odds(variant, *place, number) for place in alike]
        shares = dict(zip(alike, highest(odds, [*alike.values()]), strict=True))
        won = [before + shares[place] for before, place in zip(won, places, strict=True)]
        short = [score_distribution(variant, *place).still_short for place in alike]
        if prod(map(pow, short, alike.values())) < LEFT_OUT:
            break
        yield
    return {seat: share / sum(won) for seat, share in enumerate(won)}


class ScoreDistribution(NamedTuple):
    """Where one player may stand after some throws: the chance of each place that is `short`, of
    all of them together, and of having `arrived` with the last throw at each place from the target
    on. What is missing to 1 has arrived before."""

    short: tuple[float, ...]
    still_short: float
    arrived: tuple[float, ...]


@cache
def score_distribution(variant: str, total: int, throws: int) -> ScoreDistribution:
    """The chances of the places where a player with this total may stand, so many throws later."""
    places = [0.0] * (HOME + max(ways(variant).points) // STEP)
    if throws == 0:
        places[total // STEP] = 1.0
    else:
        before = score_distribution(variant, total, throws - 1)
        gains, wipe = _throw(variant)
        for steps, chance in gains:
            for place, share in enumerate(before.short, steps):
                places[place] += share * chance
        places[0] += before.still_short * wipe
    short = tuple(places[:HOME])
    return ScoreDistribution(short, sum(short), tuple(places[HOME:]))


@cache
def _throw(variant: str) -> tuple[tuple[tuple[int, float], ...], float]:
    """The gains of a throw in places, each with its chance, and the chance of a wipe-out."""
    throws = ways(variant)
    every = 6**DICE
    gains = tuple((points // STEP, n / every) for points, n in throws.points.items())
    return gains, throws.wiping / every


def _play_off(state: State) -> dict[int, float]:
    """One round: whoever is highest after it has won, or still has an equal share."""
    totals, done = state.totals, thrown(state)
    gains, wipe = _throw(state.variant)
    ends: dict[int, dict[int, float]] = {}
    for seat in state.rivals:
        if seat in done:
            ends[seat] = {totals[seat]: 1.0}
        else:
            ends[seat] = {totals[seat] + steps * STEP: chance for steps, chance in gains}
            ends[seat][0] = ends[seat].get(0, 0.0) + wipe
    levels = sorted({total for end in ends.values() for total in end})
    number = draws(len(ends))
    odds = [
        round_odds_of(0.0, [end.get(total, 0.0) for total in levels], number)
        for end in ends.values()
    ]
    return dict(zip(ends, highest(odds, [1] * len(odds)), strict=True))


class RoundOdds(NamedTuple):
    """What it takes to be highest at the end of a round, for one player and one draw.

    Those who tie share the win. That is as if everybody drew a number evenly from 0 to 1, and the
    higher one broke the tie. Who comes to some height and has drawn x is highest if every other one
    is lower, or at the same height with less: `beaten` has the chance of that for each height.
    `lead` is the chance to come to this height oneself, divided by `beaten`, so that the product
    of everybody's `beaten` is enough to know about all others.
    """

    beaten: tuple[float, ...]
    lead: tuple[float, ...]


@cache
def round_odds(variant: str, total: int, throws: int, number: int) -> tuple[RoundOdds, ...]:
    """The odds of a player with this total to win with the last of so many throws."""
    where = score_distribution(variant, total, throws)
    return round_odds_of(where.still_short, where.arrived, number)


def round_odds_of(below: float, at: Sequence[float], number: int) -> tuple[RoundOdds, ...]:
    """The odds of a player for so many draws: `at` has the chances of some heights, ascending and
    the same for all players, `below` is the chance to be lower than these."""
    lower = tuple(accumulate(at, initial=below))
    odds = []
    for x, _ in _draws(number):
        beaten = tuple([low + x * same for low, same in zip(lower, at, strict=False)])
        lead = tuple([same and same / each for same, each in zip(at, beaten, strict=True)])
        odds.append(RoundOdds(beaten, lead))
    return tuple(odds)


def highest(kinds: Sequence[tuple[RoundOdds, ...]], alike: Sequence[int]) -> list[float]:
    """The chance of one player of each kind to be highest, ties shared equally, averaged over the
    draws. `alike` says how many players are of the kind."""
    won = [0.0] * len(kinds)
    by_draw = zip(*kinds, strict=True)
    for (_, weight), everybody in zip(_draws(len(kinds[0])), by_draw, strict=True):
        beaten = [
            one.beaten if number == 1 else tuple(map(pow, one.beaten, repeat(number)))
            for one, number in zip(everybody, alike, strict=True)
        ]
        all_beaten = list(map(prod, zip(*beaten, strict=True)))
        for kind, one in enumerate(everybody):
            won[kind] += weight * sum(map(mul, all_beaten, one.lead))
    return won


def draws(players: int) -> int:
    """The number of draws that average a product over so many players."""
    return min((players + 1) // 2, MOST_DRAWS)


@cache
def _draws(number: int) -> tuple[tuple[float, float], ...]:
    """Gauss and Legendre's points from 0 to 1 with their weights: so many of them average every
    polynomial of a degree below twice their number exactly."""
    weighted = []
    for index in range(number):
        x = cos(pi * (index + 0.75) / (number + 0.5))
        for _ in range(NEWTON):
            before, value = 1.0, x
            for n in range(2, number + 1):
                before, value = value, ((2 * n - 1) * x * value - (n - 1) * before) / n
            slope = number * (x * value - before) / (x * x - 1)
            x -= value / slope
        weighted.append(((1 + x) / 2, 1 / ((1 - x * x) * slope * slope)))
    return tuple(weighted)
