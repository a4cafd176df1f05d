"""What a position of Sequences is: the score sheet, and whose throw is awaited."""

from dataclasses import dataclass
from functools import lru_cache

from tessera.core.setup import Option, Setup, starts

PLAYERS = tuple(range(1, 25))
TARGET = 100
WIPED = -1
"""On the sheet, a throw that cancelled everything before it."""


@dataclass(frozen=True, slots=True)
class State:
    """One position. There is nothing to choose in this game, so only dice are ever awaited.

    `sheet` has the points of every turn for each seat. `first` is who began; a round ends before
    that seat's turn. `opening` is as in `core.opening`: totals thrown for who begins, empty once
    somebody has begun. `rivals` are the seats that still play: all of
    them, or in a `play_off` those who tied when the target was reached. `over` says that one of
    them leads, and that seat is then `seat`.
    """

    setup: Setup
    sheet: tuple[tuple[int, ...], ...]
    seat: int
    first: int
    rivals: tuple[int, ...]
    opening: tuple[int, ...] = ()
    play_off: bool = False
    over: bool = False

    @property
    def variant(self) -> str:
        """The name of the variant that is played."""
        return self.setup["variant"]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return _totals(self.sheet, self.begun)

    @property
    def begun(self) -> tuple[int, ...]:
        """The points that each seat had before its first turn."""
        return _begun(self.setup)

    @property
    def last_round(self) -> bool:
        """Whether somebody has reached the target, so that the game ends with this round."""
        return not (self.over or self.play_off) and max(self.totals) >= TARGET


@lru_cache(maxsize=64)
def _totals(sheet: tuple[tuple[int, ...], ...], begun: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(total, sheet, begun))


@lru_cache(maxsize=64)
def _begun(setup: Setup) -> tuple[int, ...]:
    return tuple(int(setup.start(seat)) for seat in range(setup.players))


def total(turns: tuple[int, ...], begun: int) -> int:
    """The points of some turns, and those to begin with: all since the last wipe-out."""
    points = begun
    for gained in turns:
        points = 0 if gained == WIPED else points + gained
    return points


def options(players: int) -> tuple[Option, ...]:
    """The variant, for more than one player a stake in play points, and points to begin with."""
    stakes = ("0", "1", "5", "10") if players > 1 else ("0",)
    return (
        Option("variant", ("sequences", "hearts_due"), "sequences"),
        Option("stake", stakes, "0"),
        *starts(players, "10", "20", "30", "40", since=2),
    )
