"""The computer opponents, by level."""

from collections.abc import Iterator
from operator import itemgetter

from tessera.core.chance import Rng
from tessera.games.sequence.bots.learned import BEST, Learned
from tessera.games.sequence.bots.planner import SWAPPED, Planner
from tessera.games.sequence.bots.weights import BEGINNER, HAND_SET, tuned
from tessera.games.sequence.rules.state import Event, State
from tessera.kit.bot import Choice, Ranking, glancing


def beginner(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Builds its own fives along rows and columns, has no eye for diagonals or for those of the
    others, and saves no jack."""
    return _thoughts(Planner(seen, BEGINNER), legal, rng)


def planner(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Goes by weights that were set by hand."""
    return _thoughts(Planner(seen, HAND_SET), legal, rng)


def at_first_sight(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Goes by weights that were found in self-play: the expert without its net, and much faster."""
    return _thoughts(Planner(seen, tuned(len(seen.chips))), legal, rng)


def expert(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Goes by these weights and by a net that learned from games, and knows its chance to win."""
    planned = strongest(seen)
    for _ in planned.reading():
        yield ()
    yield from _thoughts(planned, legal, rng)


def strongest(seen: State, judged: int = BEST) -> Planner:
    """The expert's planner in this game, which has the net judge so many plays. The net learned
    what hidden hands are worth; where hands are open, the planner alone looks into them."""
    weights = tuned(len(seen.chips))
    return Planner(seen, weights) if seen.terms.open_hands else Learned(seen, weights, judged)


def _thoughts(planned: Planner, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """A winning play; a dead card swapped; else what is worth most, equal ones drawn from. It
    never forgets to draw, and doesn't listen to what people say."""
    values: dict[Event, float] = {}
    for event, value in planned.valued(legal):
        values[event] = value
        yield ()
    drawn = [(value, rng.random(), event) for event, value in values.items()]
    order = sorted(drawn, key=itemgetter(0, 1), reverse=True)
    best = next((value for value, _, _ in order if value < SWAPPED), 0.0)
    yield tuple(Choice((event,), planned.win_probability(value, best)) for value, _, event in order)


TWICE = 0.0
"""How often the youngest level sees two things that it could do, and not one."""
BOTS = {"youngest": glancing(beginner, TWICE), "easy": beginner, "normal": planner, "hard": expert}
