"""What a position of Tabula is, and what may be done in it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from tessera.core.dice import Roll
from tessera.core.setup import Option, Setup, starts
from tessera.games.tabula.rules.engine import CAPTURED, OFF, START, in_play, moved_back_ones
from tessera.games.tabula.rules.plays import Dice, Way, ways, whole_way
from tessera.games.tabula.rules.variants import VARIANTS, Sides, Variant

PLAYERS = (2,)


class PieceStep(NamedTuple):
    """One piece moved by one die, from a place to a place (see `engine`)."""

    origin: int
    target: int


Event = Roll | PieceStep

PASS: Final = PieceStep(START, START)
"""The step of no piece, when none of the dice left can be used."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The set-up as the rules use it."""

    setup: Setup
    rules: str
    first_home_wins: bool
    """Whether, with equal numbers of pieces, the side wins whose pieces were home first."""

    @property
    def variant(self) -> Variant:
        """The variant of the rules that is played."""
        return VARIANTS[self.rules]


@dataclass(frozen=True, slots=True)
class State:
    """One position.

    `sides` are the pieces of the first and the second seat, packed as in `engine`. `seat` is whose
    turn it is. `dice` are the ones still to be used, ascending; empty while a throw is awaited.
    `opening` has the totals thrown for who begins, 0 for a throw still to come; afterwards it is
    empty.
    """

    terms: Terms
    sides: Sides
    seat: int
    dice: Dice = ()
    opening: tuple[int, ...] = ()

    @property
    def own(self) -> int:
        """The pieces of the seat whose turn it is."""
        return self.sides[self.seat]

    @property
    def other(self) -> int:
        """The pieces of the other seat."""
        return self.sides[1 - self.seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.terms.variant.ended(*self.sides)

    def ways(self) -> dict[tuple[int, int], Way]:
        """The steps that may be taken with the dice left, by origin and target."""
        return ways(self.terms.rules, self.own, self.other, self.dice)

    def way(self, step: tuple[int, int]) -> Way | None:
        """One of `ways`; None for a step that may not be taken."""
        position = self.terms.rules, self.own, self.other, self.dice
        return whole_way(*position, step) or ways(*position).get(step)


def options(players: int) -> tuple[Option, ...]:
    """The rules, the meaning of an equal end, the first position, and how many pieces a side is
    ahead before the game."""
    return (
        Option("rules", ("seed", "classical"), "seed"),
        Option("ties", ("draw", "first_home"), "draw"),
        Option("position", ("empty", "zeno"), "empty"),
        *starts(2, "1", "2", "3", since=2),
    )


@lru_cache(maxsize=64)
def terms(setup: Setup) -> Terms:
    """The terms of a set-up that `checked_setup` has let pass."""
    return Terms(setup, setup["rules"], setup["ties"] == "first_home")


def begun(agreed: Terms, first: int, second: int) -> Sides:
    """The two sides at the beginning, each ahead by as many pieces as it was given as a start.

    In the classical game these are home. In the printed one pieces at home are no lead, because all
    that aren't captured count alike, and fewer are left to play with: sides that had one won 43
    games in 100. So pieces of the other side are captured.
    """
    ahead = int(agreed.setup.start(0)), int(agreed.setup.start(1))
    place = OFF if agreed.variant.returns else CAPTURED
    of_first, of_second = ahead if agreed.variant.returns else ahead[::-1]
    return moved_back_ones(first, of_first, place), moved_back_ones(second, of_second, place)


def home_first(state: State) -> int:
    """At the end, the seat with nothing left in play: all its pieces were home before the other's
    were."""
    return int(in_play(state.sides[0]) > 0)
