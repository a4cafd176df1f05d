"""The analysis of a game: the luck of every event of chance, and the error of every choice.

The definitions are those of backgammon, as GNU Backgammon has them; docs/analysis.md gives them
with their sources. A game is cut into *steps*. Each has the chances to win before and after it:

- luck: the value of the outcome with best play, less the mean of that value over all outcomes;
- error: the value of the best play, less the value of the play that was made;
- remainder: the jump in the chances between one step and the next, where an evaluation that looks
  further comes to another value. It is always shown, as "not explained".

So for each side: final chance - initial chance = luck - cost of errors + remainder.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from tessera.core.rules import Rules
from tessera.core.setup import Setup

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action", contravariant=True)

Chances = tuple[float, ...]
"""The chance to win of each side, 0 to 1, where a draw counts as an equal share; they sum to 1."""
Outcomes = Sequence[tuple[Chances, float]]
"""The outcomes of chance: the chances to win after each, with best play, and its weight."""

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
    """An event of chance, or a whole play that was chosen, with the chances to win of all sides.

    `at` events had happened before it, `until` when it was over. `seat` threw or chose; `side` is
    its side. The chances before a choice are those of the best play. `best` is that play, as texts
    of its actions; empty if none was better than the one made. `rarity` is the probability of an
    outcome at least as good for the thrower as this one; of one at least as bad, if this one was
    worse than the mean."""

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
    def luck(self) -> float:
        """The thrower's gain by chance, -1 to 1; 0 for a choice."""
        return self._gained if self.kind == "chance" else 0.0

    @property
    def error(self) -> float:
        """The cost of the choice for the side that made it, 0 to 1; 0 for an event of chance."""
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
    """Evaluates the positions of a game, and so finds its steps."""

    off_by: float
    """The expected calibration error of the chances to win, 0 to 1 (docs/analysis.md); 0 if they
    are exact and not estimated."""

    version: int
    """A number that grows when the analyst finds something else in the same game."""
    # So steps of an earlier version, which a device may have kept, are not mixed with its own.

    claims_luck: bool
    """Whether the analyst finds steps of chance, and so tells luck apart from the rest."""

    def analyse(
        self, states: Sequence[State], events: Sequence[Action], start: int = 0
    ) -> Iterator[GameStep | None]:
        """Yields the steps of a game, in order, and None after every few milliseconds without one.
        State n is the one after the first n events; nothing in it is hidden.

        `start` is the `until` of the last step that is known already; the steps after it follow. A
        turn that isn't over is no step yet."""


class Account(NamedTuple):
    """The sums of one seat: the luck of its side in all events of chance, whoever threw; the cost
    of its own errors; and the number of its choices, without forced plays."""

    luck: float
    error: float
    choices: int

    @property
    def error_per_choice(self) -> float:
        """The mean cost of a choice, 0 to 1; 0 where there was nothing to choose."""
        return self.error / self.choices if self.choices else 0.0


@dataclass(frozen=True)
class Analysis:
    """The steps of a game, as far as they are known, with their sums, each computed once. `sides`
    has the side of each seat. `result` has each side's share of a game that is over (see `shared`);
    None for one that goes on."""

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
        """The luck of each side in all events of chance."""
        return self._gained("chance")

    @cached_property
    def graded(self) -> list[GameStep]:
        """The choices whose errors are worth a word, the costliest first."""
        graded = (step for step in self.steps if step.grade)
        return sorted(graded, key=lambda step: step.error, reverse=True)

    @cached_property
    def cost(self) -> Chances:
        """The net loss of each side by errors: by its own, less the gain by those of others."""
        return tuple([0.0 - change for change in self._gained("choice")])

    @cached_property
    def remainder(self) -> Chances:
        """The change for each side that no step explains: from the end of a step to the beginning
        of the next one, and from the last one to the result."""
        after = [step.after for step in self.steps]
        before = [*(step.before for step in self.steps[1:]), self.final]
        return self._sum([*zip(after, before, strict=False)])

    @property
    def adjusted(self) -> Chances:
        """The luck-adjusted result: the result less the luck of each side. For a single game it may
        lie outside 0 to 1; over many games its mean is that of the results."""
        return tuple([a - b for a, b in zip(self.final, self.luck, strict=True)])

    def account(self, seat: int) -> Account:
        """The sums of one seat."""
        own = [step for step in self.steps if step.seat == seat]
        choices = sum(step.kind == "choice" for step in own)
        return Account(self.luck[self.sides[seat]], self.own_errors((seat,)), choices)

    def own_errors(self, seats: Collection[int]) -> float:
        """The total cost of the errors of these seats."""
        return fsum(step.error for step in self.steps if step.seat in seats)

    def _gained(self, kind: Kind) -> Chances:
        return self._sum([(step.before, step.after) for step in self.steps if step.kind == kind])

    def _sum(self, changes: list[tuple[Chances, Chances]]) -> Chances:
        """The sum of changes for each side; each change is a pair of chances, before and after."""
        # Many steps are added up with each report: a generator for each number would be too slow.
        if not changes:
            return (0.0,) * len(self.initial)
        earlier, later = (zip(*chances, strict=True) for chances in zip(*changes, strict=True))
        sides = zip(later, earlier, strict=True)
        return tuple([fsum(more) - fsum(less) for more, less in sides])


def mean(outcomes: Outcomes) -> Chances:
    """The chances before an event of chance: the weighted mean of those after its outcomes."""
    total = sum(weight for _, weight in outcomes)
    by_side = zip(*(chances for chances, _ in outcomes), strict=True)
    weights = [weight for _, weight in outcomes]
    return tuple(
        fsum(chance * weight for chance, weight in zip(chances, weights, strict=True)) / total
        for chances in by_side
    )


def chance_step(at: int, seat: int, side: int, outcomes: Outcomes, came: Chances) -> GameStep:
    """The step of an event of chance; `came` are the chances after the outcome that came."""
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
    """Each side's share of the game that ended in this state: 1 for the winner, in a draw an equal
    share for every side; None while the game goes on."""
    result, sides = rules.result(state), rules.sides(setup)
    if result is None:
        return None
    winning = {sides[seat] for seat in result.winners} or set(sides)
    return tuple((side in winning) / len(winning) for side in range(max(sides) + 1))
