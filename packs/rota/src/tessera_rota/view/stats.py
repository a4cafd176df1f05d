"""What of Rota is worth a number."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit.stats import Stats, always
from tessera_rota.rules.board import LINES
from tessera_rota.rules.state import SIGNS, State


def longest(state: State) -> tuple[int, ...]:
    """For each side the most of its pieces on one line that wins."""
    lines = LINES[state.setup["lines"]]
    return tuple(max(sum(state.board[p] == sign for p in line) for line in lines) for sign in SIGNS)


STATS: Stats[State] = Stats(
    measures=always(N_("Pieces in the best line"), longest),
    counted=((N_("Pieces placed"), ("places",)), (N_("Slides"), ("slides",))),
)
