"""Positions and events as text."""

from __future__ import annotations

from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import State


def position(text: str) -> State:
    """The position of a text."""
    return RULES.read_position(text)


def play(state: State, *texts: str) -> State:
    """The state after some events."""
    for text in texts:
        state = RULES.apply(state, RULES.read(text))
    return state
