"""Golden records: one whole game for each version of each game's rules, and of the record's format.

    python -m tests.storage.golden

writes those that are missing, played by the computers: those of the app's games here, and those of
the packages under packs/ among their own tests. Once committed they stay as they are: what a
released Tessera has written must open for ever, and come to the same end. So must two games with
starts, one of them with dice that people threw, `*-start.txt`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tessera.core.record import FORMAT
from tessera.games import GAMES
from tessera.kit.game import Game
from tessera_kit.golden import path_in, write_golden

FOLDER = Path(__file__).parent / "golden"


def path_of(game: Game[Any, Any], record: int, rules: int) -> Path:
    """Where the golden record of these versions lies; its end is beside it, as a position."""
    return FOLDER / f"record-{record}" / f"{game.rules.name}-{rules}.txt"


def main() -> None:
    """Writes what is missing."""
    for game in GAMES:
        write_golden(game, path_of(game, FORMAT, game.rules.version))
    # It stands on what authors need, and no page has that: this module is read inside Pyodide too.
    for game, folder in import_module("tools.projects").packs():
        write_golden(game, path_in(folder / "tests", game))


if __name__ == "__main__":
    main()
