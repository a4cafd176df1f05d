"""Words for the starts that were given so that unequal players have even chances."""

from collections.abc import Iterator, Sequence

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.core.setup import NO_START, START, Setup
from tessera.i18n import Translator
from tessera.kit.game import AnyGame


def given(say: Translator, game: AnyGame, setup: Setup, players: Sequence[Player]) -> Iterator[str]:
    """Yields for each side with a start who has it, and what: `Start for Ana: 20 points`. There are
    none in a set-up that the rules don't know: a record may be of anything."""
    named = dict(setup.options)
    if not any(o.name in named for o in game.rules.options(setup.players) if o.side is not None):
        return
    try:
        sides = game.rules.sides(game.rules.checked_setup(setup))
    except Illegal:
        return
    for side in range(max(sides) + 1):
        if (start := setup.start(side)) != NO_START:
            yield say.pair(whose(say, sides, players, side), label(say, game, start))


def whose(say: Translator, sides: Sequence[int], players: Sequence[Player], side: int) -> str:
    """The words for the start of a side: `Start for Ana`."""
    names = [p.name for p, own in zip(players, sides, strict=True) if own == side]
    return say("Start for {team}", team=say.together(names))


def label(say: Translator, game: AnyGame, start: str) -> str:
    """A start in a few words: `20 points`."""
    return say(game.texts.OPTIONS[f"{START}={start}"][0])
