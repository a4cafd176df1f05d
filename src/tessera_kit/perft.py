"""Counting the tree: how many ways there are to play so many events, chance counted.

A table of these numbers for a few positions pins a move generator down better than any argument
(the chess programmers' *perft*).
"""

from typing import TypeVar

from tessera.core.rules import CHANCE, Rules

State = TypeVar("State")
Action = TypeVar("Action")


def perft(rules: Rules[State, Action], state: State, depth: int) -> int:
    """The number of different lines of `depth` events from here; a finished game counts as one.

    Outcomes of chance count once each, whatever their weight.
    """
    player = rules.current_player(state)
    if depth == 0 or player is None:
        return 1
    if player == CHANCE:
        events = tuple(outcome for outcome, _ in rules.chance_outcomes(state))
    else:
        events = rules.legal_actions(state)
    if depth == 1:
        return len(events)
    return sum(perft(rules, rules.apply(state, event), depth - 1) for event in events)
