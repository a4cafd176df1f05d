"""Beginning a game: a new record, kept from the first moment."""

from tessera.core.record import Player, Record
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.screens.services import Services


def begin(services: Services, game: AnyGame, setup: Setup, players: tuple[Player, ...]) -> None:
    """Saves a new game and goes to it."""
    id, seed = services.device.entropy()[:12], services.device.entropy()
    record = Record(
        game.rules.name, game.rules.version, setup, seed, players, services.device.now()
    )
    services.saves.save(id, record)
    services.drafts.clear()
    services.device.go(f"#/play/{id}")
