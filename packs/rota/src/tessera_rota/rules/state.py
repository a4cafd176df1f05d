"""What a position of Rota is, and what can be done in one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tessera.core.setup import Option, Setup
from tessera_rota.rules.board import HUB, JOINED, LINES, POINTS

PLAYERS = (2,)
PIECES = 3
"""How many each player has."""
FREE, SIGNS = ".", "xo"
"""How a free point is written, and the pieces of the first and the second player."""
TIMES = 3
"""A position that comes so often ends the game without a winner."""


class Place(NamedTuple):
    """A piece from the hand is put on a point."""

    point: int


class Slide(NamedTuple):
    """A piece slides along a line to a point beside it."""

    start: int
    end: int


Event = Place | Slide


@dataclass(frozen=True, slots=True)
class State:
    """One position: the nine points, a letter for each. `before` are the earlier boards since all
    pieces were placed, without the present one: they tell whose turn it is, and which positions
    occurred."""

    setup: Setup
    board: str = FREE * len(POINTS)
    before: tuple[str, ...] = ()

    @property
    def placed(self) -> int:
        """The number of pieces on the board."""
        return len(self.board) - self.board.count(FREE)

    @property
    def placing(self) -> bool:
        """Whether there still are pieces in hand."""
        return self.placed < PIECES * len(SIGNS)

    @property
    def seat(self) -> int:
        """The seat whose turn it is, or would be after the end."""
        return (self.placed + len(self.before)) % len(SIGNS)

    @property
    def line(self) -> tuple[int, ...]:
        """The three points in a line of the player who has just moved; empty where nobody has
        won."""
        sign = SIGNS[1 - self.seat]
        lines = LINES[self.setup["lines"]]
        return next((line for line in lines if all(self.board[p] == sign for p in line)), ())

    @property
    def times(self) -> int:
        """The number of times this position has occurred, this time included, with the same player
        on turn."""
        return 1 + self.before[-2::-2].count(self.board)

    @property
    def over(self) -> bool:
        """Whether somebody has three in a row, or the position has come too often."""
        return bool(self.line) or self.times >= TIMES

    def free(self) -> tuple[int, ...]:
        """The points on which a piece may be placed."""
        shut = HUB if self.placed == 0 and self.setup["hub"] == "later" else None
        return tuple(p for p in POINTS if self.board[p] == FREE and p != shut)

    def slides(self) -> Iterator[Slide]:
        """The slides that the pieces of the player on turn can make."""
        for start in POINTS:
            if self.board[start] == SIGNS[self.seat]:
                for end in JOINED[start]:
                    if self.board[end] == FREE:
                        yield Slide(start, end)


def options(players: int) -> tuple[Option, ...]:
    """The lines that win, and whether the very first piece may lie on the hub."""
    return (
        Option("lines", ("spokes", "all"), "spokes"),
        Option("hub", ("free", "later"), "free"),
    )
