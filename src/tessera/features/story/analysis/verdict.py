"""The reason for a result, the sums it rests on, and its sentence.

The part of a result that isn't explained may have been luck or play. So what is said must hold
whichever it was: the result with average dice is a range, from all of it counted as luck to all of
it counted as play, wider by the average error of the chances. docs/analysis.md has the rules as a
table."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from tessera.core.dice import Roll
from tessera.i18n import N_, Nn_, Translator
from tessera.kit.analysis import Analysis, Chances, GameStep
from tessera.kit.game import AnyGame
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable

EVEN = 0.1
"""Errors that cost one side less than this more than another have decided nothing."""
DECISIVE = 0.25
"""One throw, or one error, that gave the winner so much may have decided a game."""
LEVEL = 0.15
"""By no more than this was the winner ahead of the beginning when a game was decided."""
NARROW = 0.2
"""A range that is no wider can be said as one number of games out of ten."""


class Reason(Enum):
    """The kinds of answer; "it" is the side that won, unless they say otherwise."""

    DICE = auto()
    """With average dice it would have won less than it could expect at the beginning."""
    PLAY = auto()
    """It played better, and the dice gave less than that."""
    AGAINST = auto()
    """It played better, and the dice were against it."""
    BOTH = auto()
    """It played better, and the dice gave even more."""
    GIFTS = auto()
    """Errors of others gave it so much; it didn't play best itself."""
    EVEN_DICE = auto()
    """Errors cost all about the same, so the dice decided."""
    ONE_THROW = auto()
    """The same, and one throw decided."""
    ONE_ERROR = auto()
    """One error of another side decided."""
    HELPED = auto()
    """The dice helped it; whether play decided can't be told."""
    UNKNOWN = auto()
    """Too much isn't explained."""
    DICE_ALONE = auto()
    """There was nothing to choose."""
    THROW_ALONE = auto()
    """The same, and one throw decided."""
    MORE_THAN_CARDS = auto()
    """Luck isn't known; it played better, which gave it twice as much as all the rest."""
    FEWER_ERRORS = auto()
    """The same: it played better."""
    CARD_GIFTS = auto()
    """The same: errors of others helped it, and it didn't play best itself."""
    MORE_ERRORS = auto()
    """The same: another side played better."""
    CARDS = auto()
    """The same: nobody made errors that could have decided, so what nobody chose did."""
    ALIKE = auto()
    """The same: all errors together made little difference, and what decided can't be told."""
    SHARED = auto()
    """A draw, or several sides won."""
    SHARED_BETTER = auto()
    """The same, though this side had played better."""
    SHARED_DICE = auto()
    """The same, where there was nothing to choose."""


BY_PLAY = frozenset(
    {
        *(Reason.PLAY, Reason.AGAINST, Reason.BOTH, Reason.GIFTS, Reason.ONE_ERROR),
        *(Reason.MORE_THAN_CARDS, Reason.FEWER_ERRORS, Reason.CARD_GIFTS, Reason.MORE_ERRORS),
        Reason.SHARED_BETTER,
    }
)
"""The kinds of answer that name somebody's choices."""


class Between(NamedTuple):
    """A share of the games, 0 to 1, known to lie in this range."""

    low: float
    high: float

    @property
    def other(self) -> "Between":
        """The share of all others together, 1 minus this one."""
        return Between(1 - self.high, 1 - self.low)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The reason with its facts. `sides` are those who won, or who played better; `share` is the
    side's result with average dice; `step` the one that decided; `points` the cost of the error."""

    why: Reason
    sides: tuple[int, ...]
    share: Between | None = None
    step: GameStep | None = None
    points: float = 0.0


def verdict(
    analysis: Analysis, *, claims_luck: bool, has_choices: bool, off_by: float
) -> Verdict | None:
    """The reason for the result of a whole analysis; None without one."""
    if not analysis.steps or analysis.result is None:
        return None
    winners = tuple(side for side, share in enumerate(analysis.result) if share)
    if len(winners) > 1:
        return _shared(analysis, winners, off_by, has_choices=has_choices)
    (side,) = winners
    if not has_choices:
        step = _decisive(analysis, side, "chance")
        return Verdict(Reason.THROW_ALONE if step else Reason.DICE_ALONE, winners, step=step)
    return (_won if claims_luck else _by_play_alone)(analysis, side, off_by)


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
    luck = analysis.luck[side]
    even = fair - EVEN <= share.low and share.high <= fair + EVEN
    if even and (step := _decisive(analysis, side, "chance")):
        return Verdict(Reason.ONE_THROW, (side,), share, step)
    if even:
        return Verdict(Reason.EVEN_DICE, (side,), share)
    if share.high < fair:
        return Verdict(Reason.DICE, (side,), share)
    if share.low >= fair + EVEN:
        if step := _decisive(analysis, side, "choice"):
            return Verdict(Reason.ONE_ERROR, (side,), share, step, step.error)
        if not _erred_least(analysis, side):
            return Verdict(Reason.GIFTS, (side,), share)
        if luck <= -EVEN:
            return Verdict(Reason.AGAINST, (side,), share)
        return Verdict(Reason.BOTH if luck > share.high - fair else Reason.PLAY, (side,), share)
    return Verdict(Reason.HELPED if luck >= EVEN else Reason.UNKNOWN, (side,), share)


def _by_play_alone(analysis: Analysis, side: int, off_by: float) -> Verdict:
    """The verdict where luck isn't told apart from the unexplained rest."""
    better, rest = -analysis.cost[side], analysis.remainder[side]
    if better <= -EVEN:
        return Verdict(Reason.MORE_ERRORS, (side,))
    if better >= EVEN and not _erred_least(analysis, side):
        return Verdict(Reason.CARD_GIFTS, (side,))
    if better >= EVEN:
        mostly = rest + off_by <= (better - off_by) / 2
        return Verdict(Reason.MORE_THAN_CARDS if mostly else Reason.FEWER_ERRORS, (side,))
    errors = sum(step.error for step in analysis.steps)
    return Verdict(Reason.CARDS if errors < EVEN else Reason.ALIKE, (side,))


