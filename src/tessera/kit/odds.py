"""What dice bring in the long run, and what they have brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tessera.core.record import Record
from tessera.core.rules import Illegal, Rules
from tessera.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Odds:
    """The kinds of throw of one game: `weights` has the label of each kind with the number of ways
    to throw it, and `kind` tells a throw's label. With an `option` (a name and a value) only games
    agreed so are counted."""

    title: str
    weights: tuple[tuple[str, int], ...]
    kind: Callable[[Any], str]
    option: tuple[str, str] | None = None

    @property
    def ways(self) -> int:
        """The number of ways to throw anything at all."""
        return sum(weight for _, weight in self.weights)

    def fits(self, setup: Setup) -> bool:
        """Whether throws of a game with this set-up are counted."""
        return self.option is None or self.option in setup.options


def odds_of(
    title: str,
    throws: Iterable[tuple[Any, int]],
    kind: Callable[[Any], str],
    option: tuple[str, str] | None = None,
) -> Odds:
    """The odds of the kinds of throw, in the order in which `throws` first shows them."""
    weights: Counter[str] = Counter()
    for roll, weight in throws:
        weights[kind(roll)] += weight
    return Odds(title, tuple(weights.items()), kind, option)


def thrown(odds: Odds, rules: Rules[Any, Any], records: Iterable[Record]) -> Counter[str]:
    """How often each kind was thrown in these games, events that were taken back left out."""
    counts: Counter[str] = Counter()
    for record in records:
        if record.game != rules.name or not odds.fits(record.setup):
            continue
        for text in record.events[: record.played]:
            if text.startswith("roll "):
                try:
                    counts[odds.kind(rules.read(text))] += 1
                except Illegal:
                    continue  # A damaged record says so when it is opened; here it is just silent.
    return counts
