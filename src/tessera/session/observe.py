"""Observations: the positions and events of a game as each viewer may know them.

Board, log, replay, speech and the picture of the last board are all made from observations, so
nothing hidden can reach any of them. Each position and each event is computed once for a viewer,
however often it is drawn.
"""

from dataclasses import dataclass, field
from typing import Final, Generic, Literal, TypeVar

from tessera.core.rules import Rules

State = TypeVar("State")
Action = TypeVar("Action")

OPEN: Final = "open"
"""The viewer who sees every card face up."""
Viewer = int | None | Literal["open"]
"""A seat, None for the spectators, or OPEN."""


@dataclass(frozen=True, slots=True)
class Observed(Generic[State, Action]):
    """A position as a viewer knows it, and the events that led there as the viewer saw them."""

    state: State
    events: tuple[Action, ...]


@dataclass(eq=False)
class Observations(Generic[State, Action]):
    """The observations of one viewer at one table. `states` and `actions` are the table's own
    lists, which grow: state n is the one after the first n actions."""

    _rules: Rules[State, Action]
    _viewer: Viewer
    _all_states: list[State]
    _all_actions: list[Action]
    _states: dict[int, State] = field(default_factory=dict)
    _events: list[Action] = field(default_factory=list)
    _latest: tuple[int, Observed[State, Action]] | None = None

    def at(self, n: int) -> Observed[State, Action]:
        """The observation of the viewer after the first `n` events."""
        if self._latest is None or self._latest[0] != n:
            self._latest = n, Observed(self.state(n), tuple(self._until(n)[:n]))
        return self._latest[1]

    def state(self, n: int) -> State:
        """The position after the first `n` events, as the viewer knows it."""
        if self._viewer == OPEN:
            return self._all_states[n]
        if n not in self._states:
            self._states[n] = self._rules.observation(self._all_states[n], self._viewer)
        return self._states[n]

    def step(self, n: int) -> tuple[State, Action, State]:
        """The position before event number `n` (counted from 0), the event, and the position after
        it."""
        return self.state(n), self._until(n + 1)[n], self.state(n + 1)

    def forget(self, n: int) -> None:
        """Forgets all after the first `n` events, from which the game now goes on differently."""
        self._latest = None
        del self._events[n:]
        self._states = {at: state for at, state in self._states.items() if at <= n}

    def _until(self, n: int) -> list[Action]:
        """The events as the viewer saw them, at least the first `n`."""
        if self._viewer == OPEN:
            return self._all_actions
        for at in range(len(self._events), n):
            state, action = self._all_states[at], self._all_actions[at]
            self._events.append(self._rules.observed_action(state, action, self._viewer))
        return self._events
