"""The table at which a game was played last, and the first one for those who never played it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.features.setup.agreed import agreed, usual_options
from tessera.features.setup.names import in_language
from tessera.features.setup.seats import against_computers, default_players, fit_colours
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.storage.opening import Damaged
from tessera.storage.saves import Entry


class SavedTable(NamedTuple):
    """A saved game as a table for another game: its players and rules."""

    id: str
    setup: Setup
    players: tuple[Player, ...]
    untouched: bool
    """Whether nobody has done anything at it yet."""


def last_table(services: Services, edition: Edition) -> SavedTable | None:
    """The table of the latest game that can be opened; damaged ones are skipped."""
    for entry, players in _played(services, edition):
        try:
            table = services.saves.open(entry.id)
        except Damaged:
            continue
        if table:
            return SavedTable(entry.id, table.setup, players, table.untouched)
    return None


def last_players(services: Services, edition: Edition) -> tuple[Player, ...]:
    """The players of the latest game, as far as its head tells; none if it was never played."""
    return next((players for _, players in _played(services, edition)), ())


def _played(services: Services, edition: Edition) -> Iterator[tuple[Entry, tuple[Player, ...]]]:
    """The saved games of an edition that people played at one table, the latest first, each with
    the players for another game."""
    for entry in services.saves.entries():
        head = entry.head if entry.game == edition.game else None
        if head and not head.post and edition.is_of(head.setup):
            players = _with_people(entry, head.players)
            if any(player.is_person for player in players):
                say = services.say
                yield entry, tuple(replace(p, name=in_language(say, p.name)) for p in players)


def _with_people(entry: Entry, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players of a game; if no person is left, those with whom it began."""
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
