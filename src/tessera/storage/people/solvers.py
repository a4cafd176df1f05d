"""The puzzles that each person of this device has solved, as one text.

    Ana
    + daily 2026-11-24 1.3s
    + tabula 5a1c0e=solved 77b0d2=tried at=77b0d2
    + best 85 tabula/5a1c0e

A name, and below it the days on which she solved the puzzle of the day (`solved_days.py`), what
became of the puzzles of a game, and the hardest that she solved on the first try: so many of a
hundred of its game are easier. Whoever solved last stands first.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from tessera.core.record import clean_name
from tessera.storage.solved_days import SolvedDays

NAME = "solvers"
"""The name of the setting."""
MOST = 20_000
"""The most characters of the text. Those who solved longest ago go first."""
ENTRY = "+ "
DAYS, BEST = "daily", "best"
SOLVED, TRIED, SKIPPED = "solved", "tried", "skipped"
HARDEST = re.compile(r"(\d\d?) (\w+)/(\w+)", re.ASCII)


class Hardest(NamedTuple):
    """A puzzle that is harder than so many of a hundred of its game."""

    easier: int
    game: str
    puzzle: str


class Solvers:
    """Days, puzzles and the best of each person, by name."""

    def __init__(self, text: str = "", called: Callable[[str], str] = str) -> None:
        """Those of a text, under the names of today. Lines that can't be read are left out."""
        self._texts: dict[str, dict[str, str]] = {}
        name = ""
        for line in text[:MOST].split("\n"):
            if not line.startswith(ENTRY):
                name = called(clean_name(line))
            elif name:
                kind, _, words = line.removeprefix(ENTRY).partition(" ")
                self._join(name, kind, words)

    def text(self, name: str, kind: str) -> str:
        """The text that is kept of somebody: for `DAYS`, `BEST`, or a game; "" for none."""
        return self._texts.get(name, {}).get(kind, "")

    def keep(self, name: str, kind: str, text: str) -> None:
        """Keeps this instead of what was kept, and puts the person in front."""
        own = {**self._texts.pop(name, {}), kind: text}
        self._texts = {name: own, **self._texts}

    def days(self, name: str) -> SolvedDays:
        """The days on which somebody solved the puzzle of the day."""
        return SolvedDays(self.text(name, DAYS))

    def solved(self, name: str) -> int:
        """The number of puzzles that somebody has solved."""
        return sum(text.count(f"={SOLVED}") for text in self._texts.get(name, {}).values())

    def hardest(self, name: str) -> Hardest | None:
        """The hardest puzzle that somebody solved on the first try."""
        match = HARDEST.fullmatch(self.text(name, BEST))
        return Hardest(int(match[1]), match[2], match[3]) if match else None

    def joined(self, other: Solvers) -> Solvers:
        """Those of two devices: of each person the better of what both know."""
        both = Solvers(str(self))
        for name, texts in other._texts.items():
            for kind, text in texts.items():
                both._join(name, kind, text)
        return both

    def _join(self, name: str, kind: str, text: str) -> None:
        own = self._texts.setdefault(name, {})
        here = own.get(kind, "")
        if kind == DAYS:
            own[kind] = str(SolvedDays(here).joined(SolvedDays(text)))
        elif kind == BEST:
            own[kind] = max(here, text, key=_easier)
        else:
            states = dict(word.partition("=")[::2] for word in text.split())
            states |= dict(word.partition("=")[::2] for word in here.split())
            solved = {w.removesuffix(f"={SOLVED}") for w in text.split() if w.endswith(SOLVED)}
            states |= {puzzle: SOLVED for puzzle in solved if puzzle in states}
            own[kind] = " ".join(f"{puzzle}={state}" for puzzle, state in states.items())

    def __str__(self) -> str:
        lines: list[str] = []
        room = MOST
        for name, texts in self._texts.items():
            own = [name, *(f"{ENTRY}{kind} {text}" for kind, text in texts.items() if text)]
            room -= sum(len(line) + 1 for line in own)
            if room < 0:
                break
            lines += own if len(own) > 1 else []
        return "\n".join(lines)


def _easier(text: str) -> int:
    match = HARDEST.fullmatch(text)
    return int(match[1]) if match else -1
