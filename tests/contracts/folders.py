"""Where the tests of a game are, with its perft table and its recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.core.rules import Rules
from tests.variants import TESTS, THEIR_TESTS, VARIANTS


def folder_of(rules: Rules[Any, Any]) -> Path:
    """The folder of the tests of a game."""
    among = THEIR_TESTS if rules.name in VARIANTS else TESTS / "games"
    return among / rules.name
