"""The odds of throws."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from tessera.core.dice import throws
from tessera.core.setup import Setup


class Odds(NamedTuple):
    """The kinds of throw of one game: `weights` has the label of each kind with the number of ways
    to throw it, and `kind` returns a throw's label, or None for one that isn't counted. With an
    `option` (a name and a value) only games with that option are counted."""

    title: str
    weights: tuple[tuple[str, int], ...]
    kind: Callable[[Any], str | None]
    option: tuple[str, str] | None = None

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
