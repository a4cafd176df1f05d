"""Where a game of Sequences was decided: by the dice alone, and exactly so."""

from collections.abc import Iterator, Sequence
from functools import cache

from tessera.core.dice import Roll
from tessera.games.sequences.rules import RULES, THROWS
from tessera.games.sequences.rules.score import score
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.rules.winning import in_portions
from tessera.kit.analysis import Chances, GameStep, chance_step


class SequencesAnalyst:
    """The chances to win are exact, so nothing but chance is left to explain."""

    off_by = 0.0
    version = 1
    claims_luck = True

    def analyse(
        self, states: Sequence[State], events: Sequence[Roll], start: int = 0
    ) -> Iterator[GameStep | None]:
        """See `Analyst`: a step for each throw."""
        for at in range(start, len(events)):
            outcomes: list[tuple[Chances, int]] = []
            for roll, weight in _different(states[at]):
                chances = yield from in_portions(RULES.apply(states[at], roll))
                outcomes.append((chances, weight))
                yield None
            seat = states[at].seat
            after = yield from in_portions(states[at + 1])
            yield chance_step(at, seat, seat, outcomes, after)


def _different(state: State) -> tuple[tuple[Roll, int], ...]:
    """A throw for each number of points that may come, with the weight of all throws that bring it.
    While it is thrown for who begins, any one throw stands for all, because beginning is no
    advantage."""
    return THROWS[:1] if state.opening else _by_points(state.variant)


@cache
def _by_points(variant: str) -> tuple[tuple[Roll, int], ...]:
    by_kind: dict[tuple[int, bool], tuple[Roll, int]] = {}
    for roll, weight in THROWS:
        scored = score(roll, variant)
        kind = scored.points, scored.ruined
        first, so_far = by_kind.get(kind, (roll, 0))
        by_kind[kind] = first, so_far + weight
    return tuple(by_kind.values())


ANALYST = SequencesAnalyst()
