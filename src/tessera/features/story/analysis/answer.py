"""The sentence that explains the result."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor

from tessera.core.dice import Roll
from tessera.features.story.analysis.verdict import NARROW, Between, Reason, Verdict
from tessera.i18n import N_, Nn_, Translator
from tessera.kit.analysis import GameStep
from tessera.screens.table.words.log import Log
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable

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
    """A share as wins in ten games: one number where it is known well enough, else two."""
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
