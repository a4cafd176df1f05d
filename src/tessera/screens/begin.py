"""Beginning a game: a new record, kept from the first moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.core.game import Setup
from tessera.core.record import Player, Record
from tessera.games.box import Box
from tessera.session.saves import StoreError
from tessera.session.table import Table

if TYPE_CHECKING:
    from tessera.screens.app import App


def begin(app: App, box: Box[Any, Any], setup: Setup, players: tuple[Player, ...]) -> None:
    """Saves a new game and goes to it. A device that refuses to store it can still play it."""
    id, seed = app.device.entropy()[:12], app.device.entropy()
    record = Record(box.game.name, box.game.version, setup, seed, players, app.device.now())
    try:
        app.saves.save(id, record)
    except StoreError:
        app.unsaved[id] = Table(box.game, record)
    app.device.go(f"#/play/{id}")
