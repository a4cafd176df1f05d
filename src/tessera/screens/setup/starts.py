"""Even chances: what a side is given to begin with, so that unequal players enjoy one game."""

from collections.abc import Sequence

from tessera.core.record import Player
from tessera.core.setup import NO_START, START, Option, Setup
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import whose_start
from tessera.scene.node import Node
from tessera.screens.components import fieldset, hint, selection
from tessera.screens.setup.worth import worth


def starts(say: Translator, game: AnyGame, setup: Setup, players: Sequence[Player]) -> Node | None:
    """The field with a list for each side; None for a game that knows no starts, and where nobody
    is to be even with."""
    sides = game.rules.sides(setup)
    offered = [
        option
        for option in game.rules.options(setup.players)
        if option.side is not None and option.side <= max(sides)
    ]
    if not offered:
        return None
    even = say(
        "Without a start, equally strong players win about {n} games in 100 each.",
        n=round(100 / len(offered)),
    )
    texts = game.texts.OPTIONS
    return fieldset(
        say("Give a start"),
        hint(say(texts[START][1])),
        hint(even),
        Node("ul", {"class": "starts"}, *[_row(say, game, setup, players, o) for o in offered]),
        key="starts",
    )


def _row(
    say: Translator, game: AnyGame, setup: Setup, players: Sequence[Player], option: Option
) -> Node:
    """The badge and names of a side, and the list of what it may be given."""
    assert option.side is not None
    sides = game.rules.sides(setup)
    names = say.together(
        [p.name for p, own in zip(players, sides, strict=True) if own == option.side]
    )
    badge = game.view.badge(players[sides.index(option.side)].colour)
    listed = [(NO_START, say("Nothing"))]
    listed += [
        (start, _told(say, game, setup, option, start)) for start in _apart(game, setup, option)
    ]
    whole = whose_start(say, sides, players, option.side)
    return Node(
        "li",
        {"class": "given"},
        Node("span", {"class": "badge"}, badge),
        Node("span", {"class": "given-to"}, names),
        selection(option.name, whole, listed, setup.start(option.side)),
        key=option.name,
    )


def _apart(game: AnyGame, setup: Setup, option: Option) -> list[str]:
    """The starts of a side that are worth more than the one before, as far as that is known."""
    apart, most = list[str](), 0
    for start in option.values[1:]:
        wins = worth(game.starts(), setup, start)
        if wins is None or round(wins) > most or start == setup.start(option.side or 0):
            apart.append(start)
            most = max(most, round(wins or 0))
    return apart


def _told(say: Translator, game: AnyGame, setup: Setup, option: Option, start: str) -> str:
    """A start, and what it is worth as long as no other side has one."""
    words = say(game.texts.OPTIONS[f"{START}={start}"][0])
    others = any(
        other.name in dict(setup.options)
        for other in game.rules.options(setup.players)
        if other.side not in (None, option.side)
    )
    wins = None if others else worth(game.starts(), setup, start)
    if wins is None:
        return words
    return say.pair(words, say("about {n} wins in 100", n=round(wins)))
