"""The reason for a result, the sums it rests on, and its sentence.

The part of a result that isn't explained may have been luck or play. So what is said must hold
whichever it was: the result with average dice is a range, from all of it counted as luck to all of
it counted as play, wider by the average error of the chances. docs/analysis.md has the rules as a
table."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from tessera.i18n import N_, Nn_, Translator
from tessera.kit.analysis import Analysis, Chances, GameStep
from tessera.kit.game import AnyGame
from tessera.screens.table.words.log import Log
from tessera.session.table import AnyTable

EVEN = 0.1
"""Errors that cost one side less than this more than another have decided nothing."""
DECISIVE = 0.25
"""One error that gave the winner so much may have decided a game."""
LEVEL = 0.15
"""By no more than this was the winner ahead of the beginning when a game was decided."""
NARROW = 0.2
"""A range that is no wider can be said as one number of games out of ten."""


class Reason(Enum):
    """The kinds of answer; "it" is the side that won."""

    LUCK = auto()
    """There was nothing to choose."""
    SHARED = auto()
    """A draw, or several sides won."""
    DICE = auto()
    """With average dice it would have won less than it could expect at the beginning."""
    EVEN = auto()
    """Errors cost all about the same, or hardly anything, so dice or cards decided."""
    PLAY = auto()
    """Errors of others gave it more than the dice."""
    ONE_ERROR = auto()
    """One error of another side decided."""
    BETTER = auto()
    """Luck isn't known, and one side's errors cost less than others'."""
    UNKNOWN = auto()
    """Too much isn't explained."""


class Between(NamedTuple):
    """A share of the games, 0 to 1, known to lie in this range."""

    low: float
    high: float

    @property
    def other(self) -> "Between":
        """The share of all others together, 1 minus this one."""
        return Between(1 - self.high, 1 - self.low)


class Verdict(NamedTuple):
    """The reason with its facts. `sides` are those who won, or who played better; `share` is the
    side's result with average dice; `step` the error that decided."""

    why: Reason
    sides: tuple[int, ...]
    share: Between | None = None
    step: GameStep | None = None


def verdict(
    analysis: Analysis, *, claims_luck: bool, has_choices: bool, off_by: float
) -> Verdict | None:
    """The reason for the result of a whole analysis; None without one."""
    if not analysis.steps or analysis.result is None:
        return None
    winners = tuple(side for side, share in enumerate(analysis.result) if share)
    if not has_choices:
        return Verdict(Reason.LUCK, winners)
    if len(winners) > 1:
        return Verdict(Reason.SHARED, winners)
    return (_won if claims_luck else _by_play_alone)(analysis, winners[0], off_by)


def with_average_dice(analysis: Analysis, side: int, off_by: float) -> Between:
    """The range of a side's result with average dice, by its choices. It is never below 0 or above
    1, as the sum for a single game may be."""
    played = analysis.initial[side] - analysis.cost[side]
    ends = played, played + analysis.remainder[side]
    low, high = min(ends) - off_by, max(ends) + off_by
    return Between(_share(low), _share(high))


def _share(sum_of_changes: float) -> float:
    return max(0.0, min(sum_of_changes, 1.0))


def _won(analysis: Analysis, side: int, off_by: float) -> Verdict:
    share, fair = with_average_dice(analysis, side, off_by), analysis.initial[side]
    if fair - EVEN <= share.low and share.high <= fair + EVEN:
        return Verdict(Reason.EVEN, (side,), share)
    if share.high < fair:
        return Verdict(Reason.DICE, (side,), share)
    if share.low < fair + EVEN:
        return Verdict(Reason.UNKNOWN, (side,), share)
    if step := _decisive_error(analysis, side):
        return Verdict(Reason.ONE_ERROR, (side,), share, step)
    return Verdict(Reason.PLAY, (side,), share)


def _by_play_alone(analysis: Analysis, side: int, off_by: float) -> Verdict:
    """The verdict where luck isn't told apart from the unexplained rest."""
    errors = own_errors(analysis)
    if abs(analysis.cost[side]) >= EVEN:
        # Of more than two sides one may gain by another's errors and still not have played best.
        return Verdict(Reason.BETTER, (errors.index(min(errors)),))
    return Verdict(Reason.EVEN if sum(errors) < EVEN else Reason.UNKNOWN, (side,))


def own_errors(analysis: Analysis) -> Chances:
    """The cost of each side's own errors, for itself."""
    seats = range(len(analysis.sides))
    return tuple(
        analysis.own_errors([seat for seat in seats if analysis.sides[seat] == side])
        for side in range(len(analysis.initial))
    )


