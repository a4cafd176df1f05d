"""What a position promises a side, five by five.

Every five has one number for every side: roughly the chance that the side fills it, times what
that would bring. Each of its squares gives a factor: 1 where a chip of the side lies; on a free
square how likely its card is at hand in time; less still where another's chip is an OBSTACLE. A
protected chip ends the five, and so does a sequence that shares more than one square with it. A
chip put down or taken off changes one factor of the fives through its square, so one pass over all
fives tells what every play gains.
"""

from __future__ import annotations

from typing import NamedTuple

from tessera.core.cards import UNKNOWN
from tessera.core.grid import squares
from tessera.games.sequence.board import CORNERS, FIVES, PRINTED, TWO_EYED
from tessera.games.sequence.engine import Sequences, free_squares
from tessera.games.sequence.hidden import unseen
from tessera.games.sequence.state import PACKS, State

TEMPO = 0.6
"""A free square costs a turn, even with its card in hand."""
HORIZON = 6
"""Cards that each member of a side draws before it is too late."""
WILD = 0.2
"""How much of a two-eyed jack that may come counts for one square; there are others to fill."""
RETURN = 0.002
"""The chance of a card when all its copies lie discarded: the pile may run out and bring them
back."""
OBSTACLE = 0.15
"""What is left of that chance where another's chip must be taken off first."""
FIRST = 0.5
"""What a five is worth that doesn't win yet; one that does is worth 1."""
DEFENCE = 0.7
"""How much the others' fives count against one's own, shared out among them: what one of two
loses, the other gains as well."""
DANGER = 10.0
"""How much more it counts when one chip more wins with it: the next turn may be too late."""

# The weights were tried one at a time in paired games of the planner against itself, 240 to 600
# games for each change and number of sides, where a difference of less than three or four wins in
# a hundred doesn't show. None tried was surely better for two, three and four players together.
# RETURN is a guess, and DANGER was set for people, who expect a block: 10 instead of 3 costs three
# wins in a hundred among three sides, where another may block, and none that shows among two.

MEMBERS = tuple((five, squares(five & ~CORNERS)) for five in FIVES)
"""Each five with its squares, without the corners: these count for everybody."""


class Worth(NamedTuple):
    """How things stand for one side."""

    total: float
    """Its own fives and sequences less those of the others."""
    gain: list[float]
    """For each square, how much the total grows by putting a chip of the side there, or, where
    another's chip lies, by taking that off."""


def worth(seen: State, side: int, sequences: Sequences) -> Worth:
    """The worth to a side, if these are the sequences, as far as `seen` tells."""
    left, free = unseen(seen), free_squares(seen.chips)
    protected = 0
    for five in (five for claimed in sequences for five in claimed):
        protected |= five
    total, gain = 0.0, [0.0] * len(PRINTED)
    for other, (chips, claimed) in enumerate(zip(seen.chips, sequences, strict=True)):
        mine, wins = other == side, len(claimed) + 1 >= seen.terms.needed
        sign = 1.0 if mine else -DEFENCE / (len(sequences) - 1)
        total += sign * FIRST * len(claimed)
        chances = [TEMPO * reach for reach in reaches(seen, other, left)]
        factors, growth = _factors(chips, free, chances, mine=mine)
        own = chips | CORNERS
        for five, members in MEMBERS:
            need = five & ~own
            if need & protected or any((five & old).bit_count() > 1 for old in claimed):
                continue
            value = sign if wins else sign * FIRST
            for square in members:
                value *= factors[square]
            if wins and not mine and need & free and need.bit_count() == 1:
                value *= DANGER
            total += value
            for square in members:
                gain[square] += value * growth[square]
    return Worth(total, gain)


def _factors(
    chips: int, free: int, chances: list[float], *, mine: bool
) -> tuple[list[float], list[float]]:
    """What each square contributes to the fives of the side with these chips, and by how much of
    itself that grows when I put a chip there or take one off."""
    factors, growth = [1.0] * len(chances), [0.0] * len(chances)
    for square, chance in enumerate(chances):
        bit = 1 << square
        if free & bit:
            factors[square] = chance
            growth[square] = (1 / chance if mine else OBSTACLE) - 1
        elif not chips & bit:
            factors[square] = OBSTACLE * chance
            growth[square] = 1 / OBSTACLE - 1
        elif not mine:
            growth[square] = chance - 1
    return factors, growth


def reaches(seen: State, side: int, left: list[int]) -> list[float]:
    """For each square, how likely the side has its card in time: surely, if it is seen in a hand
    of the side. `left` are the cards that `unseen` counts."""
    hands = [hand for own, hand in zip(seen.terms.sides, seen.hands, strict=True) if own == side]
    held = {card for hand in hands for card in hand}
    tries = sum(hand.count(UNKNOWN) for hand in hands) + HORIZON * len(hands)
    jacks = WILD * sum(left[card] for card in TWO_EYED)
    shares = [min(1.0, (copies + jacks) / max(1, sum(left))) for copies in range(PACKS + 1)]
    chances = [max(RETURN, 1 - (1 - share) ** tries) for share in shares]
    return [1.0 if card is None or card in held else chances[left[card]] for card in PRINTED]
