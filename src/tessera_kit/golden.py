"""Golden records: whole games that open for ever and come to the same end.

    python -m tessera_kit.golden NAME FOLDER

has computers play a game, and writes it into `golden/` in FOLDER, that of the game's tests, with
the position at its end; where there is one of these rules and this format already, nothing is done.
What was released stays as it is. Until then it may be thrown away and written anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tessera.core.record import FORMAT, Player, Record, write_record
from tessera.games import find
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera.storage.opening import Damaged, open_table
from tessera_kit.advance import advance
from tessera_kit.playing import fewest, some

NAMES = ("Ana Luísa", "Rui", "Eva", "Zoë & Søren")
BEGUN, SAVED = "2026-11-21T09:15:00Z", "2026-11-21T10:00:00Z"
CUTS = 400
"""In so many places a record is cut off."""


def check_golden_records(game: AnyGame, folder: Path) -> None:
    """If the tests have a folder `golden`, it has a game of every version of the rules. Each opens,
    comes to the end written beside it, and is reported as damaged wherever it is cut off."""
    golden = sorted((folder / "golden").glob("*.txt"))
    for path in golden:
        text = path.read_text(encoding="utf-8")
        end = path.with_suffix(".end").read_text(encoding="utf-8")
        state = open_table(text, {game.rules.name: game}.get).state
        assert game.rules.write_position(state) + "\n" == end, f"{path.name} ends otherwise now"
        assert game.rules.result(state), f"{path.name} isn't over"
        _check_cut_off(game, text.rstrip())
    versions = {path.stem.partition("-record")[0] for path in golden}
    lacking = {f"rules-{number}" for number in range(1, game.rules.version + 1)} - versions
    assert not (golden and lacking), f"no golden record of {', '.join(sorted(lacking))}"


def _check_cut_off(game: AnyGame, text: str) -> None:
    codes = set()
    for cut in some(range(len("tessera record 3"), len(text)), CUTS):
        try:
            open_table(text[:cut], {game.rules.name: game}.get)
        except Damaged as damaged:
            codes.add(damaged.code)
        else:
            raise AssertionError(f"cut off after {text[:cut][-30:]!r} it opens")
    assert codes == {"cut_head", "cut_off"}, codes


def played(game: AnyGame) -> Table[Any, Any]:
    """A game of computers from the first event to the end."""
    setup = game.rules.standard_setup(fewest(game.rules))
    sides, bot = game.rules.sides(setup), "normal"
    players = [
        Player(name, bot, game.colours[side]) for name, side in zip(NAMES, sides, strict=False)
    ]
    record = Record(game.rules.name, game.rules.version, setup, "golden", tuple(players), BEGUN)
    table = Table(game.rules, record)
    while game.rules.result(table.state) is None:
        advance(table, game.bots)
    return table


def path_in(folder: Path, game: AnyGame) -> Path:
    """The file among a game's tests for the record of today's rules and format."""
    return folder / "golden" / f"rules-{game.rules.version}-record-{FORMAT}.txt"


def write_golden(game: AnyGame, path: Path) -> None:
    """Plays a game and writes it with its end beside it, unless the file is there already."""
    if not path.exists():
        table = played(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_record(table.record(SAVED)), encoding="utf-8")
        end = f"{game.rules.write_position(table.state)}\n"
        path.with_suffix(".end").write_text(end, encoding="utf-8")
        print(f"{path}: {table.played} events")


def main(arguments: list[str]) -> int:
    """Writes the missing record and answers 0; 2 if the arguments don't name a game and a
    folder."""
    match arguments:
        case [name, folder] if game := find(name):
            write_golden(game, path_in(Path(folder), game))
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