def _decisive_error(analysis: Analysis, side: int) -> GameStep | None:
    """Another side's choice that decided a level game. It gave the side so much when it wasn't far
    ahead, the side never fell back to where it had been, and all other choices gave it no more than
    half as much. None if there is no such step."""
    steps, level = analysis.steps, analysis.initial[side] + LEVEL
    total = sum(_gain(step, side) for step in steps if step.kind == "choice")
    lowest = 1.0
    decisive: GameStep | None = None
    for step in reversed(steps):
        gain, begun = _gain(step, side), step.before[side]
        if (
            (step.kind == "choice" and step.side != side)
            and (gain >= DECISIVE and total - gain <= gain / 2)
            and (begun <= level and lowest >= begun)
        ):
            decisive = max(decisive or step, step, key=lambda one: _gain(one, side))
        lowest = min(lowest, step.after[side])
    return decisive


def _gain(step: GameStep, side: int) -> float:
    """The change for the side, without working out those of 23 others."""
    return step.after[side] - step.before[side]


class Sum(NamedTuple):
    """One number of each side. `is_change` says that it is gained or lost, and has a sign."""

    title: str
    numbers: Chances
    is_change: bool = True


def sums(say: Translator, game: AnyGame, analysis: Analysis) -> list[Sum]:
    """The terms of each side's sum: first chances, gains, losses, and result."""
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
    own = own_errors(analysis)
    others = tuple(of - cost for of, cost in zip(own, analysis.cost, strict=True))
    return [
        Sum(say("Own mistakes"), tuple(0.0 - error for error in own)),
        Sum(say("Others' mistakes"), others),
    ]


def adjusted(game: AnyGame, analysis: Analysis) -> list[Between]:
    """The share of each side with average dice. None where luck isn't told apart, or is all there
    is."""
    analyst = game.analyst
    if analyst is None or not analyst.claims_luck or not game.has_choices:
        return []
    sides = range(len(analysis.initial))
    return [with_average_dice(analysis, side, analyst.off_by) for side in sides]


def from_to(say: Translator, share: Between) -> str:
    """The two ends of a share, in hundredths."""
    return say("{low} to {high}", low=f"{100 * share.low:.0f}", high=f"{100 * share.high:.0f}")


HARDLY_ANY, NEARLY_ALL = N_("hardly any wins"), N_("nearly all wins")
ABOUT = Nn_("about {n} win in 10", "about {n} wins in 10")
SENTENCES = {
    Reason.LUCK: N_("Only luck: there is nothing to choose in this game."),
    Reason.SHARED: N_("A draw: neither moves nor luck were enough to win."),
    Reason.DICE: N_("Better dice decided. With average luck: {games} for {player}."),
    Reason.EVEN: N_("The dice decided for {player}."),
    Reason.PLAY: N_("The others' mistakes decided. With average luck: {games} for {player}."),
    Reason.ONE_ERROR: N_("One mistake decided: move {n} by {other} cost {points} wins in 100."),
    Reason.BETTER: N_("The better moves came from {player}."),
    Reason.UNKNOWN: N_("No clear reason: too much of this game stays unexplained."),
}
BETWEEN_TWO = {
    Reason.DICE: N_("Better dice decided. With average luck: {games} for {other}."),
    Reason.PLAY: N_("Better moves decided. With average luck: {games} for {player}."),
}
"""The sentences where only one other side could have won."""
BY_CARDS = N_("The cards decided for {player}: no mistake was big enough.")


def answer(say: Translator, verdict: Verdict, names: Sequence[str], log: Log) -> str:
    """That sentence; `names` has those of each side's players."""
    side, why, share = verdict.sides[0], verdict.why, verdict.share
    facts: dict[str, object] = {"player": names[side]}
    sentence = SENTENCES[why] if share or why is not Reason.EVEN else BY_CARDS
    if share and len(names) == 2:
        sentence = BETWEEN_TWO.get(why, sentence)
        facts["other"] = names[1 - side]
        share = share.other if why is Reason.DICE else share
    if share:
        facts["games"] = games(say, share)
    if step := verdict.step:
        facts |= {"n": log.moves.number(step.until), "other": names[step.side]}
        facts["points"] = f"{100 * step.error:.0f}"
    return say(sentence, **facts)


def side_names(say: Translator, table: AnyTable, sides: tuple[int, ...]) -> tuple[str, ...]:
    """The names of each side's players, in one text for each side."""
    return _together(say, tuple(player.name for player in table.players), sides)


@lru_cache(maxsize=16)
def _together(say: Translator, players: tuple[str, ...], sides: tuple[int, ...]) -> tuple[str, ...]:
    """The same from the names alone. It is cached because it is needed with every number of every
    side."""
    own = [*zip(sides, players, strict=True)]
    return tuple(
        say.together([name for of, name in own if of == side]) for side in range(max(sides) + 1)
    )


def games(say: Translator, share: Between) -> str:
    """A share as wins in ten games: one number if certain, else two."""
    if share.high - share.low <= NARROW:
        n = round(5 * (share.low + share.high))
        return say.count(ABOUT, n) if 0 < n < 10 else say(NEARLY_ALL if n else HARDLY_ANY)
    low, high = floor(10 * share.low), ceil(10 * share.high)
    return say("between {low} and {high} wins in 10", low=low, high=high)
