"""What "Why?" answers to every refusal and every prompt of a game, as docs/lessons.md shows it."""

from __future__ import annotations

import re
from typing import Any

from tessera.kit.game import AnyGame
from tessera.kit.phrases import COMMON
from tools.paths import ROOT

HEAD = ("| code | what is said | paragraph |", "|---|---|---|")
END = re.compile(r"(?<=[.!?]) +")


def refusals(game: AnyGame) -> dict[str, Any]:
    """The codes of all that the game may refuse, with their sentences."""
    texts = game.texts
    closed = {code: forms[0] for code, forms in getattr(texts, "CLOSED", {}).items()}
    return {**getattr(texts, "REFUSALS", {}), **closed}


def rows(game: AnyGame) -> list[str]:
    """The lines of a game's table. A paragraph is known by its first words."""
    said = {**COMMON, **refusals(game)}
    found = [*HEAD]
    for key, paragraphs in sorted(game.why.items()):
        code, _, moment = key.partition("/")
        words = f"{said[code]} ({moment})" if moment else said.get(code, "asked")
        firsts = " … ".join(END.split(words)[0] for words in paragraphs)
        found.append(f"| `{key}` | {words} | {firsts} |")
    return found


def shown(game: AnyGame) -> list[str]:
    """The lines of the table in docs/lessons.md."""
    text = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    _, _, rest = text.partition(f"\n### Why? in `{game.rules.name}`\n")
    return rest.strip().partition("\n\n")[0].splitlines()
