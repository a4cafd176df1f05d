"""What of Sequence Dice is worth a number."""

from tessera.games.sequence_dice.rules.board import LINES
from tessera.games.sequence_dice.rules.state import State
from tessera.i18n import N_
from tessera.kit.odds import Odds, totals
from tessera.kit.stats import Stats, always


def longest(state: State) -> tuple[int, ...]:
    """For each side, the most of its chips in one line that could win."""
    lines = LINES[state.terms.line]
    return tuple(max((line & own).bit_count() for line in lines) for own in state.chips)


STATS: Stats[State] = Stats(
    measures=always(N_("Chips in the best line"), longest),
    counted=(
        (N_("Throws"), ("opening", "throws")),
        (N_("Chips put down"), ("place",)),
        (N_("Chips replaced"), ("replace",)),
        (N_("Chips taken away"), ("remove",)),
        (N_("Passes"), ("pass_ten", "pass_own", "pass_box")),
    ),
)


def odds() -> tuple[Odds, ...]:
    """The totals of two dice."""
    return (totals(N_("The total of two dice"), 2),)
