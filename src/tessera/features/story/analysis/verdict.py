"""The reason for the result, as data: `features/story/analysis/answer.py` makes a sentence of it.

The part of a result that isn't explained may have been luck or play. So what is said must hold
whichever it was: the result with average dice is a range, from all of it counted as luck to all of
it counted as play, wider by the average error of the chances. docs/analysis.md has the rules as a
table.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from tessera.kit.analysis import Analysis, GameStep

EVEN = 0.1
"""Errors that cost one side less than this more than another have decided nothing."""
DECISIVE = 0.25
"""One throw, or one error, that gave the winner so much may have decided a game."""
LEVEL = 0.15
"""By no more than this was the winner ahead of the beginning when a game was decided."""
NARROW = 0.2
"""A range that is no wider can be said as one number of games out of ten."""


class Reason(Enum):
    """The kinds of answer; "it" is the side that won, unless they say otherwise."""

    DICE = auto()
    """With average dice it would have won less than it could expect at the beginning."""
    PLAY = auto()
    """It played better, and the dice gave less than that."""
    AGAINST = auto()
    """It played better, and the dice were against it."""
    BOTH = auto()
    """It played better, and the dice gave even more."""
    GIFTS = auto()
    """Errors of others gave it so much; it didn't play best itself."""
    EVEN_DICE = auto()
    """Errors cost all about the same, so the dice decided."""
    ONE_THROW = auto()
    """The same, and one throw decided."""
    ONE_ERROR = auto()
    """One error of another side decided."""
    HELPED = auto()
    """The dice helped it; whether play decided can't be told."""
    UNKNOWN = auto()
    """Too much isn't explained."""
    DICE_ALONE = auto()
    """There was nothing to choose."""
    THROW_ALONE = auto()
    """The same, and one throw decided."""
    MORE_THAN_CARDS = auto()
    """Luck isn't known; it played better, which gave it twice as much as all the rest."""
    FEWER_ERRORS = auto()
    """The same: it played better."""
    CARD_GIFTS = auto()
    """The same: errors of others helped it, and it didn't play best itself."""
    MORE_ERRORS = auto()
    """The same: another side played better."""
    CARDS = auto()
    """The same: nobody made errors that could have decided, so what nobody chose did."""
    ALIKE = auto()
    """The same: all errors together made little difference, and what decided can't be told."""
    SHARED = auto()
    """A draw, or several sides won."""
    SHARED_BETTER = auto()
    """The same, though this side had played better."""
    SHARED_DICE = auto()
    """The same, where there was nothing to choose."""


BY_PLAY = frozenset(
    {
        *(Reason.PLAY, Reason.AGAINST, Reason.BOTH, Reason.GIFTS, Reason.ONE_ERROR),
        *(Reason.MORE_THAN_CARDS, Reason.FEWER_ERRORS, Reason.CARD_GIFTS, Reason.MORE_ERRORS),
        Reason.SHARED_BETTER,
    }
)
"""The kinds of answer that name somebody's choices."""


class Between(NamedTuple):
    """A share of the games, 0 to 1, known to lie in this range."""

    low: float
    high: float

    @property
    def other(self) -> "Between":
        """The share of all others together, 1 minus this one."""
        return Between(1 - self.high, 1 - self.low)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The reason with its facts. `sides` are those who won, or who played better; `share` is the
    side's result with average dice; `step` the one that decided; `points` the cost of the error."""

    why: Reason
    sides: tuple[int, ...]
    share: Between | None = None
    step: GameStep | None = None
    points: float = 0.0


def verdict(
    analysis: Analysis, *, claims_luck: bool, has_choices: bool, off_by: float
) -> Verdict | None:
    """The reason for the result of a whole analysis; None if nothing can be said."""
    if not analysis.steps or analysis.result is None:
        return None
    winners = tuple(side for side, share in enumerate(analysis.result) if share)
    if len(winners) > 1:
        return _shared(analysis, winners, off_by, has_choices=has_choices)
    (side,) = winners
    if not has_choices:
        step = _decisive(analysis, side, "chance")
        return Verdict(Reason.THROW_ALONE if step else Reason.DICE_ALONE, winners, step=step)
    return (_won if claims_luck else _by_play_alone)(analysis, side, off_by)


