"""The table at which a game was played last, and the first one for those who never played it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.setup.agreed import agreed, usual_options
from tessera.screens.setup.names import in_language
from tessera.screens.setup.seats import against_computers, default_players, fit_colours
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
    for entry in _played(services, edition):
        try:
            table = services.saves.open(entry.id)
        except Damaged:
            continue
        if table:
            say = services.say
            players = tuple(replace(p, name=in_language(say, p.name)) for p in table.players)
            return SavedTable(entry.id, table.setup, players, table.untouched)
    return None


def last_players(services: Services, edition: Edition) -> tuple[Player, ...]:
    """The players of the latest game, as far as its head tells; none if it was never played."""
    head = next((entry.head for entry in _played(services, edition)), None)
    if head is None:
        return ()
    return tuple(replace(p, name=in_language(services.say, p.name)) for p in head.players)


def _played(services: Services, edition: Edition) -> Iterator[Entry]:
    """The saved games of an edition that were played at one table, the latest first."""
    for entry in services.saves.entries():
        head = entry.head if entry.game == edition.game else None
        if head and not head.post and edition.is_of(head.setup):
            yield entry


def first_table(
    services: Services, game: AnyGame, edition: Edition
) -> tuple[Setup, tuple[Player, ...]]:
    """One person against the computer, with as few players as possible."""
    players = against_computers(services, game, default_players(services, game))
    setup = agreed(game, edition, players, usual_options(services, game))
    return setup, tuple(fit_colours(game, setup, players))
