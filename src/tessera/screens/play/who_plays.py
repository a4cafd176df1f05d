"""People and computers change places in the middle of a game.

What is chosen counts only when it is confirmed, so that a slip changes nothing. The record then
says who left. In a game with hidden hands whoever plays next must say who they are, as always.
"""

from tessera.core.record import Player, clean_name
from tessera.screens.setup.names import renamed, with_kind
from tessera.screens.table.context import Context


class WhoPlays:
    """Who is to sit on each seat, until that is confirmed or the sheet is closed."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.wanted: list[Player] = []
        self._called: dict[tuple[int, str], str] = {}

    def open(self) -> None:
        """Begins with those who sit there."""
        self.wanted = [*self._context.table.players]

    def change(self, field: str, value: str) -> bool:
        """Whether a field of this sheet was changed."""
        verb, _, number = field.partition(" ")
        if verb not in ("name", "kind") or not self.wanted:
            return False
        seat = int(number)
        if verb == "name":
            if name := clean_name(value):
                self.wanted[seat] = renamed(self.wanted, seat, name)
        elif value in ("person", *self._context.game.bots):
            say = self._context.services.say
            self.wanted[seat] = with_kind(say, self.wanted, seat, value, self._called)
        return True

    def confirm(self) -> bool:
        """From here on they play. Whether that changed anything."""
        table = self._context.table
        before = table.players
        for seat, player in enumerate(self.wanted):
            table.seat(seat, player)
        return table.players != before
