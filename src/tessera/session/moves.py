"""Which move of a game an event belongs to: all that is done in one turn is one move."""

from bisect import bisect_left
from collections.abc import Sequence

from tessera.session.observe import OPEN
from tessera.session.table import AnyTable


class Moves:
    """The moves of one game, counted as it goes on. What happens in silence before a turn, as cards
    that are dealt, belongs to none."""

    def __init__(self) -> None:
        self._begun: list[int] = []
        """The events that moves begin with."""
        self._fresh: list[bool] = []
        """For each event whether the next one that there is something to say about begins a
        move."""

    def follow(self, table: AnyTable, told: Sequence[object]) -> None:
        """Takes in what was played, and lets go of what was taken back. `told` has for each event
        what there is to say about it."""
        del self._fresh[len(told) :]
        del self._begun[self.number(len(told)) :]
        for event in range(len(self._fresh), len(told)):
            before, _, after = table.observe_step(OPEN, event)
            fresh = not self._fresh or self._fresh[-1]
            if told[event] and fresh:
                self._begun.append(event)
            self._fresh.append((fresh and not told[event]) or table.rules.ends_turn(before, after))

    def number(self, at: int) -> int:
        """How many moves have begun when so many events have happened."""
        return bisect_left(self._begun, at)

    def events(self, number: int) -> range:
        """The events of a move, counted from 1."""
        ends = [*self._begun[number : number + 1], len(self._fresh)]
        return range(self._begun[number - 1], ends[0])
