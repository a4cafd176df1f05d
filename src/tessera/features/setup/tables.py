"""The table of the last game or of a first one, and its rules. The rules are as chosen or
remembered, else the defaults."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import UNDO, Setup, agreed_values, usual_value
from tessera.features.setup.seats import against_computers, default_players, fit_colours
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.table.words.turn import in_language
from tessera.session.table import AnyTable
from tessera.storage.opening import Damaged
from tessera.storage.saves import Entry

ALONE = "undo-alone"
"""The option of undo as it is remembered of somebody who plays alone."""


def remembered_options(services: Services, game: AnyGame) -> dict[str, str]:
    """The options chosen for a game when its form was last filled in."""
    words = services.settings.recall(f"options/{game.rules.name}", "").split()
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def usual_options(services: Services, game: AnyGame) -> dict[str, str]:
    """The same without starts, which were given to those who played then."""
    offered = (option for n in game.rules.players for option in game.rules.options(n))
    starts = {option.name for option in offered if option.side is not None}
    chosen = remembered_options(services, game)
    return {name: value for name, value in chosen.items() if name not in starts}


def agreed(
    game: AnyGame, edition: Edition, players: Sequence[Player], chosen: Mapping[str, str]
) -> Setup:
    """The set-up of this edition for these players. Options that aren't offered to so many players
    have their defaults; there are no starts for sides that aren't there."""
    offered = game.rules.options(len(players))
    taken = [(o, chosen.get(kept_as(o.name, players))) for o in offered]
    own = {o.name: value if value in o.values else usual_value(o) for o, value in taken}
    values = own | dict(edition.options)
    setup = Setup(len(players), agreed_values(offered, values))
    sides = max(game.rules.sides(setup)) + 1
    there = [option for option in offered if (option.side or 0) < sides]
    return Setup(len(players), agreed_values(there, values))


def kept_as(name: str, players: Sequence[Player]) -> str:
    """The name under which a choice is stored. Alone, one's choice about undo is stored by itself,
    because it says nothing about games among several people."""
    alone = sum(player.is_person for player in players) == 1
    return ALONE if alone and name == UNDO else name


def last_table(
    services: Services, edition: Edition
) -> tuple[str, AnyTable, tuple[Player, ...]] | None:
    """The latest game that can be opened, with the players for another. It is an id and a table;
    damaged ones are skipped."""
    for entry, players in _played(services, edition):
        with suppress(Damaged):
            if table := services.saves.open(entry.id):
                return entry.id, table, players
    return None


def last_players(services: Services, edition: Edition) -> tuple[Player, ...]:
    """The players of the latest game, by its head; none without one."""
    return next((players for _, players in _played(services, edition)), ())


def _played(services: Services, edition: Edition) -> Iterator[tuple[Entry, tuple[Player, ...]]]:
    """The saved games that people played at one table, the latest first. Each comes with the
    players for another game."""
    for entry in services.saves.entries():
        head = entry.head if entry.game == edition.game else None
        if head and not head.post and edition.is_of(head.setup):
            players = _with_people(entry, head.players)
            if any(player.is_person for player in players):
                say = services.say
                yield entry, tuple(replace(p, name=in_language(say, p.name)) for p in players)


def _with_people(entry: Entry, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players of a game, or those at its beginning without people left."""
    if any(player.is_person for player in players) or not (record := entry.record):
        return players
    left = {n.seat: n.left for n in reversed(record.notes) if n.left}
    return tuple(left.get(seat) or player for seat, player in enumerate(players))


def first_table(
    services: Services, game: AnyGame, edition: Edition
) -> tuple[Setup, tuple[Player, ...]]:
    """One person against the computer, with as few players as possible."""
    players = against_computers(services, game, default_players(services, game))
    setup = agreed(game, edition, players, usual_options(services, game))
    return setup, tuple(fit_colours(game, setup, players))
