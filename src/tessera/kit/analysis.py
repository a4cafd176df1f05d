"""What made a game go as it went: the luck of every event of chance, and the error of every
choice.

The definitions are those of backgammon, as GNU Backgammon has them; docs/analysis.md gives them
with their sources. A game is cut into *steps*. Each has the chances to win before and after it:

- luck: what is to be had of the outcome with best play, less the mean of that over all outcomes;
- error: the value of the best play, less the value of the play that was made;
- remainder: what lies between one step and the next, where an evaluation that looks further is
  of another opinion. It is told as "not explained", and hidden nowhere.

So for each side: final chance - initial chance = luck - cost of errors + remainder.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum
from operator import sub
from typing import Any, Generic, Literal, Protocol, TypeVar

from tessera.core.rules import Rules
from tessera.core.setup import Setup

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action", contravariant=True)

Chances = tuple[float, ...]
"""For each side, its chance to win, 0 to 1, a draw shared out; they sum to 1."""
Outcomes = Sequence[tuple[Chances, int]]
"""What chance may bring: the chances to win after each outcome, with best play, and its weight."""

Kind = Literal["chance", "choice", "forced"]
"""A throw; a turn's play among several; a play without another."""

DOUBTFUL, BAD, VERY_BAD = "doubtful", "bad", "very bad"
GRADES = ((0.08, VERY_BAD), (0.04, BAD), (0.02, DOUBTFUL))
"""The error from which a choice is called so. GNU Backgammon's thresholds (`arSkillLevel` in
gnubg.c, 2002 to 2012: 0.16, 0.08, 0.04) are equities from -1 to 1, twice as much."""
ALIKE = 1e-9
"""Chances so close are the same, but for how they were added up."""


@dataclass(frozen=True, slots=True)
class GameStep:
    """An event of chance, or what was chosen in one go, with the chances to win of all sides.

    `at` events had happened before it, `until` when it was over. `seat` threw or chose; `side` is
    its side. Before a choice the chances are those of the best play. `best` is that play, as texts
    of its actions, where a better one than the one made was there. `rarity` is the probability of
    an outcome that does as much or more for the thrower; where it was against it, as much or more
    against it."""

    at: int
    until: int
    kind: Kind
    seat: int
    side: int
    before: Chances
    after: Chances
    best: tuple[str, ...] = ()
    rarity: float = 1.0

    @property
    def change(self) -> Chances:
        """What each side gained or lost by it."""
        return difference(self.after, self.before)

    @property
    def luck(self) -> float:
        """What the thrower gained or lost by chance; 0 for a choice."""
        return self._gained if self.kind == "chance" else 0.0

    @property
    def error(self) -> float:
        """What the choice cost whoever chose, 0 or more."""
        return -self._gained if self.kind == "choice" else 0.0

    @property
    def grade(self) -> str | None:
        """The word for the error; None for one that isn't worth a word."""
        error = self.error
        return next((word for least, word in GRADES if error >= least), None)

    @property
    def _gained(self) -> float:
        return self.after[self.side] - self.before[self.side]


class Analyst(Protocol, Generic[State, Action]):
    """Knows what the positions of a game are worth, and so finds its steps."""

    @property
    def off_by(self) -> float:
        """By how much of 1 the chances to win differ from what comes, on average: the expected
        calibration error that docs/analysis.md tells. 0 if they are exact, and no evaluation."""

    @property
    def version(self) -> int:
        """Grows when it finds something else in the same game: what an earlier one found, which may
        be kept on a device, isn't mixed with it."""

    @property
    def claims_luck(self) -> bool:
        """Whether chance is told apart from the rest. If not, there are no steps of chance."""

    def analyse(
        self, states: Sequence[State], events: Sequence[Action], start: int = 0
    ) -> Iterator[GameStep | None]:
        """The steps of a game, in order: state n is what the first n events have led to, with
        nothing hidden. Yields None after every few milliseconds without one, as a bot does.

        `start` is the `until` of the last step that is known already: the same steps follow as if
        it had gone on from there. A turn without its end is no step yet."""


@dataclass(frozen=True, slots=True)
class Account:
    """What one seat had of chance and of its own choices: what all events of chance brought its
    side, whoever threw; what its own errors cost, and the number of its choices that were some."""

    luck: float
    error: float
    choices: int

    @property
    def error_per_choice(self) -> float:
        """0 where there was nothing to choose."""
        return self.error / self.choices if self.choices else 0.0


