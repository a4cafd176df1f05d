"""The two ways of playing Tabula, each as the few things in which it differs."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tessera.games.tabula.rules.engine import (
    CAPTURED,
    OFF,
    PIECES,
    PRESENT,
    count,
    reach,
    reach_entering_first,
)

Sides = tuple[int, int]


class Variant(NamedTuple):
    """What one way of playing decides for itself."""

    reach: Callable[[Iterable[int], int, int, int, set[int]], None]
    """What one step with a die makes of each afterstate; see `engine.reach`."""
    ended: Callable[[int, int], bool]
    """Whether the game is over with these two sides, in either order."""
    score: Callable[[int], int]
    """How many pieces of a side count as borne off at the end."""
    returns: bool
    """Whether captured pieces come back into play."""


# A captured piece is out of the game. Once a side has nothing left in play, nobody can stop the
# other: its remaining pieces count as borne off, so all count that were not captured.
SEED = Variant(
    reach=reach,
    ended=lambda own, other: not own & PRESENT or not other & PRESENT,
    score=lambda own: PIECES - count(own, CAPTURED),
    returns=False,
)

# A captured piece goes back to the start and must enter again before its side does anything else.
# Whoever bears off all fifteen first has won.
CLASSICAL = Variant(
    reach=reach_entering_first,
    ended=lambda own, other: count(own, OFF) == PIECES or count(other, OFF) == PIECES,
    score=lambda own: count(own, OFF),
    returns=True,
)

VARIANTS = {"seed": SEED, "classical": CLASSICAL}
