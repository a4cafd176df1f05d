"""Saved games on the command line: read from a file, and told in the language of this machine."""

import os
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from tessera.core.clusters import escaped
from tessera.games import find
from tessera.i18n import FALLBACK, Translator, preferred, translator
from tessera.screens.table.words.log import Log
from tessera.screens.trouble import damage
from tessera.session.table import AnyTable
from tessera.storage.links import MAX_FILE, BadLink, tidy
from tessera.storage.links.short import at_once, code_in, read_short_link
from tessera.storage.opening import Damaged, open_table

Handle = Callable[[Translator, str], int]
"""A command of a saved game's text; the answer is the exit status."""


def of_a_file(arguments: Sequence[str], handle: Handle) -> int | None:
    """Runs a command that takes nothing but a file."""
    return read(Path(arguments[0]), handle) if len(arguments) == 1 else None


def read(path: Path, handle: Handle) -> int:
    """Reads a file, passes its text to `handle`, and returns the exit status."""
    say = speaker()
    try:
        if path.stat().st_size > MAX_FILE:
            print(
                say("This text is far too long for a saved game. Choose another file or text."),
                file=sys.stderr,
            )
            return 2
        text = path.read_text(encoding="utf-8")
        code = code_in(text)
        text = at_once(read_short_link(code, find)) if code else tidy(text)
    except (OSError, UnicodeError, BadLink) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 2
    return handle(say, text)


def opened(say: Translator, text: str) -> AnyTable | None:
    """The table of a saved game; None, after printing why, if it can't be opened."""
    try:
        return open_table(text, find)
    except Damaged as damaged:
        print(damage(damaged, say), file=sys.stderr)
    return None


def tell(say: Translator, table: AnyTable) -> None:
    """Prints the players, the events and the last position."""
    game = find(table.rules.name)
    assert game is not None
    print(say(game.texts.TITLE))
    for number, player in enumerate(table.players, 1):
        print(f"  {number}. {player.name} ({player.kind})")
    log, texts = Log(game, table), table.record("").events[: table.played]
    for number, event in zip(count(1), texts, strict=False):
        print(f"{number:5}  {escaped(event):14} {log.told(say, number - 1)}".rstrip())
    print(game.rules.write_position(table.state))


def speaker() -> Translator:
    """The translator for the language of this machine; English if the app doesn't have it, or its
    catalogues aren't compiled."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    try:
        return translator(preferred(wanted))
    except FileNotFoundError:
        return translator(FALLBACK)
