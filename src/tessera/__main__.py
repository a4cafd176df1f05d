"""`python -m tessera replay FILE` prints a game and checks it, without a browser; `analyse` tells
luck from errors in it."""

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

from tessera.core.clusters import escaped
from tessera.games import find
from tessera.i18n import FALLBACK, Translator, preferred, translator
from tessera.kit.analysis import Analysis, shared
from tessera.screens.log import Log
from tessera.screens.report import csv, report
from tessera.screens.trouble import damage
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable, Table
from tessera.storage.links import MAX_FILE, BadLink, tidy
from tessera.storage.saves import Damaged, open_good_part, open_table

USAGE = "python -m tessera replay FILE\npython -m tessera analyse FILE [--csv]"

Written = Callable[[AnyTable, Analysis], Iterator[str]]
"""An analysis as lines."""


def main(arguments: list[str]) -> int:
    """0 for a game that is by the rules, 1 for one that isn't, 2 where nothing could be read."""
    match arguments:
        case ["replay", name]:
            told = replay
        case ["analyse", name]:
            told = partial(analyse, written=partial(report, _speaker()))
        case ["analyse", name, "--csv"]:
            told = partial(analyse, written=csv)
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return read(Path(name), told)


def read(path: Path, told: Callable[[Translator, str], int]) -> int:
    """Reads a file and tells what is in it."""
    say = _speaker()
    try:
        if path.stat().st_size > MAX_FILE:
            print(say("The text of this saved game is far too long."), file=sys.stderr)
            return 2
        text = tidy(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, BadLink) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    return told(say, text)


def analyse(say: Translator, text: str, written: Written) -> int:
    """Prints what made the game go as it went."""
    try:
        table = open_table(text, find)
    except Damaged as damaged:
        print(damage(damaged, say), file=sys.stderr)
        return 1
    game = find(table.rules.name)
    if game is None or game.analyst is None:
        print(say("Games of this kind can't be analysed yet."), file=sys.stderr)
        return 1
    found = game.analyst.analyse(table.states, table.observe(OPEN).events)
    result = shared(game.rules, table.setup, table.state)
    steps = tuple(step for step in found if step)
    for line in written(table, Analysis(game.rules.sides(table.setup), steps, result)):
        print(line)
    return 0


def replay(say: Translator, text: str) -> int:
    """Prints the game, as far as it is by the rules, and then what is wrong with it."""
    try:
        tell(say, open_table(text, find))
    except Damaged as damaged:
        good = open_good_part(text, find)
        if good:
            tell(say, good)
        print(damage(damaged, say), file=sys.stderr)
        return 1
    return 0


def tell(say: Translator, table: Table[object, object]) -> None:
    """Players, events and the last position."""
    game = find(table.rules.name)
    assert game is not None
    print(say(game.texts.TITLE))
    for number, player in enumerate(table.players, 1):
        print(f"  {number}. {player.name} ({player.kind})")
    log, texts = Log(game, table), table.record("").events[: table.played]
    for number, event in zip(count(1), texts, strict=False):
        print(f"{number:5}  {escaped(event):14} {log.told(say, number - 1)}".rstrip())
    print(game.rules.write_position(table.state))


def _speaker() -> Translator:
    """In the language of this machine, as far as it is one of ours and the catalogues are made."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    try:
        return translator(preferred(wanted))
    except FileNotFoundError:
        return translator(FALLBACK)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