@dataclass(frozen=True)
class Analysis:
    """The steps of a game, as far as they are known, and what they add up to, worked out once.
    `sides` has the side of each seat; `result` what each side has of a game that is over, None for
    one that goes on."""

    sides: tuple[int, ...]
    steps: tuple[GameStep, ...]
    result: Chances | None = None

    @property
    def initial(self) -> Chances:
        """The chances before the first step."""
        count = max(self.sides) + 1
        return self.steps[0].before if self.steps else (1 / count,) * count

    @property
    def final(self) -> Chances:
        """The result, or the chances after the last step."""
        return self.result or (self.steps[-1].after if self.steps else self.initial)

    @cached_property
    def luck(self) -> Chances:
        """What all events of chance brought each side."""
        return self._gained("chance")

    @cached_property
    def graded(self) -> list[GameStep]:
        """The choices whose errors are worth a word, the costliest first."""
        found = (step for step in self.steps if step.grade)
        return sorted(found, key=lambda step: step.error, reverse=True)

    @cached_property
    def cost(self) -> Chances:
        """What all errors took from each side: its own, less what those of others gave it."""
        return tuple([0.0 - change for change in self._gained("choice")])

    @cached_property
    def remainder(self) -> Chances:
        """What is not explained: what lies between one step and the next, and before the result."""
        after = [step.after for step in self.steps]
        before = [*(step.before for step in self.steps[1:]), self.final]
        return self._sum([*zip(after, before, strict=False)])

    @property
    def adjusted(self) -> Chances:
        """The luck-adjusted result: with the luck of all events of chance taken away. Of a single
        game it may well lie outside 0 to 1; over many its mean is that of the results."""
        return difference(self.final, self.luck)

    def account(self, seat: int) -> Account:
        """The sums of one seat."""
        own = [step for step in self.steps if step.seat == seat]
        choices = sum(step.kind == "choice" for step in own)
        return Account(self.luck[self.sides[seat]], self.own_errors((seat,)), choices)

    def own_errors(self, seats: Collection[int]) -> float:
        """What the errors of these seats cost their sides."""
        return fsum(step.error for step in self.steps if step.seat in seats)

    def _gained(self, kind: Kind) -> Chances:
        return self._sum([(step.before, step.after) for step in self.steps if step.kind == kind])

    def _sum(self, changes: list[tuple[Chances, Chances]]) -> Chances:
        """What each side has gained by changes from one to the other. Many steps of many sides are
        added up with each report: a function for each number would be most of it."""
        if not changes:
            return (0.0,) * len(self.initial)
        earlier, later = (zip(*chances, strict=True) for chances in zip(*changes, strict=True))
        sides = zip(later, earlier, strict=True)
        return tuple([fsum(map(sub, more, less)) for more, less in sides])


def difference(more: Chances, less: Chances) -> Chances:
    """For each side the one without the other."""
    return tuple([a - b for a, b in zip(more, less, strict=True)])


def mean(outcomes: Outcomes) -> Chances:
    """The chances before chance has come: the weighted mean of those after it."""
    total = sum(weight for _, weight in outcomes)
    by_side = zip(*(chances for chances, _ in outcomes), strict=True)
    weights = [weight for _, weight in outcomes]
    return tuple(
        fsum(chance * weight for chance, weight in zip(chances, weights, strict=True)) / total
        for chances in by_side
    )


def chance_step(at: int, seat: int, side: int, outcomes: Outcomes, came: Chances) -> GameStep:
    """The step of one event of chance, of which `came` was the outcome."""
    before = mean(outcomes)
    lucky = came[side] >= before[side]
    weights = [
        weight
        for chances, weight in outcomes
        if (chances[side] - came[side] if lucky else came[side] - chances[side]) >= -ALIKE
    ]
    rarity = sum(weights) / sum(weight for _, weight in outcomes)
    return GameStep(at, at + 1, "chance", seat, side, before, came, rarity=rarity)


def shared(rules: Rules[Any, Any], setup: Setup, state: Any) -> Chances | None:
    """What each side has of a game that ended in this state, a draw shared by all; None while it
    goes on."""
    result, sides = rules.result(state), rules.sides(setup)
    if result is None:
        return None
    winning = {sides[seat] for seat in result.winners} or set(sides)
    return tuple((side in winning) / len(winning) for side in range(max(sides) + 1))
