"""Even chances: starts for weaker sides, and their worth.

The table of a game, its `starts.txt`, is written by `make -C lab starts`:

    players=2 rules=seed start=3: 61.5 ± 3.0 of 1000 games by hard

is a line of it: what was agreed, what one side alone was given, and how many games in 100 that side
won among equal players; then how far that may be off, of how many games it is, and who played them.
A line that begins with # is a comment."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tessera.core.record import Player
from tessera.core.setup import NO_START, START, Option, Setup
from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import whose_start
from tessera.scene.node import Node
from tessera.screens.components import fieldset, hint, selection

LINE = re.compile(r"(.+) start=(\S+): ([\d.]+) ± [\d.]+ of (?:all|\d+) games by \w+")


class Worth(NamedTuple):
    """One line: under these rules a start won so many games in 100."""

    agreed: frozenset[str]
    start: str
    wins: float


@lru_cache(maxsize=8)
def read(table: str) -> tuple[Worth, ...]:
    """The lines of a table. Raises ValueError."""
    lines = [line for line in table.splitlines() if not line.startswith("#")]
    matches = [LINE.fullmatch(line) for line in lines]
    if None in matches:
        raise ValueError(lines[matches.index(None)])
    return tuple(Worth(frozenset(it[1].split()), it[2], float(it[3])) for it in matches if it)


def worth(table: str, setup: Setup, start: str) -> float | None:
    """The games in 100 that a side wins with this start alone. None where that was never worked
    out."""
    agreed = {f"players={setup.players}", *map("=".join, setup.options)}
    fits = (one.wins for one in read(table) if one.start == start and one.agreed <= agreed)
    return next(fits, None)


def starts(say: Translator, game: AnyGame, setup: Setup, players: Sequence[Player]) -> Node | None:
    """The field with a list for each side; None without starts or opponents."""
    sides, options = game.rules.sides(setup), game.rules.options(setup.players)
    offered = [o for o in options if o.side is not None and o.side <= max(sides)]
    if not offered:
        return None
    even = say(
        "Without a head start, equally strong players win about {n} games in 100 each.",
        n=round(100 / len(offered)),
    )
    about = hint(say(game.texts.OPTIONS[START][1]))
    rows = Node("ul", {"class": "starts"}, *[_row(say, game, setup, players, o) for o in offered])
    return fieldset(say("Head start"), about, hint(even), rows, key="starts")


def _row(
    say: Translator, game: AnyGame, setup: Setup, players: Sequence[Player], option: Option
) -> Node:
    """The badge and names of a side, and the list of its starts."""
    assert option.side is not None
    sides = game.rules.sides(setup)
    there = [p.name for p, own in zip(players, sides, strict=True) if own == option.side]
    colour = players[sides.index(option.side)].colour
    listed = _listed(say, game, setup, option)
    whole = whose_start(say, sides, players, option.side)
    chosen = selection(option.name, whole, listed, setup.start(option.side))
    return given_to(game, colour, say.together(there), chosen)


def given_to(game: AnyGame, colour: str, names: str, chosen: Node) -> Node:
    """The row of a side or a player, with the list for them."""
    badge = Node("span", {"class": "badge"}, game.view.badge(colour))
    words = Node("span", {"class": "given-to"}, names)
    return Node("li", {"class": "given"}, badge, words, chosen, key=chosen.key)


def _listed(say: Translator, game: AnyGame, setup: Setup, option: Option) -> list[tuple[str, str]]:
    """The starts of a side that are worth more than the one before. Each comes with its worth as
    long as no other side has a start."""
    listed, most = [(NO_START, say("Nothing"))], 0
    others = {*game.rules.sides(setup)} - {option.side}
    alone = all(setup.start(side) == NO_START for side in others)
    for start in option.values[1:]:
        wins = worth(game.starts(), setup, start)
        if wins is None or round(wins) > most or start == setup.start(option.side or 0):
            words, won = say(game.texts.OPTIONS[f"{START}={start}"][0]), round(wins or 0)
            about = say("about {n} wins in 100", n=won)
            listed.append((start, say.pair(words, about) if won and alone else words))
            most = max(most, won)
    return listed
