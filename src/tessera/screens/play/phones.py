"""The game as phones have it: as long as it is on the screen, they can play."""

from collections.abc import Callable

from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part


class PhonesHere(Part):
    """Those round this table. `changed` follows where one comes or goes."""

    def __init__(self, context: Context, changed: Callable[[], None]) -> None:
        phones = context.services.phones
        self._host = phones.host
        context.handover.phones = lambda: self._host.seats
        self._host.lay(context.game, context.table, plays=True)
        self._unwatch = phones.watch(changed)

    def leave(self) -> None:
        """They wait for the next game."""
        self._unwatch()
        self._host.clear()
