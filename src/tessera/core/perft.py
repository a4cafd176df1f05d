"""Counting the tree: how many ways there are to play so many events, chance counted.

A table of these numbers for a few positions pins a move generator down better than any argument
(the chess programmers' *perft*).
"""

from __future__ import annotations

from typing import TypeVar

from tessera.core.game import CHANCE, Game

State = TypeVar("State")
Action = TypeVar("Action")


def perft(game: Game[State, Action], state: State, depth: int) -> int:
    """The number of different lines of `depth` events from here; a finished game counts as one.

    Outcomes of chance count once each, whatever their weight.
    """
    player = game.current_player(state)
    if depth == 0 or player is None:
        return 1
    if player == CHANCE:
        events = tuple(outcome for outcome, _ in game.chance_outcomes(state))
    else:
        events = game.legal_actions(state)
    if depth == 1:
        return len(events)
    return sum(perft(game, game.apply(state, event), depth - 1) for event in events)
