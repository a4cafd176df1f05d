"""What of Tabula is worth a number."""

from tessera.games.tabula.rules.engine import CAPTURED, OFF, PIECES, count, pips
from tessera.games.tabula.rules.state import State
from tessera.i18n import N_
from tessera.kit.odds import Odds, totals
from tessera.kit.stats import Stats


def gone(state: State) -> tuple[int, ...]:
    """How many points the pieces of each side have come, of all there are to go."""
    return tuple(PIECES * OFF - pips(own) - OFF * count(own, CAPTURED) for own in state.sides)


STATS: Stats[State] = Stats(
    unit=N_("Pips travelled"),
    ahead=gone,
    counted=(
        (N_("Throws"), ("opening", "throws")),
        (N_("Pieces entered"), ("enters",)),
        (N_("Pieces captured"), ("captures", "sends_back")),
        (N_("Pieces borne off"), ("bears_off",)),
        (N_("Dice lost"), ("loses", "passes")),
    ),
)


def odds() -> tuple[Odds, ...]:
    """The totals of three dice."""
    return (totals(N_("The total of three dice"), 3),)
