"""Chips, fives and plays as bit operations, without states or checks: what the rules and the
computer opponents share, and what makes searching fast.

`chips` holds one mask of squares per side, `sequences` one tuple of fives per side.
"""

from typing import NamedTuple

from tessera.games.sequence.rules.board import (
    ALL,
    CORNERS,
    FIVES_THROUGH,
    MASK_OF,
    ONE_EYED,
    SQUARES_OF,
    TWO_EYED,
)

PLAY, SWAP, DISCARD, GIVE = "play", "swap", "discard", "give"

Chips = tuple[int, ...]
Sequences = tuple[tuple[int, ...], ...]


class Move(NamedTuple):
    """Something done with a card; only a play has a square."""

    verb: str
    card: int
    square: int | None = None


def _plays_of(card: int) -> tuple[tuple[int, Move], ...]:
    """Every play of a card with the bit of its square. A jack may go to any square."""
    squares = SQUARES_OF[card] or [square for square in range(100) if ALL >> square & 1]
    return tuple((1 << square, Move(PLAY, card, square)) for square in squares)


PLAYS = tuple(_plays_of(card) for card in range(52))


def free_squares(chips: Chips) -> int:
    """The squares without a chip; never a corner."""
    covered = 0
    for mask in chips:
        covered |= mask
    return ALL & ~covered


def protected(sequences: Sequences) -> int:
    """The squares of all sequences: nobody may take a chip off them."""
    squares = 0
    for claimed in sequences:
        for five in claimed:
            squares |= five
    return squares


def removable(chips: Chips, sequences: Sequences, side: int) -> int:
    """The chips that a one-eyed jack of the side may take: others', outside their sequences."""
    return ALL & ~free_squares(chips) & ~chips[side] & ~protected(sequences)


def plays(hand: tuple[int, ...], free: int, taken: int) -> list[Move]:
    """Every play of a hand, equal cards once. `taken` is what `removable` gave."""
    moves = []
    for card in dict.fromkeys(hand):
        target = taken if card in ONE_EYED else free
        moves += [move for bit, move in PLAYS[card] if target & bit]
    return moves


def playable(card: int, free: int, taken: int) -> bool:
    """Whether the card has a play at all."""
    if card in ONE_EYED:
        return taken != 0
    return (free if card in TWO_EYED else free & MASK_OF[card]) != 0


def dead(card: int, free: int) -> bool:
    """Whether both squares of the card are covered. Jacks are never dead."""
    return MASK_OF[card] != 0 and not free & MASK_OF[card]


def claimable(own: int, square: int, claimed: tuple[int, ...]) -> list[int]:
    """The fives through the square that the side's chips and the corners fill, and that share at
    most one square with each five it has claimed. A five that the newest chip is no part of was
    there to be claimed before."""
    own |= CORNERS
    return [
        five
        for five in FIVES_THROUGH[square]
        if own & five == five and all((five & old).bit_count() <= 1 for old in claimed)
    ]


def undisputed(fives: list[int]) -> bool:
    """Whether the fives can all be sequences together, so that nothing is left to choose."""
    return all(
        (five & other).bit_count() <= 1 for i, five in enumerate(fives) for other in fives[:i]
    )


def claim_all(claimed: tuple[int, ...], fives: list[int]) -> tuple[int, ...]:
    """The claimed fives with every further one that goes with them, the first ones first."""
    for five in fives:
        if all((five & old).bit_count() <= 1 for old in claimed):
            claimed = (*claimed, five)
    return claimed
