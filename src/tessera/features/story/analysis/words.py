"""A step of an analysis in words: the play, its effect, a better play."""

from tessera.features.story.analysis.turning import TurningPoint
from tessera.features.story.page import StoryPage
from tessera.i18n import N_
from tessera.kit.analysis import BAD, DOUBTFUL, VERY_BAD, Chances, GameStep
from tessera.kit.phrases import capital, per_cent
from tessera.kit.view import AnySeen, Sign
from tessera.screens.table.seeing import spectate, viewers
from tessera.session.observe import OPEN

GRADES = {DOUBTFUL: N_("Inaccurate"), BAD: N_("Bad"), VERY_BAD: N_("Very bad")}
NOTHING = 0.0005
"""Less than this is written as 0.0."""
SELDOM = 0.25
"""The greatest probability of luck whose rarity is worth mentioning."""


def hundredths(page: StoryPage, share: float, *, signed: bool = False) -> str:
    """A share of a game in hundredths, with one decimal and perhaps a sign."""
    services = page.services
    number = services.device.number(abs(100 * share), services.say.language, 1)
    if abs(share) < NOTHING:
        return number
    sign = "−" if share < 0 else "+" if signed else ""
    return services.say.signed(sign, number)


def chances_in_words(page: StoryPage, chances: Chances) -> str:
    """The chances of all sides: "Ana 62%, Rui 38%"."""
    say = page.services.say
    each = zip(page.names, chances, strict=True)
    return ", ".join(f"{say.apart(name)} {per_cent(say, chance)}" for name, chance in each)


def move_of(page: StoryPage, step: GameStep) -> str:
    """The number of the move that a step belongs to, in words."""
    return page.services.say("Move {n}", n=page.log.moves.number(step.until))


def done_in(page: StoryPage, step: GameStep) -> str:
    """All events of a step, in sentences."""
    say, log = page.services.say, page.log
    return " ".join(log.told(say, at) for at in range(step.at, step.until)).strip()


def seen_before(page: StoryPage, step: GameStep) -> AnySeen:
    """The position before a step, as the player to act saw it."""
    viewer = step.seat if page.table.rules.hidden else viewers(page.table)[0]
    return spectate(page.services, page.game, page.table, step.at, viewer)


def better_play(page: StoryPage, step: GameStep) -> Sign:
    """The sign of the better play, with its words."""
    read = page.table.rules.read
    return page.game.view.hint(seen_before(page, step), tuple(map(read, step.best)))


def why_better(page: StoryPage, step: GameStep) -> str:
    """A reason that only the better play has, as in hints; "" without one."""
    seen, read = seen_before(page, step), page.table.rules.read
    events = page.table.observe(OPEN).events[step.at : step.until]
    known = page.game.view.reasons(seen, events)
    reasons = page.game.view.reasons(seen, tuple(map(read, step.best)))
    return "".join(f"{capital(words)}." for words in [w for w in reasons if w not in known][:1])


def play_made(page: StoryPage, step: GameStep) -> str:
    """The player and the play, in the words that hints have for it."""
    events = page.table.observe(OPEN).events[step.at : step.until]
    words = page.game.view.hint(seen_before(page, step), events).words
    player = page.table.players_at(step.at)[step.seat]
    return f"{page.services.say.pair(player.name, words)}."


def judged(page: StoryPage, step: GameStep) -> str:
    """A sentence about the change of a step, and the cost of an error."""
    say = page.services.say
    if step.kind == "chance":
        return " ".join(filter(None, (turned(page, step), rare(page, step))))
    if step.kind != "choice":
        return say("There was no choice.")
    if step.error < NOTHING:
        return say("Nothing was better.")
    cost = {
        "best": per_cent(say, step.before[step.side]),
        "played": per_cent(say, step.after[step.side]),
    }
    if step.grade is None:
        return say("Nearly the best: chance to win now {played} instead of {best}.", **cost)
    words = say(GRADES[step.grade])
    return say("{grade}: chance to win now {played} instead of {best}.", grade=words, **cost)


def turned(page: StoryPage, step: GameStep) -> str:
    """A sentence about the change of the told side's chance to win."""
    side = page.run.told_side
    return changed(page, TurningPoint(step, step.before[side], step.after[side]))


def changed(page: StoryPage, point: TurningPoint) -> str:
    """The same for a turning point, which may span more than its step."""
    say, name = page.services.say, page.names[page.run.told_side]
    before, after = per_cent(say, point.before), per_cent(say, point.after)
    if before == after:
        return say("{player}: chance to win still {after}.", player=name, after=after)
    return say(
        "{player}: chance to win from {before} to {after}.",
        player=name,
        before=before,
        after=after,
    )


def rare(page: StoryPage, step: GameStep) -> str:
    """A sentence about the rarity of such luck; "" where it is common."""
    if not 0 < step.rarity <= SELDOM:
        return ""
    say = page.services.say
    n = page.services.device.number(1 / step.rarity, say.language)
    if step.luck > 0:
        return say("Luck as good as this comes once in {n} throws.", n=n)
    return say("Luck as bad as this comes once in {n} throws.", n=n)
