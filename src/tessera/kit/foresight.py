"""The analysis of a game in which throws and plays take turns and nothing is hidden, by expectimax.

A game gives the value of a position after a play, when the next throw is awaited, as its strongest
bot evaluates it. The value *with foresight* is the mean, over all throws, of the value after the
best answer to each. That is the value of a choice, and the value before a throw: so luck is the
difference between one answer and the mean of all, and has no bias.
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
    """The plays that deserve a deeper search, the best at first sight first; and whether there is
    only one play at all."""

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
    """The totals that may be thrown for who begins, each with the number of ways to throw it."""

    @abstractmethod
    def reading(self, state: State) -> Iterator[None]:
        """Does the work that is needed only once, such as loading tables. Yields after every few
        milliseconds."""

    @abstractmethod
    def look(self, state: State) -> Generator[None, None, Looked]:
        """Returns the plays of a state in which a seat must choose; yields while it thinks."""

    @abstractmethod
    def answered(self, state: State) -> Generator[None, None, tuple[Chances, ...]]:
        """Returns, for each outcome of chance in this state, in the order of
        `Rules.chance_outcomes`, the chances after the answer that is best at first sight."""

    def analyse(
        self, states: Sequence[State], events: Sequence[Action], start: int = 0
    ) -> Iterator[GameStep | None]:
        """The steps of a game, see `kit.analysis.Analyst.analyse`."""
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
    """One game while it is analysed. `known` has the outcomes of each state that was evaluated
    since the last throw."""

    analyst: Foresight[Any, Any]
    states: Sequence[Any]
    events: Sequence[Any]
    known: dict[Any, Outcomes] = field(default_factory=dict)

    def end(self, at: int) -> int | None:
        """The number of events after which the step that begins after `at` events is over; None if
        it isn't over, or there is none."""
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
        """The step of a play, compared with the best plays that were found."""
        state, played = self.states[at], self.states[until]
        looked, side = (yield from self.analyst.look(state)), self._side(state)
        foreseen = yield from self._foreseen(played)
        step = GameStep(at, until, "choice", state.seat, side, foreseen, foreseen)
        if looked.forced:
            return replace(step, kind="forced")
        for actions, left in looked.best:
            better = yield from self._foreseen(left)
            if better[side] > step.before[side] + ALIKE:
                texts = tuple(map(self.analyst.rules.write, actions))
                step = replace(step, before=better, best=texts)
        return step

    def _foreseen(self, state: Any) -> Thinking:
        """The chances with foresight in a state after a play."""
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
        """The chances after each throw of the opening: the mean over the seats that may begin."""
        starts = []
        for seat in range(state.terms.setup.players):
            begun = replace(state, opening=(), seat=seat)
            starts.append((yield from self._foreseen(begun)))
        chances = []
        for roll, _ in self.analyst.rules.chance_outcomes(state):
            after = self.analyst.rules.apply(state, roll)
            begins = after.opening and beginning(after.opening, self.analyst.totals)
            mixed = mean([*zip(starts, begins, strict=True)]) if begins else starts[after.seat]
            chances.append(mixed)
        return tuple(chances)

    def _side(self, state: Any) -> int:
        side: int = self.analyst.rules.sides(state.terms.setup)[state.seat]
        return side


def curve(logits: Chances) -> Chances:
    """The chances of all sides from an evaluation of each: the logistic function of each, scaled to
    sum to 1."""
    own = [1 / (1 + exp(-logit)) for logit in logits]
    return tuple(chance / sum(own) for chance in own)
