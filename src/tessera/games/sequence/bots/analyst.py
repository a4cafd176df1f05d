"""What the choices of a game of Sequence cost, judged by what the seat could see then.

What was best, and the chance with it, is what the hard level thinks: every card that the seat can't
see counts by how likely it is to be in a hand. What another play cost is averaged over hands dealt
anew (`pricing.py`), which are such as the seat couldn't tell apart. For luck the cards that came
would have to be told from those that lay in other hands all the time, and nobody at the table
could: so none is claimed.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from tessera.games.sequence.bots import strongest
from tessera.games.sequence.bots.evaluation import evaluate
from tessera.games.sequence.bots.planner import SWAPPED, Planner
from tessera.games.sequence.bots.pricing import price
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.engine import Move
from tessera.games.sequence.rules.state import Claim, Event, State
from tessera.kit.analysis import ALIKE, Chances, GameStep, Kind


class Choices(NamedTuple):
    """The chance to win, for the side that chooses, after each event that the hard opponent
    considers; and the chances of all sides if the own side had none (its own entry is 0 then)."""

    chances: dict[Event, float]
    others: Chances

    def of_sides(self, event: Event, side: int) -> Chances:
        """The chances of all sides after the event."""
        return self.shared(self.chances[event], side)

    def shared(self, own: float, side: int) -> Chances:
        """The chances of all sides when this is the side's own."""
        return tuple(own if n == side else (1 - own) * share for n, share in enumerate(self.others))


class SequenceAnalyst:
    """Judges by what the hard opponent thinks."""

    off_by = 0.02
    version = 2
    claims_luck = False

    def analyse(
        self, states: Sequence[State], events: Sequence[Event], start: int = 0
    ) -> Iterator[GameStep | None]:
        """See `Analyst`: a step for each card laid down and each sequence claimed, and none for
        events that draw, forget or talk."""
        for at in range(start, len(events)):
            if isinstance(events[at], Move | Claim):
                yield (yield from _step(states[at], events[at], at))


def _step(state: State, event: Event, at: int) -> Generator[None, None, GameStep]:
    """The step of an event. Pauses after each event that is considered."""
    planned, side = strongest(RULES.observation(state, state.seat)), state.side
    yield from planned.reading()
    values = {}
    for considered, value in planned.valued(RULES.legal_actions(planned.seen)):
        values[considered] = value
        yield
    options = _choices(planned, values)
    best = max(options.chances, key=lambda other: options.chances[other])
    before = options.of_sides(best, side)
    kind: Kind = "choice" if len(options.chances) > 1 else "forced"
    as_good = options.chances[best] <= options.chances[event] + ALIKE
    if as_good:
        return GameStep(at, at + 1, kind, state.seat, side, before, before)
    cost = yield from price(planned.seen, best, event, before[side], at)
    if cost <= ALIKE:
        return GameStep(at, at + 1, kind, state.seat, side, before, before)
    after = options.shared(before[side] - cost, side)
    return GameStep(at, at + 1, kind, state.seat, side, before, after, (RULES.write(best),))


def choices(seen: State) -> Choices:
    """The choices of the seat on turn, as it sees the position."""
    planned = strongest(seen)
    return _choices(planned, dict(planned.valued(RULES.legal_actions(seen))))


def _choices(planned: Planner, values: dict[Event, float]) -> Choices:
    best = max((value for value in values.values() if value < SWAPPED), default=0.0)
    chances = {event: planned.win_probability(value, best) for event, value in values.items()}
    return Choices({event: chance or 0.0 for event, chance in chances.items()}, _others(planned))


def _others(planned: Planner) -> Chances:
    """Each other side's share of a win that isn't the seat's own, as far as the seat can see."""
    seen, weights = planned.seen, planned.weights
    sides = range(len(seen.chips))
    if len(sides) == 2:
        return tuple(float(side != seen.side) for side in sides)
    alone = Planner(seen, weights)
    totals = [evaluate(seen, side, seen.sequences, weights).total for side in sides]
    chances = [alone.win_probability(total, total) or 0.0 for total in totals]
    chances[seen.side] = 0.0
    return tuple(chance / sum(chances) for chance in chances)


ANALYST = SequenceAnalyst()
