"""What of Sequences is worth a number."""

from tessera.games.sequences.rules.state import State
from tessera.i18n import N_
from tessera.kit.stats import Stats, always


def totals(state: State) -> tuple[int, ...]:
    """The points of each seat."""
    return state.totals


STATS: Stats[State] = Stats(
    measures=always(N_("Points"), totals),
    counted=(
        (N_("Throws"), ("opening", "scores", "nothing", "wiped")),
        (N_("Throws with sequences"), ("scores",)),
        (N_("Throws worth nothing"), ("nothing",)),
        (N_("All points lost"), ("wiped",)),
    ),
)
