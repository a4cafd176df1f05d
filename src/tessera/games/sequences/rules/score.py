"""What a throw of six dice is worth: the best split into runs that begin with a 1.

A *run* is 1-2, 1-2-3 and so on; each die counts once. The two games differ in one table only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from tessera.core.dice import Roll, throws

DICE = 6
STEP = 5
"""All points are multiples of five."""
RUIN = 4
"""So many 1s, or more, cancel everything a player has."""


class Variant(NamedTuple):
    """The points of one game: `runs` by length, and what five or six sixes bring."""

    name: str
    runs: Mapping[int, int]
    five_sixes: int
    six_sixes: int


SEQUENCES = Variant("sequences", {2: 5, 3: 10, 4: 15, 5: 20, 6: 25}, 30, 60)
HEARTS_DUE = Variant("hearts_due", {1: 5, 2: 10, 3: 15, 4: 20, 5: 25, 6: 30}, 35, 70)
"""Here a 1 alone is a run already."""
VARIANTS = {variant.name: variant for variant in (SEQUENCES, HEARTS_DUE)}


@dataclass(frozen=True, slots=True)
class Score:
    """A throw taken apart: groups of dice that score with the points of each, and the dice that
    don't count. With `ruined` there are no groups, and the player's total goes to zero."""

    groups: tuple[tuple[tuple[int, ...], int], ...]
    spare: tuple[int, ...]
    ruined: bool = False

    @property
    def points(self) -> int:
        """The points of all groups."""
        return sum(points for _, points in self.groups)


@cache
def score(roll: Roll, name: str) -> Score:
    """The best split of the throw in the variant of that name.

    Taking the longest run first is always best, because a die more in a run is worth the same
    five points as anywhere else, and runs can't share their 1s. Five sixes or six sixes count as
    such, and the remaining die may still score.
    """
    variant = VARIANTS[name]
    left = [roll.dice.count(face) for face in range(DICE + 1)]
    if left[1] >= RUIN:
        return Score((), roll.dice, ruined=True)
    groups: list[tuple[tuple[int, ...], int]] = []
    if left[6] >= 5:
        points = variant.six_sixes if left[6] == 6 else variant.five_sixes
        groups.append(((6,) * left[6], points))
        left[6] = 0
    while length := _longest(left):
        if length not in variant.runs:
            break
        run = tuple(range(1, length + 1))
        groups.append((run, variant.runs[length]))
        for face in run:
            left[face] -= 1
    spare = tuple(face for face in range(1, DICE + 1) for _ in range(left[face]))
    return Score(tuple(groups), spare)


def _longest(left: list[int]) -> int:
    """The length of the longest run among the dice left, by their numbers of each face."""
    length = 0
    while length < DICE and left[length + 1]:
        length += 1
    return length


class Ways(NamedTuple):
    """In how many of the 46,656 ways six dice fall a throw brings so many `points`, and in how many
    it wipes out."""

    points: Mapping[int, int]
    wiping: int


@cache
def ways(name: str) -> Ways:
    """All throws counted in the variant of that name."""
    points: dict[int, int] = {}
    wiping = 0
    for roll, weight in throws(DICE):
        scored = score(roll, name)
        if scored.ruined:
            wiping += weight
        else:
            points[scored.points] = points.get(scored.points, 0) + weight
    return Ways(points, wiping)
