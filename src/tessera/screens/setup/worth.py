"""What a start is worth between equal players, from the table of a game, its `starts.txt`.

    players=2 rules=seed start=3: 61.5 ± 3.0 of 1000 games by hard

is a line of it: what was agreed, what one side alone was given, and how many games in 100 that side
won among equal players; then how far that may be off, of how many games it is, and who played them.
`make -C lab starts` writes it. A line that begins with # is a comment.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from tessera.core.setup import Setup

LINE = re.compile(r"(.+) start=(\S+): ([\d.]+) ± [\d.]+ of (?:all|\d+) games by \w+")


@dataclass(frozen=True, slots=True)
class Worth:
    """One line: with all of this `agreed`, the side with this `start` won so many games in 100."""

    agreed: frozenset[str]
    start: str
    wins: float


@lru_cache(maxsize=8)
def read(table: str) -> tuple[Worth, ...]:
    """The lines of a table. Raises ValueError."""
    worths = []
    for line in table.splitlines():
        if line.startswith("#"):
            continue
        figures = LINE.fullmatch(line)
        if figures is None:
            raise ValueError(line)
        agreed = frozenset(figures[1].split())
        worths.append(Worth(agreed, figures[2], float(figures[3])))
    return tuple(worths)


def worth(table: str, setup: Setup, start: str) -> float | None:
    """The games in 100 that a side with this start wins if nobody else has one; None where that was
    never worked out."""
    agreed = {f"players={setup.players}", *map("=".join, setup.options)}
    fits = (one.wins for one in read(table) if one.start == start and one.agreed <= agreed)
    return next(fits, None)
