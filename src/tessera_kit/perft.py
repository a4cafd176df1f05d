"""Counting the tree: how many ways there are to play so many events, chance counted.

A table of these numbers for a few positions pins a move generator down better than any argument
(the chess programmers' *perft*).
"""

from typing import TypeVar

from tessera.core.rules import Rules
from tessera_kit.playing import offered

State = TypeVar("State")
Action = TypeVar("Action")


def perft(rules: Rules[State, Action], state: State, depth: int) -> int:
    """The number of different lines of `depth` events from here; a finished game counts as one.

    Outcomes of chance count once each, whatever their weight.
    """
    if depth == 0 or not (events := offered(rules, state)):
        return 1
    if depth == 1:
        return len(events)
    return sum(perft(rules, rules.apply(state, event), depth - 1) for event in events)
