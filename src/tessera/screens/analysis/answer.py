"""Why who won won, in one sentence."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor

from tessera.core.dice import Roll
from tessera.i18n import N_, Translator
from tessera.kit.analysis import GameStep
from tessera.screens.analysis.verdict import NARROW, Between, Reason, Verdict
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable

TENTHS = (
    N_("hardly any game"),
    N_("about one game of ten"),
    N_("about two games of ten"),
    N_("about three games of ten"),
    N_("about four games of ten"),
    N_("about half of the games"),
    N_("about six games of ten"),
    N_("about seven games of ten"),
    N_("about eight games of ten"),
    N_("about nine games of ten"),
    N_("nearly every game"),
)
SENTENCES = {
    Reason.DICE: N_(
        "{player} won because of the dice, and with average dice would have won {games}."
    ),
    Reason.PLAY: N_("{player} won by better play, and with average dice would have won {games}."),
    Reason.AGAINST: N_(
        "{player} won by better play and against the dice, and with average dice would have won "
        "{games}."
    ),
    Reason.BOTH: N_(
        "{player} played better and had the better dice, and with average dice would have won "
        "{games}."
    ),
    Reason.GIFTS: N_(
        "{player} won by the errors of others, and with average dice would have won {games}."
    ),
    Reason.EVEN_DICE: N_("Errors cost all about the same, and the dice decided for {player}."),
    Reason.ONE_THROW: N_(
        "Errors cost all about the same, and one throw decided for {player}: {throw} in move {n}."
    ),
    Reason.ONE_ERROR: N_(
        "{player} won by one error of {other}: move {n} cost {points} points of 100."
    ),
    Reason.HELPED: N_(
        "The dice helped {player}, and whether play decided can't be told: with average dice it "
        "would have been {games}."
    ),
    Reason.UNKNOWN: N_("{player} won, and why can't be told: too much is not explained."),
    Reason.DICE_ALONE: N_("{player} won by the dice alone: there was nothing to choose."),
    Reason.THROW_ALONE: N_(
        "{player} won by the dice alone, and one throw decided: {throw} in move {n}."
    ),
    Reason.MORE_THAN_CARDS: N_("{player} won by better play: it counted for more than the cards."),
    Reason.FEWER_ERRORS: N_(
        "{player} won and played better; how much the cards helped can't be told."
    ),
    Reason.CARD_GIFTS: N_(
        "{player} won by the errors of others; how much the cards helped can't be told."
    ),
    Reason.MORE_ERRORS: N_(
        "{player} won although others played better; how much the cards helped can't be told."
    ),
    Reason.CARDS: N_(
        "{player} won by the cards, which nobody chose: no play cost enough to decide the game."
    ),
    Reason.ALIKE: N_(
        "{player} won; errors cost all about the same, and what the cards did can't be told."
    ),
    Reason.SHARED: N_("A draw: neither play nor luck was enough for anybody."),
    Reason.SHARED_BETTER: N_("A draw, although {player} played better."),
    Reason.SHARED_DICE: N_("A draw: nobody threw better than the others."),
}
AGAINST_ONE = N_(
    "{player} won because of the dice: with average dice, {other} would have won {games}."
)
"""What is said of a win by dice where only one other side could have won."""


def answer(say: Translator, found: Verdict, names: Sequence[str], log: Log, table: AnyTable) -> str:
    """The sentence; `names` has those of each side."""
    side, why = found.sides[0], found.why
    facts: dict[str, object] = {"player": names[side]}
    sentence = SENTENCES[why]
    if found.share:
        facts["games"] = games(say, found.share)
        if why is Reason.DICE and len(names) == 2:
            sentence = AGAINST_ONE
            facts |= {"other": names[1 - side], "games": games(say, found.share.other)}
    if found.points:
        facts["points"] = f"{100 * found.points:.0f}"
    if step := found.step:
        facts |= {"n": log.moves.number(step.until), "other": names[step.side]}
        facts["throw"] = _throw(say, log, table, step)
    return say(sentence, **facts)


def side_names(say: Translator, table: AnyTable, sides: tuple[int, ...]) -> tuple[str, ...]:
    """Of each side, its players."""
    return _together(say, tuple(player.name for player in table.players), sides)


@lru_cache(maxsize=16)
def _together(say: Translator, players: tuple[str, ...], sides: tuple[int, ...]) -> tuple[str, ...]:
    """Asked for with each number of each side: of many that is often."""
    own = [*zip(sides, players, strict=True)]
    return tuple(
        say.together([name for of, name in own if of == side]) for side in range(max(sides) + 1)
    )


def games(say: Translator, share: Between) -> str:
    """A share as games of ten: one number where it is known well enough, else two."""
    if share.high - share.low <= NARROW:
        return say(TENTHS[round(5 * (share.low + share.high))])
    low, high = floor(10 * share.low), ceil(10 * share.high)
    return say("between {low} and {high} games of ten", low=low, high=high)


def _throw(say: Translator, log: Log, table: AnyTable, step: GameStep) -> str:
    """The dice as people write them; of other events the sentence."""
    event = table.observe(OPEN).events[step.at]
    if isinstance(event, Roll):
        return "-".join(map(str, sorted(event.dice, reverse=True)))
    return log.told(say, step.at).rstrip(".")
