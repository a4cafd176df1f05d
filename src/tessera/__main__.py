"""`python -m tessera replay FILE` prints a game and checks it, without a browser."""

import os
import sys
from itertools import count
from pathlib import Path

from tessera.core.clusters import escaped
from tessera.games import find
from tessera.i18n import FALLBACK, Translator, preferred, translator
from tessera.screens.log import Log
from tessera.screens.trouble import damage
from tessera.session.table import Table
from tessera.storage.links import MAX_FILE, BadLink, tidy
from tessera.storage.saves import Damaged, open_good_part, open_table

USAGE = "python -m tessera replay FILE"


def main(arguments: list[str]) -> int:
    """0 for a game that is by the rules, 1 for one that isn't, 2 where nothing could be read."""
    if len(arguments) != 2 or arguments[0] != "replay":
        print(USAGE, file=sys.stderr)
        return 2
    say = _speaker()
    path = Path(arguments[1])
    try:
        if path.stat().st_size > MAX_FILE:
            print(say("The text of this saved game is far too long."), file=sys.stderr)
            return 2
        text = tidy(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, BadLink) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    return replay(say, text)


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
