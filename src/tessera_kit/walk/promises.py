"""Promises about a game on the screens of the app: see `tessera_kit.promises`."""

from tessera.core.record import write_record
from tessera.kit.game import AnyGame
from tessera_kit.playing import playouts
from tessera_kit.walk.sizes import SIZES, queries
from tessera_kit.walk.walk import Ground
from tessera_kit.walk.walker import wander

WALKS = 2
"""At each size."""
LENGTH = 80


def check_nothing_breaks_wherever_one_presses(game: AnyGame) -> None:
    """Whoever presses whatever there is, at three sizes, comes upon no fault."""
    name = game.rules.name
    recorded = {
        f"{name}/{number}": write_record(played.record(game.rules))
        for number, played in enumerate(playouts(game.rules, ("walk",)))
    }
    for screen, size in SIZES.items():
        ground = Ground((name,), recorded, size=queries(game, size))
        for number in range(WALKS):
            wander(f"{screen} {number}", LENGTH, ground)
