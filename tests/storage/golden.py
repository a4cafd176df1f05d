"""Golden records: one whole game for each version of each game's rules, and of the record's format.

    python -m tests.storage.golden

writes those that are missing, played by the computers. Once committed they stay as they are: what
a released Tessera has written must open for ever, and come to the same end.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.core.record import FORMAT, Player, Record, write_record
from tessera.games import GAMES
from tessera.kit.game import Game
from tessera.session.table import Table
from tessera.testing.advance import advance

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ana Luísa", "Rui", "Eva", "Zoë & Søren")


def path_of(game: Game[Any, Any], record: int, rules: int) -> Path:
    """Where the golden record of these versions lies; its end is beside it, as a position."""
    return FOLDER / f"record-{record}" / f"{game.rules.name}-{rules}.txt"


def played(game: Game[Any, Any]) -> Table[Any, Any]:
    """A game from the first throw to the end."""
    number = min(n for n in game.rules.players if n > 1)
    setup = game.rules.standard_setup(number)
    sides, bot = game.rules.sides(setup), "normal"
    players = [
        Player(name, bot, game.colours[side]) for name, side in zip(NAMES, sides, strict=False)
    ]
    moment = "2026-11-21T09:15:00Z"
    record = Record(game.rules.name, game.rules.version, setup, "golden", tuple(players), moment)
    table = Table(game.rules, record)
    while game.rules.result(table.state) is None:
        advance(table, game.bots)
    return table


def main() -> None:
    """Writes what is missing."""
    for game in GAMES:
        path = path_of(game, FORMAT, game.rules.version)
        if not path.exists():
            table = played(game)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = write_record(table.record("2026-11-21T10:00:00Z"))
            path.write_text(text, encoding="utf-8")
            end = game.rules.write_position(table.state)
            path.with_suffix(".end").write_text(f"{end}\n", encoding="utf-8")
            print(f"{path}: {table.played} events")


if __name__ == "__main__":
    main()
