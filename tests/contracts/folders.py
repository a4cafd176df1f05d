"""Where the tests of a game are, with its perft table and its recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.core.rules import Rules

TESTS = Path(__file__).parent.parent


def folder_of(rules: Rules[Any, Any]) -> Path:
    """The folder of the tests of a game."""
    return TESTS / "games" / rules.name
