"""Which move of a game an event belongs to: all that is done in one turn is one move."""

from bisect import bisect_left
from collections.abc import Sequence

from tessera.session.observe import OPEN
from tessera.session.table import AnyTable


class Moves:
    """The moves of one game, counted as it goes on. Events before a turn that the log doesn't tell,
    such as dealt cards, belong to none."""

    def __init__(self) -> None:
        self._begun: list[int] = []
        """The number of the first event of each move."""
        self._fresh: list[bool] = []
        """For each event, whether the next one that the log tells begins a move."""

    def follow(self, table: AnyTable, accounts: Sequence[object]) -> None:
        """Updates the count after events were played or taken back. `accounts` has that of each
        event; an empty one for an event that the log doesn't tell."""
        del self._fresh[len(accounts) :]
        del self._begun[self.number(len(accounts)) :]
        for event in range(len(self._fresh), len(accounts)):
            before, _, after = table.observe_step(OPEN, event)
            fresh = not self._fresh or self._fresh[-1]
            if accounts[event] and fresh:
                self._begun.append(event)
            self._fresh.append(
                (fresh and not accounts[event]) or table.rules.ends_turn(before, after)
            )

    def number(self, at: int) -> int:
        """The number of moves that have begun after `at` events."""
        return bisect_left(self._begun, at)

    def events(self, number: int) -> range:
        """The numbers of the events of a move. Moves count from 1, events from 0."""
        ends = [*self._begun[number : number + 1], len(self._fresh)]
        return range(self._begun[number - 1], ends[0])
