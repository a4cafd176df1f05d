"""The odds of throws, and how often they have come."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from tessera.core.dice import Roll, throws
from tessera.core.record import Record
from tessera.core.rules import Illegal, Rules
from tessera.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Odds:
    """The kinds of throw of one game: `weights` has the label of each kind with the number of ways
    to throw it, and `kind` returns a throw's label, or None for one that isn't counted. With an
    `option` (a name and a value) only games with that option are counted."""

    title: str
    weights: tuple[tuple[str, int], ...]
    kind: Callable[[Any], str | None]
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
    kind: Callable[[Any], str | None],
    order: Callable[[str], int] = int,
    option: tuple[str, str] | None = None,
) -> Odds:
    """The odds of the kinds of throw, sorted by `order` of their labels. `throws` are pairs of a
    throw and the number of ways to throw it."""
    weights: Counter[str] = Counter()
    for roll, weight in throws:
        if (label := kind(roll)) is not None:
            weights[label] += weight
    ordered = sorted(weights.items(), key=lambda pair: order(pair[0]))
    return Odds(title, tuple(ordered), kind, option)


@cache
def totals(title: str, dice: int) -> Odds:
    """The odds of the totals of so many dice."""
    return odds_of(title, throws(dice), lambda roll: str(roll.total))


def thrown(odds: Odds, rules: Rules[Any, Any], records: Iterable[Record]) -> Counter[str]:
    """The number of throws of each kind in these games, without those that were taken back. The
    records must have all options of today's rules. Events that can't be read are left out."""
    # That a record is damaged is reported when somebody opens it.
    texts: Counter[str] = Counter()
    for record in records:
        if record.game == rules.name and odds.fits(record.setup):
            texts.update(record.events[: record.played])
    counts: Counter[str] = Counter()
    for text, times in texts.items():
        try:
            event = rules.read(text)
        except Illegal:
            continue
        if isinstance(event, Roll) and (label := odds.kind(event)) is not None:
            counts[label] += times
    return counts
