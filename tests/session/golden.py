"""Golden records: one whole game for each version of each game's rules, and of the record's format.

    PYTHONPATH=src python -m tests.session.golden

writes those that are missing, played by the computers. Once committed they stay as they are: what
a released Tessera has written must open for ever, and come to the same end.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tessera.core.game import standard_setup
from tessera.core.record import FORMAT, Player, Record, write_record
from tessera.games import GAMES
from tessera.games.box import Box
from tessera.session.referee import advance
from tessera.session.table import Table

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ana Luísa", "Rui", "Eva", "Zoë & Søren")


def path_of(box: Box[Any, Any], record: int, rules: int) -> Path:
    """Where the golden record of these versions lies; its end is beside it, as a position."""
    return FOLDER / f"record-{record}" / f"{box.game.name}-{rules}.txt"


def played(box: Box[Any, Any]) -> Table[Any, Any]:
    """A game from the first throw to the end."""
    number = min(n for n in box.game.players if n > 1)
    setup = standard_setup(box.game, number)
    sides, bot = box.game.sides(setup), "normal"
    players = [
        Player(name, bot, box.colours[side]) for name, side in zip(NAMES, sides, strict=False)
    ]
    moment = "2026-11-21T09:15:00Z"
    record = Record(box.game.name, box.game.version, setup, "golden", tuple(players), moment)
    table = Table(box.game, record)
    while box.game.result(table.state) is None:
        advance(table, box.bots)
    return table


def main() -> None:
    """Writes what is missing."""
    for box in GAMES:
        path = path_of(box, FORMAT, box.game.version)
        if not path.exists():
            table = played(box)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = write_record(table.record("2026-11-21T10:00:00Z"))
            path.write_text(text, encoding="utf-8")
            end = box.game.write_position(table.state)
            path.with_suffix(".end").write_text(f"{end}\n", encoding="utf-8")
            print(f"{path}: {table.played} events")


if __name__ == "__main__":
    main()
