"""What a position of Ur is worth, as it was learned (`lab/ur/learn.py`).

What one throw can bring together lies within five squares. So there is a table for every stretch
of five squares of a way, which knows each pattern of own and other pieces on it; and this for the
way of who is about to throw, and for the other's. Two more know how many pieces are at the start
and home, and one how far both have to go. What all tables say of a position adds up to the logit of
the chance to win. Five pieces each are played as seven of which two are home.

Near the end nothing is estimated: where both have `FEW` pieces or fewer to bring home, another
table has the exact chance to win (`lab/ur/exact.py`), two bytes a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pkgutil import get_data

from tessera_ur.rules.board import HOME, START, last, meets
from tessera_ur.rules.state import Side

SPAN = 5
"""The squares of a stretch: from one, four dice lead to four more."""
SCALE = 500
"""The tables are written as whole numbers: so many are one."""
PIECES = 7
WAY_MOST = 60
"""A lead of more squares is as good as this one."""
FEW = 2
UNITS = 65535
"""Exact chances are written as so many parts of one."""
RANKS = (HOME + 1) * (HOME + 2) // 2
"""The ways in which two pieces can stand, if they may share any square."""
STEP = 16
"""Squares that both have to go, put together to one row of the last table."""


class Judge:
    """The tables of one path."""

    def __init__(self, path: str) -> None:
        self.squares = last(path)
        self.met = [meets(path).get(place, 0) for place in range(self.squares + 1)]
        data = get_data(__package__, f"{path}.txt")
        assert data is not None
        numbers = [int(word) / SCALE for word in data.split()]
        stretches, size = self.squares + 2 - SPAN, 3**SPAN
        self.roles = [
            [numbers[at : at + size] for at in range(first, first + stretches * size, size)]
            for first in (0, stretches * size)
        ]
        at, size = 2 * stretches * size, (PIECES + 1) ** 2
        self.ends = numbers[at : at + size], numbers[at + size : at + 2 * size]
        self.race = numbers[at + 2 * size :]
        exact = get_data(__package__, f"{path}.bin")
        assert exact is not None
        self.exact_chances = exact

    def exact(self, own: Side, other: Side) -> float | None:
        """The exact chance to win of the player about to throw, 0 to 1; None where too many pieces
        are left."""
        if own[FEW] != HOME or other[FEW] != HOME:
            return None
        at = 2 * (ranked(own) * RANKS + ranked(other))
        return int.from_bytes(self.exact_chances[at : at + 2], "big") / UNITS

    def logit(self, own: Side, other: Side) -> float:
        """The chance to win of the player about to throw, as a logit."""
        total, distances = 0.0, []
        for role, (mine, theirs) in enumerate(((own, other), (other, own))):
            trits = self._trits(mine, theirs)
            pattern = trits[0] * 27 + trits[1] * 9 + trits[2] * 3 + trits[3]
            for table, trit in zip(self.roles[role], trits[SPAN - 1 :], strict=True):
                pattern = pattern % 81 * 3 + trit
                total += table[pattern]
            home = PIECES - len(mine) + mine.count(HOME)
            total += self.ends[role][mine.count(START) * (PIECES + 1) + home]
            distances.append(self._to_go(mine))
        lead = min(max(distances[1] - distances[0], -WAY_MOST), WAY_MOST) + WAY_MOST
        return total + self.race[sum(distances) // STEP * (2 * WAY_MOST + 1) + lead]

    def chance(self, own: Side, other: Side) -> float:
        """The learned chance to win of the player about to throw, 0 to 1."""
        return 1 / (1 + exp(-self.logit(own, other)))

    def _trits(self, own: Side, other: Side) -> Sequence[int]:
        """For each position of a player's way, 1 for a piece of that player, 2 for one of the
        other, else 0."""
        trits = [0] * (self.squares + 1)
        for place, met in enumerate(self.met):
            if met and met in other:
                trits[place] = 2
        for place in own:
            if place != HOME:
                trits[place] = 1
        return trits

    def _to_go(self, side: Side) -> int:
        """The number of squares that the pieces have to go, in all."""
        return sum(self.squares + 1 - place for place in side if place != HOME)


def ranked(side: Side) -> int:
    """The place of a side with at most `FEW` pieces left among all such sides."""
    hind, fore = side[:FEW]
    return fore * (fore + 1) // 2 + hind


@cache
def judge(path: str) -> Judge:
    """The tables of a path, read when they are first asked for."""
    return Judge(path)
