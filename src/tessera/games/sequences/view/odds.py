"""Exact chances of Sequences and Hearts Due, by counting all 46,656 throws."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from tessera.core.dice import Roll, throws
from tessera.games.sequences.rules.score import DICE, STEP, score, ways
from tessera.games.sequences.rules.state import TARGET
from tessera.games.sequences.view.texts import CLAIMS, WIPED_BEFORE
from tessera.i18n import N_, Translator
from tessera.kit.odds import Odds, odds_of
from tessera.kit.phrases import percentage

WAYS = 6**DICE
WIPED_OUT = N_("wiped out")


def kind(roll: Roll, variant: str) -> str:
    """The points of a throw as a label, or that it wipes out."""
    worth = score(roll, variant)
    return WIPED_OUT if worth.ruined else str(worth.points)


def _by_points(label: str) -> int:
    return -1 if label == WIPED_OUT else int(label)


def _odds(title: str, variant: str) -> Odds:
    option = ("variant", variant)
    return odds_of(title, throws(DICE), lambda roll: kind(roll, variant), _by_points, option)


@cache
def odds() -> tuple[Odds, ...]:
    """The scores of a throw in both variants."""
    return _odds(N_("Sequences"), "sequences"), _odds(N_("Hearts Due"), "hearts_due")


class Outlook(NamedTuple):
    """What the dice promise in one variant: the mean points of a throw, and shares of throws
    (0 to 1) that score nothing or wipe out; from an empty score, the mean number of turns to the
    target and the chance to be wiped out at least once before it."""

    mean: float
    nothing: float
    wipe: float
    turns: float
    wiped_before: float


@cache
def outlook(variant: str) -> Outlook:
    """The outlook of a variant, computed from all throws.

    Turns and wipe-outs are worked out backwards from the target. A wipe-out leads back to zero, so
    the turns from each score are kept as `known + factor * (turns from zero)`, and the turns from
    zero solve what is left.
    """
    counted = ways(variant)
    wipe, idle = counted.wiping / WAYS, counted.points[0] / WAYS
    gains = [(points, weight / WAYS) for points, weight in counted.points.items() if points]
    known: dict[int, float] = {}
    factor: dict[int, float] = {}
    fate: dict[int, float] = {}
    for total in range(TARGET - STEP, -1, -STEP):
        ahead = [(total + points, share) for points, share in gains if total + points < TARGET]
        known[total] = (1 + sum(share * known[t] for t, share in ahead)) / (1 - idle)
        factor[total] = (wipe + sum(share * factor[t] for t, share in ahead)) / (1 - idle)
        fate[total] = (wipe + sum(share * fate[t] for t, share in ahead)) / (1 - idle)
    mean = sum(points * weight for points, weight in counted.points.items()) / WAYS
    turns = known[0] / (1 - factor[0])
    return Outlook(mean, idle + wipe, wipe, turns, fate[0])


def facts(
    say: Translator, number: Callable[[float, int], str], title: str
) -> list[tuple[str, str]]:
    """Pairs of a claim of the rule book about the variant with this title and the true value.
    `number` writes a number with so many decimals."""
    variant = next(o.option[1] for o in odds() if o.title == title and o.option)
    averages = outlook(variant)
    truths = {
        "nothing": percentage(say, number(100 * averages.nothing, 1)),
        "mean": say("{number} points", number=number(averages.mean, 2)),
        "turns": say("{number} turns", number=number(averages.turns, 1)),
    }
    notes = [(say(claim), truths[name]) for claim, name in CLAIMS[variant]]
    return [*notes, (say(WIPED_BEFORE), percentage(say, number(100 * averages.wiped_before, 1)))]
