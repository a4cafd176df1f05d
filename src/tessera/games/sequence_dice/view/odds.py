"""How likely each total of the two dice is."""

from __future__ import annotations

from functools import cache

from tessera.core.dice import Roll, throws
from tessera.i18n import N_
from tessera.kit.odds import Odds, odds_of


def kind(roll: Roll) -> str:
    """The total as a label."""
    return str(roll.total)


@cache
def odds() -> tuple[Odds, ...]:
    """The eleven totals, ascending."""
    ordered = sorted(throws(2), key=lambda pair: pair[0].total)
    return (odds_of(N_("The total of two dice"), ordered, kind),)
