"""Where a game of Tabula was decided, by the learned net."""

from collections.abc import Generator, Iterator

from tessera.core.dice import throws
from tessera.games.tabula.bots.learned import (
    Judge,
    answers,
    at_first_sight,
    net_of,
    worth_a_second_look,
)
from tessera.games.tabula.bots.net import UNIT, reading
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import Event, State
from tessera.kit.analysis import Chances
from tessera.kit.foresight import Foresight, Looked, WholePlay, curve

DICE = 3


class TabulaAnalyst(Foresight[State, Event]):
    """Looks one throw ahead: the 56 throws with their weights, each with its best play."""

    off_by = 0.02
    rules = RULES
    totals = tuple(
        (total, sum(weight for roll, weight in throws(DICE) if roll.total == total))
        for total in range(DICE, 6 * DICE + 1)
    )

    def reading(self, state: State) -> Iterator[None]:
        """See `Foresight`."""
        yield from reading(state.terms.rules, returns=state.terms.variant.returns)

    def look(self, state: State) -> Generator[None, None, Looked]:
        """See `Foresight`."""
        looking = at_first_sight(state, net_of(state))
        try:
            while True:
                next(looking)
                yield
        except StopIteration as over:
            plays = over.value
        best = [
            WholePlay(one.steps, _played(state, one.steps)) for one in worth_a_second_look(plays)
        ]
        return Looked(tuple(best), forced=len(plays) == 1)

    def answered(self, state: State) -> Generator[None, None, tuple[Chances, ...]]:
        """See `Foresight`."""
        judge, waiter = Judge(state.terms, net_of(state)), state.seat
        outcomes = yield from answers(judge, state.other, state.own, None)
        logits = [logit / UNIT for logit, _ in outcomes]
        return tuple([curve((-own, own) if waiter else (own, -own)) for own in logits])


def _played(state: State, steps: tuple[Event, ...]) -> State:
    for taken in steps:
        state = RULES.apply(state, taken)
    return state


ANALYST = TabulaAnalyst()
