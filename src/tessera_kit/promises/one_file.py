"""A promise about a game in one file: see `tessera_kit.promises`."""

import linecache
from importlib.util import find_spec
from pathlib import Path

from tessera.features.writing.page import SENTENCES
from tessera.i18n import translator
from tessera.kit.game import AnyGame

MADE_WITH = "tessera_plain"


def check_a_page_would_run_it(game: AnyGame) -> None:
    """A game in one file has none of the faults that "Write a game" knows, and is told of them in
    the same words."""
    if hasattr(game.rules, "plain") and (words := fault_in(type(game.rules.plain).__module__)):
        raise AssertionError(words)


def fault_in(module: str) -> str:
    """The first fault of a game whose only file is this module, with the line; "" for none, and for
    any other game."""
    path = file_of(module)
    if path is None:
        return ""
    from tessera_plain.trial import ProgramFault, look_over  # noqa: PLC0415 - other games lack it

    try:
        look_over(path.read_text(encoding="utf-8"))
    except ProgramFault as fault:
        line = linecache.getline(str(path), fault.line).strip()
        where = f"{path}:{fault.line}: {line}\n" if fault.line else ""
        return where + translator("en")(SENTENCES[fault.code], **fault.facts)
    return ""


def file_of(module: str) -> Path | None:
    """The only file of a game; None for a game that has several, or is made with something else."""
    spec = find_spec(module) if module else None
    path = Path(spec.origin) if spec and spec.origin else None
    if path is None or [*path.parent.rglob("*.py")] != [path]:
        return None
    return path if MADE_WITH in path.read_text(encoding="utf-8", errors="replace") else None
