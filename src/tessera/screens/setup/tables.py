"""The table at which a game was played last, and the one for whoever never played it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.setup.agreed import agreed, remembered_options
from tessera.screens.setup.names import in_language
from tessera.screens.setup.seats import against_computers, default_players, fit_colours
from tessera.storage.saves import Damaged, Entry


class Laid(NamedTuple):
    """A saved game as a table to sit down at: who sits where, and by which rules."""

    id: str
    setup: Setup
    players: tuple[Player, ...]
    untouched: bool
    """Whether nobody has done anything at it yet."""


def last_table(services: Services, edition: Edition) -> Laid | None:
    """The latest that can be laid again; what is damaged is passed over."""
    for entry in _played(services, edition):
        try:
            table = services.saves.open(entry.id)
        except Damaged:
            continue
        if table:
            say = services.say
            players = tuple(replace(p, name=in_language(say, p.name)) for p in table.players)
            return Laid(entry.id, table.setup, players, table.untouched)
    return None


def _played(services: Services, edition: Edition) -> Iterator[Entry]:
    """The saved games of an edition at one table, the latest first."""
    for entry in services.saves.entries():
        head = entry.head if entry.game == edition.game else None
        if head and not head.post and edition.is_of(head.setup):
            yield entry


def first_table(
    services: Services, game: AnyGame, edition: Edition
) -> tuple[Setup, tuple[Player, ...]]:
    """Somebody against the computer, as few as can play; where nobody chooses anything, whoever
    the form would have."""
    players = default_players(services, game)
    if game.has_choices:
        players = against_computers(services, game, players)
    setup = agreed(game, edition, players, remembered_options(services, game))
    return setup, tuple(fit_colours(game, setup, players))
