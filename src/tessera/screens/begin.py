"""Beginning a game: a new record, kept from the first moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.core.record import Player, Record
from tessera.core.setup import Setup
from tessera.kit.game import Game

if TYPE_CHECKING:
    from tessera.screens.app import App


def begin(app: App, game: Game[Any, Any], setup: Setup, players: tuple[Player, ...]) -> None:
    """Saves a new game and goes to it."""
    id, seed = app.device.entropy()[:12], app.device.entropy()
    record = Record(game.rules.name, game.rules.version, setup, seed, players, app.device.now())
    app.saves.save(id, record)
    app.device.go(f"#/play/{id}")
