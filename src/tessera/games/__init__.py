"""The games, in the order of the menu. A new game is a folder here and a line below."""

from __future__ import annotations

from typing import Any

from tessera.games import sequence, sequence_dice, sequences, tabula
from tessera.games.box import Box

GAMES: tuple[Box[Any, Any], ...] = (
    sequence.BOX,
    sequence_dice.BOX,
    sequences.BOX,
    tabula.BOX,
)


def find(name: str) -> Box[Any, Any] | None:
    """The game of this name, None for an unknown one."""
    return next((box for box in GAMES if box.game.name == name), None)
