"""Games in one file, as people who write them might."""

from __future__ import annotations

import sys
from importlib import import_module

from tessera import games
from tessera.kit.game import AnyGame
from tools.paths import ROOT

EXAMPLES = ROOT / "tests" / "examples"


def example(name: str) -> AnyGame:
    """One of the examples, as if it were installed."""
    folder = str(EXAMPLES / name)
    if folder not in sys.path:
        sys.path.append(folder)
    games.INSTALLED[name] = f"tessera_{name}"
    game: AnyGame = import_module(f"tessera_{name}").GAME
    return game