def with_average_dice(analysis: Analysis, side: int, off_by: float) -> Between:
    """The range of the side's result with average dice, after the choices that were made. It is
    never below 0 or above 1, as the sum for a single game may be."""
    played = analysis.initial[side] - analysis.cost[side]
    ends = played, played + analysis.remainder[side]
    low, high = min(ends) - off_by, max(ends) + off_by
    return Between(_share(low), _share(high))


def _share(sum_of_changes: float) -> float:
    return max(0.0, min(sum_of_changes, 1.0))


def _won(analysis: Analysis, side: int, off_by: float) -> Verdict:
    share, fair = with_average_dice(analysis, side, off_by), analysis.initial[side]
    luck = analysis.luck[side]
    even = fair - EVEN <= share.low and share.high <= fair + EVEN
    if even and (step := _decisive(analysis, side, "chance")):
        return Verdict(Reason.ONE_THROW, (side,), share, step)
    if even:
        return Verdict(Reason.EVEN_DICE, (side,), share)
    if share.high < fair:
        return Verdict(Reason.DICE, (side,), share)
    if share.low >= fair + EVEN:
        if step := _decisive(analysis, side, "choice"):
            return Verdict(Reason.ONE_ERROR, (side,), share, step, step.error)
        if not _erred_least(analysis, side):
            return Verdict(Reason.GIFTS, (side,), share)
        if luck <= -EVEN:
            return Verdict(Reason.AGAINST, (side,), share)
        return Verdict(Reason.BOTH if luck > share.high - fair else Reason.PLAY, (side,), share)
    return Verdict(Reason.HELPED if luck >= EVEN else Reason.UNKNOWN, (side,), share)


def _by_play_alone(analysis: Analysis, side: int, off_by: float) -> Verdict:
    """The verdict where luck isn't told apart from what isn't explained."""
    better, rest = -analysis.cost[side], analysis.remainder[side]
    if better <= -EVEN:
        return Verdict(Reason.MORE_ERRORS, (side,))
    if better >= EVEN and not _erred_least(analysis, side):
        return Verdict(Reason.CARD_GIFTS, (side,))
    if better >= EVEN:
        mostly = rest + off_by <= (better - off_by) / 2
        return Verdict(Reason.MORE_THAN_CARDS if mostly else Reason.FEWER_ERRORS, (side,))
    errors = sum(step.error for step in analysis.steps)
    return Verdict(Reason.CARDS if errors < EVEN else Reason.ALIKE, (side,))


def _erred_least(analysis: Analysis, side: int) -> bool:
    """Whether no other side's errors cost less. Of more than two sides one may gain by another's
    errors and still not have played best."""
    seats = range(len(analysis.sides))
    costs = [
        analysis.own_errors([seat for seat in seats if analysis.sides[seat] == one])
        for one in range(len(analysis.initial))
    ]
    return costs[side] <= min(costs)


def _shared(
    analysis: Analysis, winners: tuple[int, ...], off_by: float, *, has_choices: bool
) -> Verdict:
    if not has_choices:
        return Verdict(Reason.SHARED_DICE, winners)
    sides = range(len(analysis.initial))
    best = max(sides, key=lambda side: -analysis.cost[side])
    ahead = -analysis.cost[best] - off_by
    if ahead >= EVEN and ahead + analysis.remainder[best] >= EVEN:
        return Verdict(Reason.SHARED_BETTER, (best,))
    return Verdict(Reason.SHARED, winners)


def _decisive(analysis: Analysis, side: int, kind: str) -> GameStep | None:
    """The throw, or another side's choice, that decided a level game: it gave the side so much when
    it wasn't far ahead, the side never fell back to where it had been, and the rest of the kind
    gave it no more than half as much. None if there is no such step."""
    steps, level = analysis.steps, analysis.initial[side] + LEVEL
    total = sum(_gain(step, side) for step in steps if step.kind == kind)
    lowest = 1.0
    decisive: GameStep | None = None
    for step in reversed(steps):
        gain, begun = _gain(step, side), step.before[side]
        if (
            step.kind == kind
            and gain >= DECISIVE
            and begun <= level
            and lowest >= begun
            and total - gain <= gain / 2
            and (kind == "chance" or step.side != side)
        ):
            decisive = max(decisive or step, step, key=lambda one: _gain(one, side))
        lowest = min(lowest, step.after[side])
    return decisive


def _gain(step: GameStep, side: int) -> float:
    """The same as its change for the side, without working out those of 23 others."""
    return step.after[side] - step.before[side]
