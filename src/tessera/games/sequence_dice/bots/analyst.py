"""Where a game of Sequence Dice was decided, by what was learned in self-play."""

from collections.abc import Generator, Iterator

from tessera.games.sequence_dice.bots.evaluation import (
    TOTALS,
    After,
    Evaluation,
    learned,
    reading,
)
from tessera.games.sequence_dice.bots.expert import BEST, at_first_sight
from tessera.games.sequence_dice.rules import RULES, THROWS
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.kit.analysis import Chances
from tessera.kit.foresight import Foresight, Looked, WholePlay, curve


class SequenceDiceAnalyst(Foresight[State, Event]):
    """Looks one throw ahead: eleven totals with their weights stand for all 36 throws."""

    off_by = 0.01
    rules = RULES
    totals = TOTALS

    def reading(self, state: State) -> Iterator[None]:
        """See `Foresight`."""
        yield from reading(*_played(state))

    def look(self, state: State) -> Generator[None, None, Looked]:
        """See `Foresight`."""
        yield
        legal = RULES.legal_actions(state)
        ranking = at_first_sight(state, legal, learned(*_played(state)))
        moves = [choice.actions for choice in ranking[:BEST]]
        best = tuple([WholePlay(actions, RULES.apply(state, *actions)) for actions in moves])
        return Looked(best, forced=len(legal) == 1)

    def answered(self, state: State) -> Generator[None, None, tuple[Chances, ...]]:
        """See `Foresight`."""
        evaluation = learned(*_played(state))
        answers = evaluation.answers(state.chips, state.side)
        yield
        by_total = zip(TOTALS, answers, strict=True)
        by_sum = {total: chances(evaluation, answer) for (total, _), (answer, _) in by_total}
        yield
        return tuple([by_sum[sum(roll.dice)] for roll, _ in THROWS])


def chances(evaluation: Evaluation, after: After) -> Chances:
    """The chances of all sides once a move has been made."""
    sides = range(len(after.chips))
    if after.won:
        return tuple(float(side == after.thrower) for side in sides)
    return curve(tuple(evaluation.logit(after, side) for side in sides))


def _played(state: State) -> tuple[int, int, int]:
    return len(state.chips), state.terms.line, state.terms.supply


ANALYST = SequenceDiceAnalyst()
