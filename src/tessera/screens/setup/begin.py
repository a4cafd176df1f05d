"""Beginning a game, or going on with an old one as a new one. It is saved from the first moment."""

from tessera.core.record import DEVICE, Note, Player, Record
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.setup.first import begun_by
from tessera.screens.setup.shelf import keep_people
from tessera.screens.setup.tonight import tonight
from tessera.session.branch import branch
from tessera.session.table import AnyTable
from tessera.storage.people.evening import starter


def begin(
    services: Services,
    game: AnyGame,
    setup: Setup,
    players: tuple[Player, ...],
    *,
    place: str = "play",
    instead: bool = False,
    dice: str = DEVICE,
) -> None:
    """Saves a new game, in which these `DICE` are thrown, and opens it, or another `place` of it;
    `instead` of the present page, if wanted. Where people have agreed on who begins, that is
    settled already, unless they throw dice of their own."""
    id, seed = services.device.entropy()[:12], services.device.entropy()
    notes = () if dice == DEVICE else (Note(0, dice=dice),)
    record = Record(
        game.rules.name,
        game.rules.version,
        setup,
        seed,
        players,
        services.device.now(),
        notes=notes,
    )
    keep_people(services, services.saves.people)
    games = tonight(services, players) if dice == DEVICE else None
    first = starter(games, players) if games else None
    if first is not None:
        record = begun_by(game, record, first, services.device.entropy)
        name = players[first].name
        services.messages.notify_next(services.say("{player} begins, as agreed.", player=name))
    id = services.saves.save(id, record)
    services.memory.drafts.clear()
    services.device.go(f"#/{place}/{id}", instead=instead)


def begin_from(services: Services, table: AnyTable, at: int) -> None:
    """Goes on from the position after `at` events as a new game; the old one stays saved."""
    device = services.device
    id, seed = device.entropy()[:12], device.entropy()
    id = services.saves.save(id, branch(table, at, seed, device.now()))
    services.messages.notify_next(services.say("This is a new game now. The old one is kept."))
    device.go(f"#/play/{id}")
