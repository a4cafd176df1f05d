"""What of Tabula is worth a number."""

from tessera.games.tabula.rules.engine import CAPTURED, OFF, PIECES, count, pips
from tessera.games.tabula.rules.state import State
from tessera.i18n import N_
from tessera.kit.odds import Odds, totals
from tessera.kit.stats import Measure, Stats


def gone(state: State) -> tuple[int, ...]:
    """The pips travelled by the pieces of each side. A captured piece counts as back at the
    start."""
    return tuple(PIECES * OFF - pips(own) - OFF * count(own, CAPTURED) for own in state.sides)


def left(state: State) -> tuple[int, ...]:
    """The number of pieces of each side that were not captured."""
    return tuple(PIECES - count(own, CAPTURED) for own in state.sides)


WAY = Measure(N_("Points travelled"), gone)
PIECES_LEFT = Measure(N_("Pieces left"), left)


def measures(state: State) -> tuple[Measure[State], ...]:
    """The measures for this variant: the distance alone where captured pieces come back, else first
    the number of pieces left."""
    return (WAY,) if state.terms.variant.returns else (PIECES_LEFT, WAY)


STATS: Stats[State] = Stats(
    measures=measures,
    counted=(
        (N_("Throws"), ("opening", "throws")),
        (N_("Pieces entered"), ("enters",)),
        (N_("Pieces captured"), ("captures", "sends_back")),
        (N_("Pieces taken off"), ("bears_off",)),
        (N_("Dice lost"), ("loses", "passes")),
    ),
)


def odds() -> tuple[Odds, ...]:
    """The totals of three dice."""
    return (totals(N_("The total of three dice"), 3),)
