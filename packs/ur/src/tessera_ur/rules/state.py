"""What a position of Ur is, and what may be done in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tessera.core.dice import Roll
from tessera.core.setup import Option, Setup, starts
from tessera_ur.rules.board import HOME, OPEN, PATHS, START, goal, meets, safe

PLAYERS = (2,)
DICE = 4
"""Each shows a marked tip or none: 1 or 0."""
THROWS: tuple[tuple[Roll, int], ...] = tuple(
    (Roll((0,) * (DICE - n) + (1,) * n), weight) for n, weight in enumerate((1, 4, 6, 4, 1))
)
"""Every throw, with the number of ways in which four dice show it."""
Side = tuple[int, ...]
"""The positions of the pieces of a player, ascending."""


class Step(NamedTuple):
    """A piece goes from a position to a position of its way."""

    origin: int
    target: int


Event = Roll | Step


@dataclass(frozen=True, slots=True)
class Terms:
    """The set-up as the rules use it."""

    setup: Setup
    path: str
    pieces: int

    @property
    def begun(self) -> tuple[Side, Side]:
        """The two sides before the game, with the pieces home that each was given as a start."""
        return self._begun(0), self._begun(1)

    def _begun(self, seat: int) -> Side:
        home = int(self.setup.start(seat))
        return (START,) * (self.pieces - home) + (HOME,) * home


@dataclass(frozen=True, slots=True)
class State:
    """One position.

    `sides` are the pieces of the first and the second seat, `seat` is whose turn it is. `thrown` is
    how far a piece must go; None while a throw is awaited. `opening` is as in `core.opening`.
    """

    terms: Terms
    sides: tuple[Side, Side]
    seat: int
    thrown: int | None = None
    opening: tuple[int, ...] = ()

    @property
    def own(self) -> Side:
        """The pieces of the seat whose turn it is."""
        return self.sides[self.seat]

    @property
    def other(self) -> Side:
        """The pieces of the other seat."""
        return self.sides[1 - self.seat]

    @property
    def over(self) -> bool:
        """Whether all pieces of a side are home."""
        return any(side[0] == HOME for side in self.sides)

    def steps(self) -> tuple[Step, ...]:
        """The legal steps with the throw, by origin; empty where one is awaited."""
        return steps(self.terms.path, self.own, self.other, self.thrown or 0)


def steps(path: str, own: Side, other: Side, thrown: int) -> tuple[Step, ...]:
    """The legal steps with the throw, by origin; empty where one is awaited."""
    steps_of_side = []
    for origin in dict.fromkeys(own) if thrown else ():
        target = goal(path, origin, thrown)
        if target and origin != HOME and hindrance(path, own, other, target) is None:
            steps_of_side.append(Step(origin, target))
    return tuple(steps_of_side)


def hindrance(path: str, own: Side, other: Side, target: int) -> str | None:
    """The code of the piece that keeps others off a position: "own" or "safe"; None if one may go
    there."""
    if target == HOME:
        return None
    if target in own:
        return "own"
    return "safe" if target in safe(path) and meets(path).get(target) in other else None


def taken(path: str, own: Side, other: Side, step: Step) -> tuple[Side, Side]:
    """The two sides after an allowed step, with a captured piece back at the start."""
    moved = [*own]
    moved.remove(step.origin)
    moved.append(step.target)
    moved.sort()
    met = meets(path).get(step.target)
    if met in other:
        other = (START, *(place for place in other if place != met))
    return tuple(moved), other


def options(players: int) -> tuple[Option, ...]:
    """The number of pieces of each player, the path, whether rosettes protect, and pieces that are
    home before the game."""
    return (
        Option("pieces", ("7", "5"), "7"),
        Option("path", PATHS, "finkel"),
        Option("rosettes", ("safe", "open"), "safe", since=3),
        *starts(2, "1", "2", "3", since=2),
    )


@lru_cache(maxsize=16)
def terms(setup: Setup) -> Terms:
    """The terms of a set-up that `checked_setup` has let pass."""
    path = setup["path"] + (OPEN if setup["rosettes"] == "open" else "")
    return Terms(setup, path, int(setup["pieces"]))
