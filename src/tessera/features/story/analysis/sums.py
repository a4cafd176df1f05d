"""The numbers that an analysis adds up to, with their names, for the page and for the command
line."""

from typing import NamedTuple

from tessera.features.story.analysis.verdict import Between, with_average_dice
from tessera.i18n import Translator
from tessera.kit.analysis import Analysis, Chances
from tessera.kit.game import AnyGame


class Sum(NamedTuple):
    """One number of each side. `is_change` says that it is gained or lost, and has a sign."""

    title: str
    numbers: Chances
    is_change: bool = True


def sums(say: Translator, game: AnyGame, analysis: Analysis) -> list[Sum]:
    """The terms of each side's sum: the first chances, what was gained and lost, and the result."""
    assert game.analyst is not None
    rest = say("Not explained") if game.analyst.claims_luck else say("Cards, and not explained")
    return [
        Sum(say("At the start"), analysis.initial, is_change=False),
        *([Sum(say("Luck"), analysis.luck)] if game.analyst.claims_luck else []),
        *(_errors(say, analysis) if game.has_choices else []),
        Sum(rest, analysis.remainder),
        Sum(say("Result"), analysis.final, is_change=False),
    ]


def _errors(say: Translator, analysis: Analysis) -> list[Sum]:
    seats = range(len(analysis.sides))
    own = [
        analysis.own_errors([seat for seat in seats if analysis.sides[seat] == side])
        for side in range(len(analysis.initial))
    ]
    others = tuple(of - cost for of, cost in zip(own, analysis.cost, strict=True))
    return [
        Sum(say("Own mistakes"), tuple(0.0 - error for error in own)),
        Sum(say("Others' mistakes"), others),
    ]


def adjusted(game: AnyGame, analysis: Analysis) -> list[Between]:
    """The share that each side would have won with average dice; none where luck isn't told apart,
    or is all there is."""
    analyst = game.analyst
    if analyst is None or not analyst.claims_luck or not game.has_choices:
        return []
    sides = range(len(analysis.initial))
    return [with_average_dice(analysis, side, analyst.off_by) for side in sides]


def from_to(say: Translator, share: Between) -> str:
    """The two ends of a share, in hundredths."""
    return say("{low} to {high}", low=f"{100 * share.low:.0f}", high=f"{100 * share.high:.0f}")
