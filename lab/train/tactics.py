"""What the net of Tabula is told of a position, worked out one number after the other: slow, and
plain to read. The page keeps what these numbers add to the net instead."""

from __future__ import annotations

from tessera.games.tabula.bots.features import (
    BITS,
    ON_POINTS,
    QUARTERS,
    Marks,
    Number,
    dangers,
    lead,
    longest_prime,
)
from tessera.games.tabula.rules.engine import CAPTURED, OFF


def spread(number: Number, n: int) -> tuple[int, ...]:
    """The inputs of a number at the value n."""
    own = tuple(int(n >= level) for level in number.levels)
    return (*own, n) if number.slope else own


def marks(own: int, *, returns: bool) -> Marks:
    """The marks of a side. With `returns`, captured pieces enter again, and so count as hunters."""
    counts = [own >> 4 * place & 15 for place in range(OFF)]
    hunters = sum(bit for bit, n in zip(BITS, counts, strict=False) if n)
    made = sum(bit for bit, n in zip(BITS, counts, strict=False) if n >= 2)
    blots = sum(bit for bit, n in zip(BITS, counts, strict=False) if n == 1)
    if returns and own >> 4 * CAPTURED:
        hunters |= 1
    return hunters, made & ON_POINTS, blots & ON_POINTS


def tactics(mover: int, waiter: int, *, returns: bool) -> tuple[int, ...]:
    """The tactical numbers, in the order of TACTICS."""
    mine, theirs = marks(mover, returns=returns), marks(waiter, returns=returns)
    return (*_counted(mine, theirs), *_counted(theirs, mine), lead(mover, waiter))


def _counted(own: Marks, others: Marks) -> tuple[int, ...]:
    """The numbers of DANGERS."""
    _, made, blots = own
    dice, reached, two, three, single, points, made, closed = dangers(made, blots, others[0])
    quarters = [(reached & quarter).bit_count() for quarter in QUARTERS]
    ahead = single, points
    return (
        *(dice, reached.bit_count(), *quarters, two, three, *ahead),
        *(longest_prime(made), made.bit_count(), closed),
    )
