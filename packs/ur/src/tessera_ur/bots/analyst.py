"""Where a game of Ur was decided, by what the hard opponent has learned."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from tessera.kit.analysis import Chances
from tessera.kit.foresight import Foresight, Looked, WholePlay
from tessera_ur.bots.ahead import after, best
from tessera_ur.bots.judge import judge
from tessera_ur.rules import RULES
from tessera_ur.rules.merits import WAYS
from tessera_ur.rules.state import Event, State


class UrAnalyst(Foresight[State, Event]):
    """Looks two throws ahead: the chances after a throw are those of its best step, with the next
    throw foreseen."""

    off_by = 0.02
    version = 3
    rules = RULES
    totals = tuple(enumerate(WAYS))

    def reading(self, state: State) -> Iterator[None]:
        """See `Foresight`."""
        judge(state.terms.path)
        yield

    def look(self, state: State) -> Generator[None, None, Looked]:
        """See `Foresight`: all steps, because there are few."""
        path, values = state.terms.path, {}
        for step in state.steps():
            values[step] = after(path, state.own, state.other, step, 1)
            yield
        ordered = sorted(values, key=lambda step: -values[step])
        plays = tuple(WholePlay((step,), RULES.apply(state, step)) for step in ordered)
        return Looked(plays, forced=len(plays) == 1)

    def answered(self, state: State) -> Generator[None, None, tuple[Chances, ...]]:
        """See `Foresight`."""
        chances: list[Chances] = []
        for thrown in range(len(WAYS)):
            own = best(state.terms.path, state.own, state.other, thrown, 1)
            chances.append((1 - own, own) if state.seat else (own, 1 - own))
            yield
        return tuple(chances)


ANALYST = UrAnalyst()
