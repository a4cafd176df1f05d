"""The moves as bit operations, without states or checks: what the rules and the computer
opponents share, and what makes searching fast.

`chips` holds one mask of squares per side; `total` is the sum of the two dice.
"""

from tessera.games.sequence_dice.rules.board import ALL, LINES_THROUGH, NUMBERED, SAFE

PLACE, REPLACE, REMOVE, PASS = "place", "replace", "remove", "pass"
TEN, ELEVEN = 10, 11
AGAIN = (2, 12)
"""Totals that earn another throw, once the chip is down."""

Chips = tuple[int, ...]


def demand(chips: Chips, side: int, total: int, stock: int) -> tuple[str, int]:
    """The verb that the throw demands of the side, and the mask of squares where it may be done.

    `stock` is the number of chips the side has left to put down. The mask is 0 for PASS only."""
    own = chips[side]
    covered = 0
    for mask in chips:
        covered |= mask
    if total == TEN:
        taken = covered & ~own & ~SAFE
        return (REMOVE, taken) if taken else (PASS, 0)
    if not stock:
        return PASS, 0
    numbered = ALL if total == ELEVEN else NUMBERED[total]
    free = numbered & ~covered
    if free:
        return PLACE, free
    others = numbered & ~own
    return (REPLACE, others) if others else (PASS, 0)


def put(chips: Chips, side: int, square: int) -> Chips:
    """The chips after `side` has put one on the square, in place of whatever lay there."""
    bit = 1 << square
    return tuple([mask | bit if i == side else mask & ~bit for i, mask in enumerate(chips)])


def take(chips: Chips, square: int) -> Chips:
    """The chips without the one on the square."""
    keep = ~(1 << square)
    return tuple([mask & keep for mask in chips])


def completed(own: int, square: int, length: int) -> int:
    """Every whole line of the side's chips through the square, as one mask; 0 without any."""
    lines = 0
    for line in LINES_THROUGH[length][square]:
        if own & line == line:
            lines |= line
    return lines
