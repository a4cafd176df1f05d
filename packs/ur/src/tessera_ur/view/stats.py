"""What of Ur is worth a number, and what its dice bring."""

from __future__ import annotations

from tessera.core.dice import Roll
from tessera.i18n import N_
from tessera.kit.odds import Odds, odds_of
from tessera.kit.stats import Measure, Stats
from tessera_ur.rules.board import HOME, last
from tessera_ur.rules.state import THROWS, State


def come(state: State) -> tuple[int, ...]:
    """The squares that the pieces of each side have travelled; home counts one more than the last
    square."""
    end = last(state.terms.path) + 1
    return tuple(sum(end if p == HOME else p for p in side) for side in state.sides)


def home(state: State) -> tuple[int, ...]:
    """The number of pieces of each side that are home."""
    return tuple(side.count(HOME) for side in state.sides)


MEASURES = Measure(N_("Squares moved"), come), Measure(N_("Pieces home"), home)
STATS: Stats[State] = Stats(
    measures=lambda state: MEASURES,
    counted=(
        (N_("Throws"), ("opening", "throws", "nothing", "blocked")),
        (N_("Pieces captured"), ("captures",)),
        (N_("Rosettes"), ("again",)),
        (N_("Turns without a move"), ("nothing", "blocked")),
    ),
)


def kind(roll: Roll) -> str:
    """The label of a throw."""
    return str(roll.total)


def odds() -> tuple[Odds, ...]:
    """The odds of the number of marked dice among the four."""
    return (odds_of(N_("Marked corners of four dice"), THROWS, kind),)