def _erred_least(analysis: Analysis, side: int) -> bool:
    """Whether no other side's errors cost less. Of more than two sides one may gain by another's
    errors and still not have played best."""
    seats = range(len(analysis.sides))
    costs = [
        analysis.own_errors([seat for seat in seats if analysis.sides[seat] == one])
        for one in range(len(analysis.initial))
    ]
    return costs[side] <= min(costs)


def _shared(
    analysis: Analysis, winners: tuple[int, ...], off_by: float, *, has_choices: bool
) -> Verdict:
    if not has_choices:
        return Verdict(Reason.SHARED_DICE, winners)
    sides = range(len(analysis.initial))
    best = max(sides, key=lambda side: -analysis.cost[side])
    ahead = -analysis.cost[best] - off_by
    if ahead >= EVEN and ahead + analysis.remainder[best] >= EVEN:
        return Verdict(Reason.SHARED_BETTER, (best,))
    return Verdict(Reason.SHARED, winners)


def _decisive(analysis: Analysis, side: int, kind: str) -> GameStep | None:
    """The throw, or another side's choice, that decided a level game. It gave the side so much when
    it wasn't far ahead, the side never fell back to where it had been, and the rest of the kind
    gave it no more than half as much. None if there is no such step."""
    steps, level = analysis.steps, analysis.initial[side] + LEVEL
    total = sum(_gain(step, side) for step in steps if step.kind == kind)
    lowest = 1.0
    decisive: GameStep | None = None
    for step in reversed(steps):
        gain, begun = _gain(step, side), step.before[side]
        if (
            step.kind == kind
            and gain >= DECISIVE
            and begun <= level
            and lowest >= begun
            and total - gain <= gain / 2
            and (kind == "chance" or step.side != side)
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
    Reason.DICE: N_("Better dice decided. With average luck: {games} for {player}."),
    Reason.PLAY: N_("Better moves decided. With average luck: {games} for {player}."),
    Reason.AGAINST: N_(
        "Better moves decided, in spite of bad dice. With average luck: {games} for {player}."
    ),
    Reason.BOTH: N_("Better moves and better dice. With average luck: {games} for {player}."),
    Reason.GIFTS: N_("The others' mistakes decided. With average luck: {games} for {player}."),
    Reason.EVEN_DICE: N_(
        "Everybody's mistakes cost about the same. The dice decided for {player}."
    ),
    Reason.ONE_THROW: N_(
        "Everybody's mistakes cost about the same. One throw decided for {player}: "
        "{throw}, in move {n}."
    ),
    Reason.ONE_ERROR: N_("One mistake decided: move {n} by {other} cost {points} wins in 100."),
    Reason.HELPED: N_(
        "The dice helped {player}, but it is not clear that they decided. With average "
        "luck: {games}."
    ),
    Reason.UNKNOWN: N_("No clear reason: too much of this game stays unexplained."),
    Reason.DICE_ALONE: N_("Only luck: there is nothing to choose in this game."),
    Reason.THROW_ALONE: N_(
        "Only luck: there is nothing to choose in this game. One throw decided: "
        "{throw}, in move {n}."
    ),
    Reason.MORE_THAN_CARDS: N_(
        "Better moves decided for {player}: they counted for more than the cards."
    ),
    Reason.FEWER_ERRORS: N_(
        "The better moves came from {player}. How much the cards helped is not known."
    ),
    Reason.CARD_GIFTS: N_(
        "The others' mistakes decided for {player}. How much the cards helped is not known."
    ),
    Reason.MORE_ERRORS: N_(
        "Others made better moves than {player}. How much the cards helped is not known."
    ),
    Reason.CARDS: N_("The cards decided for {player}: no mistake was big enough."),
    Reason.ALIKE: N_("Everybody's mistakes cost about the same. What the cards did is not known."),
    Reason.SHARED: N_("A draw: neither moves nor luck were enough to win."),
    Reason.SHARED_BETTER: N_("A draw, although the better moves came from {player}."),
    Reason.SHARED_DICE: N_("A draw: nobody had better dice."),
}
AGAINST_ONE = N_("Better dice decided. With average luck: {games} for {other}.")
"""The sentence for a win by dice where only one other side could have won."""


def answer(
    say: Translator, verdict: Verdict, names: Sequence[str], log: Log, table: AnyTable
) -> str:
    """That sentence; `names` has those of each side's players."""
    side, why = verdict.sides[0], verdict.why
    facts: dict[str, object] = {"player": names[side]}
    sentence = SENTENCES[why]
    if verdict.share:
        facts["games"] = games(say, verdict.share)
        if why is Reason.DICE and len(names) == 2:
            sentence = AGAINST_ONE
            facts |= {"other": names[1 - side], "games": games(say, verdict.share.other)}
    if verdict.points:
        facts["points"] = f"{100 * verdict.points:.0f}"
    if step := verdict.step:
        facts |= {"n": log.moves.number(step.until), "other": names[step.side]}
        facts["throw"] = _throw(say, log, table, step)
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


def _throw(say: Translator, log: Log, table: AnyTable, step: GameStep) -> str:
    """The dice as people write them; for other events the sentence of the log."""
    event = table.observe(OPEN).events[step.at]
    if isinstance(event, Roll):
        return "-".join(map(str, sorted(event.dice, reverse=True)))
    return log.told(say, step.at).rstrip(".")
