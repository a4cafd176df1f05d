"""What a position is worth to a side, five by five.

The worth of a five to a side is the chance, roughly, that the side will fill it, times what that
brings: the *stake*. Each missing chip costs a turn (TEMPO) and needs a card that the side holds or
that may come (its *reach*); a chip of another side must first be taken off (OBSTACLE), and one in
a sequence never can be. A chip put or taken changes the worth of the fives through its square, and
nothing else; so one pass over all fives says what every play gains.
"""

from __future__ import annotations

from typing import NamedTuple

from tessera.core.cards import UNKNOWN
from tessera.core.grid import squares
from tessera.games.sequence.board import CORNERS, FIVES, PRINTED, SIZE, TWO_EYED
from tessera.games.sequence.engine import Sequences
from tessera.games.sequence.hidden import unseen
from tessera.games.sequence.state import State

TEMPO = 0.6
HORIZON = 4.0
WILD = 0.5
OBSTACLE = 0.1
DEFENCE = 1.0
FIRST = 0.5
THEIR = 0.6
LAST = 1.0
LASTWILD = 0.5
HELDWILD = 0.0
POW = 1.0

MEMBERS = tuple((five, squares(five & ~CORNERS)) for five in FIVES)
"""Each five with its squares but for the corners, which are everybody's."""


class Worth(NamedTuple):
    """How good things are for one side. All lists have one entry a square."""

    total: float
    """Its own fives, less those of the others."""
    put: list[float]
    """What a chip of its own on a free square gains."""
    take: list[float]
    """What taking off another side's chip gains."""
    hope: list[float]
    """What the own fives that lack the square are worth."""


def worth(seen: State, side: int, sequences: Sequences) -> Worth:
    """What the seat that sees this may think of it, for its side, with these sequences."""
    left = unseen(seen)
    covered = protected = 0
    for mask in seen.chips:
        covered |= mask
    for claimed in sequences:
        for five in claimed:
            protected |= five
    total = 0.0
    put, take, hope = ([0.0] * (SIZE * SIZE) for _ in range(3))
    for other, chips in enumerate(seen.chips):
        own = chips | CORNERS
        claimed = sequences[other]
        stake = 1.0 if len(claimed) + 1 >= seen.terms.needed else FIRST
        mine = other == side
        if not mine:
            stake *= -DEFENCE
        reach, last = reaches(seen, other, left)
        tempo = TEMPO if mine else THEIR
        reach = [tempo * r for r in reach]
        last = [LAST * tempo * r for r in last]
        for five, members in MEMBERS:
            need = five & ~own
            if need & protected:
                continue
            if claimed and any((five & old).bit_count() > 1 for old in claimed):
                continue
            value = stake
            near = last if need & (need - 1) == 0 else reach
            nxt = near if not need else last if need & (need - 1) == 0 else reach
            two = need.bit_count() == 2
            for square in members:
                bit = 1 << square
                if need & bit:
                    value *= OBSTACLE if covered & bit else near[square]
            total += value
            for square in members:
                bit = 1 << square
                chance = near[square]
                if not need & bit:
                    take[square] -= value * (1 - chance)
                elif covered & bit:
                    take[square] += value * (chance / OBSTACLE - 1)
                elif mine:
                    if two:
                        rest = need ^ bit
                        q = rest.bit_length() - 1
                        put[square] += stake * (OBSTACLE if covered & rest else last[q]) - value
                    else:
                        put[square] += value * (1 / chance - 1)
                    hope[square] += value
                else:
                    put[square] -= value * (1 - OBSTACLE)
    return Worth(total, put, take, hope)


def reaches(seen: State, side: int, left: list[int]) -> list[float]:
    """For each square, how likely the side has or gets a card for it within the horizon: 1 for a
    card that is seen in its hands. `left` is what `unseen` gave."""
    hands = [hand for own, hand in zip(seen.terms.sides, seen.hands, strict=True) if own == side]
    held = {card for hand in hands for card in hand}
    hidden = sum(hand.count(UNKNOWN) for hand in hands)
    chances = hidden + HORIZON * len(hands)
    free = sum(left[card] for card in TWO_EYED)
    count = max(sum(left), 1)
    out = []
    wild = any(card in held for card in TWO_EYED)
    for share, w in ((WILD, False), (LASTWILD, wild)):
        by = [
            max(0.01, 1 - max(0.0, 1 - (copies + share * free) / count) ** chances)
            for copies in range(3)
        ]
        if w:
            by = [max(x, HELDWILD) for x in by]
        out.append(
            [
                0.01 if card is None else 1.0 if card in held else by[left[card]] ** POW
                for card in PRINTED
            ]
        )
    return out
