"""What of Sequence is worth a number."""

from tessera.games.sequence.rules.board import CORNERS, FIVES
from tessera.games.sequence.rules.state import State
from tessera.i18n import N_
from tessera.kit.stats import Stats, always


def towards(state: State) -> tuple[int, ...]:
    """For each side five for every sequence, and the most chips in a five that could be another:
    it shares no more than one chip with each."""
    sides = zip(state.chips, state.sequences, strict=True)
    return tuple(
        5 * len(claimed)
        + max(
            (five & (own | CORNERS)).bit_count()
            for five in FIVES
            if all((five & other).bit_count() <= 1 for other in claimed)
        )
        for own, claimed in sides
    )


STATS: Stats[State] = Stats(
    measures=always(N_("Chips in sequences and in the best five"), towards),
    counted=(
        (N_("Chips put down"), ("puts", "puts_jack")),
        (N_("Chips taken away"), ("removes",)),
        (N_("Dead cards swapped"), ("swap",)),
        (N_("Cards forgotten"), ("forgets",)),
    ),
)
