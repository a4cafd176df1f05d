"""Which games the contracts run over: all of the menu, and the example that people copy."""

from __future__ import annotations

from typing import Any

from tessera.core.rules import Rules
from tests.every_game import EVERY_GAME


def every_game() -> tuple[Rules[Any, Any], ...]:
    """The games of the menu in their order, then the example."""
    return tuple(game.rules for game in EVERY_GAME)
