"""What a position of Sequence Dice is, and what may be done in it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tessera.core.dice import Roll
from tessera.core.grid import mask_of
from tessera.core.rules import Illegal
from tessera.core.setup import Option, Setup, starts
from tessera.games.sequence_dice.rules.board import NUMBERS, SAFE, SQUARES
from tessera.games.sequence_dice.rules.engine import PASS, PLACE, REMOVE, REPLACE, Chips, demand

PLAYERS = (2, 3, 4)
BOX = 20
"""Chips of each colour in the box."""
UNLIMITED = 36
"""More chips than a side can ever put down: one for each square."""

GIVEN = (("c3", "a1"), ("d3", "f1"), ("d4", "f6"))
"""The squares of the chips that a side may be given before the first throw, on one diagonal. Those
of the sides are quarter turns of each other."""


class Move(NamedTuple):
    """Something a player does with one chip; a pass has no square."""

    verb: str
    square: int | None = None


Event = Roll | Move

MOVES = {
    verb: tuple(Move(verb, square) for square in range(36)) for verb in (PLACE, REPLACE, REMOVE)
}
"""Every move there is, made once."""
PASS_MOVE = Move(PASS)


@dataclass(frozen=True, slots=True)
class Terms:
    """The set-up as the rules use it."""

    setup: Setup
    sides: tuple[int, ...]
    line: int
    supply: int


@dataclass(frozen=True, slots=True)
class State:
    """One position.

    `seat` is whose turn it is. `roll` is the throw still to be used, None while dice are awaited.
    `opening` is as in `core.opening`. `won` is the mask of the winning line or lines of the side of
    `seat`, 0 until the end.
    """

    terms: Terms
    chips: Chips
    seat: int
    roll: Roll | None = None
    opening: tuple[int, ...] = ()
    won: int = 0

    @property
    def side(self) -> int:
        """The side of the seat whose turn it is."""
        return self.terms.sides[self.seat]

    def stock(self, side: int) -> int:
        """The number of chips the side has left to put down."""
        return self.terms.supply - self.chips[side].bit_count()

    def demand(self) -> tuple[str, int]:
        """The verb that the throw on the table demands, and the mask of squares where it may be
        done."""
        assert self.roll is not None
        return demand(self.chips, self.side, sum(self.roll.dice), self.stock(self.side))

    def owner(self, square: int) -> int | None:
        """The side whose chip lies on the square."""
        return next((side for side, own in enumerate(self.chips) if own >> square & 1), None)


def sides(setup: Setup) -> tuple[int, ...]:
    """The side of each seat. Two or three play each for themselves; of four, the first and third
    are partners."""
    return (0, 1, 0, 1) if setup.players == 4 else tuple(range(setup.players))


def options(players: int) -> tuple[Option, ...]:
    """The length of a line, the supply of chips, and chips before the first throw. Six in line is
    offered, and preferred, when two sides play."""
    line = Option("line", ("5",), "5") if players == 3 else Option("line", ("6", "5"), "6")
    chips = Option("chips", ("unlimited", "box"), "unlimited")
    return line, chips, *starts(2 + players % 2, "1", "2", since=2)


def begun(setup: Setup) -> Chips:
    """The chips before the first throw, those that sides were given as a start."""
    return tuple(
        mask_of([SQUARES[name] for name in GIVEN[side][: int(setup.start(side))]])
        for side in range(max(sides(setup)) + 1)
    )


@lru_cache(maxsize=64)
def terms(setup: Setup) -> Terms:
    """The terms of a set-up that `checked_setup` has let pass."""
    supply = BOX if setup["chips"] == "box" else UNLIMITED
    return Terms(setup, sides(setup), int(setup["line"]), supply)


def refusal(state: State, move: Move) -> Illegal | None:
    """The reason why the move can't be made now; None when it can."""
    if state.won:
        return Illegal("over")
    if state.roll is None:
        return Illegal("throw_first")
    verb, mask = state.demand()
    if move.verb != verb:
        return Illegal(f"must_{verb}", total=state.roll.total)
    if verb == PASS:
        return None if move.square is None else Illegal("no_such_square")
    if move.square is None or not 0 <= move.square < 36:
        return Illegal("no_such_square")
    if mask >> move.square & 1:
        return None
    return _off_target(state, verb, move.square)


def _off_target(state: State, verb: str, square: int) -> Illegal:
    """The reason why the throw doesn't allow this square."""
    assert state.roll is not None
    total, owner = state.roll.total, state.owner(square)
    if verb == REMOVE:
        if owner is None:
            return Illegal("nothing_there", square=square)
        if owner != state.side and SAFE >> square & 1:
            return Illegal("safe", square=square)
        return Illegal("own_chip", square=square)
    if total in NUMBERS and NUMBERS[square] != total:
        return Illegal("other_number", square=square, number=NUMBERS[square], total=total)
    if verb == PLACE:
        return Illegal("covered", square=square)
    return Illegal("own_chip", square=square)
