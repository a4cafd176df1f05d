"""A promise about a game in one file: see `tessera_kit.promises`."""

import linecache
import sys
from pathlib import Path

from tessera.i18n import translator
from tessera.kit.game import AnyGame
from tessera.screens.writing.words import SENTENCES


def check_a_page_would_run_it(game: AnyGame) -> None:
    """A game in one file has none of the faults that "Write a game" knows, and is told of them in
    the same words."""
    path = file_of(game)
    if path is None:
        return
    from tessera_plain.trial import ProgramFault, look_over  # noqa: PLC0415 - other games lack it

    try:
        look_over(path.read_text(encoding="utf-8"))
    except ProgramFault as fault:
        line = linecache.getline(str(path), fault.line).strip()
        where = f"{path}:{fault.line}: {line}\n" if fault.line else ""
        words = translator("en")(SENTENCES[fault.code], **fault.facts)
        raise AssertionError(f"{where}{words}") from None


def file_of(game: AnyGame) -> Path | None:
    """The only file of a game; None for a game that has several, or isn't a `Plain`."""
    if not hasattr(game.rules, "plain"):
        return None
    path = Path(str(sys.modules[type(game.rules.plain).__module__].__file__))
    return path if [*path.parent.rglob("*.py")] == [path] else None
