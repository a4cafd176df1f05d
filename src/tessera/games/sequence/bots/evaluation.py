"""What a position promises a side, five by five.

Every five has one number for every side: roughly the chance that the side fills it, times what
that would bring. Each of its squares gives a factor: 1 where a chip of the side lies; on a free
square how likely its card is at hand in time; less still where another's chip is an obstacle. A
protected chip ends the five, and so does a sequence that shares more than one square with it. A
chip put down or taken off changes one factor of the fives through its square, so one pass over all
fives tells what every play gains.
"""

from typing import NamedTuple

from tessera.core.cards import UNKNOWN
from tessera.core.grid import squares
from tessera.games.sequence.bots.weights import Weights
from tessera.games.sequence.rules.board import CORNERS, FIVES, PRINTED, SIZE, TWO_EYED
from tessera.games.sequence.rules.engine import Sequences, free_squares, protected
from tessera.games.sequence.rules.state import PACKS, State, unseen

MEMBERS = tuple((five, squares(five & ~CORNERS)) for five in FIVES)
"""Each five with its squares, without the corners: these count for everybody."""
STRAIGHT = tuple(
    (five, members)
    for five, members in MEMBERS
    if 1 in (len({s // SIZE for s in members}), len({s % SIZE for s in members}))
)
"""Those along rows and columns."""
ALIKE = (1.0,) * 6


class Evaluation(NamedTuple):
    """The value of a position for one side."""

    total: float
    """Its own fives and sequences less those of the others."""
    gain: list[float]
    """For each square, how much the total grows by putting a chip of the side there, or, where
    another's chip lies, by taking that off."""


def evaluate(seen: State, side: int, sequences: Sequences, weights: Weights) -> Evaluation:
    """The evaluation for a side, if these are the sequences, as far as `seen` tells."""
    left, free, safe = unseen(seen), free_squares(seen.chips), protected(sequences)
    total, gain = 0.0, [0.0] * len(PRINTED)
    for other, (chips, claimed) in enumerate(zip(seen.chips, sequences, strict=True)):
        mine, wins = other == side, len(claimed) + 1 >= seen.terms.needed[other]
        fives = weights.own if mine else weights.others
        sign = 1.0 if mine else -weights.defence / (len(sequences) - 1)
        total += sign * weights.claimed * (len(claimed) + seen.terms.given[other])
        reached = reaches(seen, other, left, weights, fives.horizon)
        chances = [fives.tempo * reach for reach in reached]
        obstacle = fives.obstacle
        factors, growth = _factors(chips, free, chances, obstacle, mine=mine)
        times = (1.0, *fives.missing, 1.0, 1.0) if mine or wins else ALIKE
        promise = sign if wins else sign * fives.first
        own = chips | CORNERS
        for five, members in MEMBERS if weights.diagonals else STRAIGHT:
            need = five & ~own
            if need & safe or any((five & old).bit_count() > 1 for old in claimed):
                continue
            value = promise
            for square in members:
                value *= factors[square]
            if not need & ~free:
                value *= times[need.bit_count()]
            total += value
            for square in members:
                gain[square] += value * growth[square]
    return Evaluation(total, gain)


def _factors(
    chips: int, free: int, chances: list[float], obstacle: float, *, mine: bool
) -> tuple[list[float], list[float]]:
    """For each square its factor in the fives of the side with these chips, and the relative growth
    of that factor if I put a chip there or take one off."""
    factors, growth = [1.0] * len(chances), [0.0] * len(chances)
    for square, chance in enumerate(chances):
        bit = 1 << square
        if free & bit:
            factors[square] = chance
            growth[square] = (1 / chance if mine else obstacle) - 1
        elif not chips & bit:
            factors[square] = obstacle * chance
            growth[square] = 1 / obstacle - 1
        elif not mine:
            growth[square] = chance - 1
    return factors, growth


def reaches(
    seen: State, side: int, left: list[int], weights: Weights, horizon: float
) -> list[float]:
    """For each square, the chance that the side has its card in time, within `horizon` draws of
    each member; 1 if the card is seen in a hand of the side. `left` is the result of `unseen`."""
    hands = [hand for own, hand in zip(seen.terms.sides, seen.hands, strict=True) if own == side]
    held = {card for hand in hands for card in hand}
    tries = sum(hand.count(UNKNOWN) for hand in hands) + horizon * len(hands)
    jacks = weights.wild * sum(left[card] for card in TWO_EYED)
    shares = [min(1.0, (copies + jacks) / max(1, sum(left))) for copies in range(PACKS + 1)]
    chances = [max(weights.back, 1 - (1 - share) ** tries) for share in shares]
    return [1.0 if card is None or card in held else chances[left[card]] for card in PRINTED]
