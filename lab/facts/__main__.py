"""Works out the figures of "Did you know?".

`make -C lab facts GAME=ur FACT=rosette` prints those of one fact of one game; `make -C lab facts`
works out all of them, and writes them into `facts.txt` of every game, which pages read.
"""

from __future__ import annotations

import sys
from pathlib import Path

from lab.facts import FACTS
from tessera.features.rules.facts import FACTS as FILE
from tessera.features.rules.facts import read_facts
from tools.paths import PACKAGE, PACKS


def file_of(game: str) -> Path:
    """The file with the facts of a game."""
    added = PACKS / game / "src" / f"tessera_{game}"
    return (added if added.is_dir() else PACKAGE / "games" / game) / FILE


def head(game: str, name: str) -> str:
    """The line before a sentence: the figures, worked out anew."""
    figures = (f"{word}={figure:g}" for word, figure in FACTS[game][name]().items())
    return " ".join([name, *figures])


def written(game: str) -> str:
    """The file of a game, with its figures worked out anew."""
    text = file_of(game).read_text(encoding="utf-8")
    for fact in read_facts(text):
        before = next(line for line in text.splitlines() if line.split()[:1] == [fact.name])
        text = text.replace(before, head(game, fact.name))
    return text


def main(*chosen: str) -> None:
    if chosen:
        game, *names = chosen
        for name in names or FACTS[game]:
            print(head(game, name))
    else:
        for game in FACTS:
            file_of(game).write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
