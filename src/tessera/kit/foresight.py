"""The analysis of a game in which throws and plays take turns and nothing is hidden, by expectimax.

A game says what a position is worth once a play has been made and the next throw is awaited, as
its strongest opponent judges it. What it is worth *with foresight* is the mean, over all throws, of
what the best answer to each leaves. That is the value of a choice, and the value before a throw: so
luck is the difference between one answer and the mean of all, and has no bias.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Any, Generic, NamedTuple, TypeVar

from tessera.core.opening import beginning
from tessera.core.rules import CHANCE, Rules
from tessera.kit.analysis import ALIKE, Chances, GameStep, Outcomes, chance_step, mean, shared

State = TypeVar("State", bound=Any)
Action = TypeVar("Action", bound=Any)
Thinking = Generator[None, None, Chances]


class WholePlay(NamedTuple):
    """A whole play: its actions, and the position that it leaves."""

    actions: tuple[Any, ...]
    left: Any


class Looked(NamedTuple):
    """The plays that the strongest opponent looks at twice, at first sight the best first; and
    whether there is no other play at all."""

    best: tuple[WholePlay, ...]
    forced: bool


class Foresight(ABC, Generic[State, Action]):
    """An analyst of such a game. States have `terms.setup`, and an `opening` as in `core.opening`
    with totals in `totals`."""

    off_by: float
    version = 1
    claims_luck = True
    rules: Rules[State, Action]
    totals: tuple[tuple[int, int], ...]
    """What may be thrown for who begins, with the number of ways."""

    @abstractmethod
    def reading(self, state: State) -> Iterator[None]:
        """Does what has to be done once, with a pause after every few milliseconds."""

    @abstractmethod
    def look(self, state: State) -> Generator[None, None, Looked]:
        """The plays of a state in which a seat must choose."""

    @abstractmethod
    def answered(self, state: State) -> Generator[None, None, tuple[Chances, ...]]:
        """For each outcome of chance in this state, in the order of `Rules.chance_outcomes`, the
        chances once the best play at first sight has been made of it."""

    def analyse(
        self, states: Sequence[State], events: Sequence[Action], start: int = 0
    ) -> Iterator[GameStep | None]:
        """See `kit.analysis.Analyst`."""
        yield from self.reading(states[0])
        course, at = _Course(self, states, events), start
        while (until := course.end(at)) is not None:
            if self.rules.current_player(states[at]) == CHANCE:
                yield (yield from course.throw(at))
            else:
                yield (yield from course.choice(at, until))
            at = until


@dataclass(frozen=True, slots=True)
class _Course:
    """One game while it is analysed. `known` are the outcomes of throws that were looked at since
    the last one."""

    analyst: Foresight[Any, Any]
    states: Sequence[Any]
    events: Sequence[Any]
    known: dict[Any, Outcomes] = field(default_factory=dict)

    def end(self, at: int) -> int | None:
        """After which event that is over which begins after `at` events; None for one that isn't
        over, or when there is none."""
        rules = self.analyst.rules
        for until in range(at + 1, len(self.states)):
            thrown = rules.current_player(self.states[at]) == CHANCE
            if thrown or rules.current_player(self.states[until]) in (CHANCE, None):
                return until
        return None

    def throw(self, at: int) -> Generator[None, None, GameStep]:
        """The step of a throw."""
        state = self.states[at]
        outcomes = yield from self._outcomes(state)
        rolls = [roll for roll, _ in self.analyst.rules.chance_outcomes(state)]
        came, _ = outcomes[rolls.index(self.events[at])]
        self.known.clear()
        return chance_step(at, state.seat, self._side(state), outcomes, came)

    def choice(self, at: int, until: int) -> Generator[None, None, GameStep]:
        """The step of a play, compared with the best that are found."""
        state, played = self.states[at], self.states[until]
        looked, side = (yield from self.analyst.look(state)), self._side(state)
        found = yield from self._foreseen(played)
        step = GameStep(at, until, "choice", state.seat, side, found, found)
        if looked.forced:
            return replace(step, kind="forced")
        for actions, left in looked.best:
            better = yield from self._foreseen(left)
            if better[side] > step.before[side] + ALIKE:
                texts = tuple(map(self.analyst.rules.write, actions))
                step = replace(step, before=better, best=texts)
        return step

    def _foreseen(self, state: Any) -> Thinking:
        """The chances with foresight."""
        over = shared(self.analyst.rules, state.terms.setup, state)
        return over or mean((yield from self._outcomes(state)))

    def _outcomes(self, state: Any) -> Generator[None, None, Outcomes]:
        if state not in self.known:
            look = self._begun if state.opening else self.analyst.answered
            chances = yield from look(state)
            weights = [weight for _, weight in self.analyst.rules.chance_outcomes(state)]
            self.known[state] = tuple(zip(chances, weights, strict=True))
        return self.known[state]

    def _begun(self, state: Any) -> Generator[None, None, tuple[Chances, ...]]:
        """While it is thrown for who begins: for each throw the mean over who may begin then."""
        starts = []
        for seat in range(state.terms.setup.players):
            begun = replace(state, opening=(), seat=seat)
            starts.append((yield from self._foreseen(begun)))
        found = []
        for roll, _ in self.analyst.rules.chance_outcomes(state):
            after = self.analyst.rules.apply(state, roll)
            begins = beginning(after.opening, self.analyst.totals) if after.opening else None
            found.append(_mixed(starts, begins) if begins else starts[after.seat])
        return tuple(found)

    def _side(self, state: Any) -> int:
        side: int = self.analyst.rules.sides(state.terms.setup)[state.seat]
        return side


def curve(logits: Chances) -> Chances:
    """The chances of all sides that an evaluation means: the logistic curve of what it says of
    each, and together 1."""
    own = [1 / (1 + exp(-logit)) for logit in logits]
    return tuple(chance / sum(own) for chance in own)


def _mixed(starts: list[Chances], begins: tuple[float, ...]) -> Chances:
    by_side = zip(*starts, strict=True)
    return tuple(
        sum(chance * share for chance, share in zip(chances, begins, strict=True))
        for chances in by_side
    )
