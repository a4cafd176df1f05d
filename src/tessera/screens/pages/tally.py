"""What the heads of all saved games add up to."""

from collections import Counter
from collections.abc import Callable

from tessera.core.record import Record, clean_name


class Tally:
    """Games by kind, by player and by month."""

    def __init__(self, day_of: Callable[[str], str]) -> None:
        """`day_of` gives the day of a moment on this device."""
        self._day_of = day_of
        self.begun, self.finished = Counter[str](), Counter[str]()
        """Games by the name of their kind."""
        self.played, self.won = Counter[str](), Counter[str]()
        """Finished games by the name of who played."""
        self.months = Counter[str]()

    def add(self, head: Record) -> None:
        """Counts one game."""
        self.begun[head.game] += 1
        self.months[self._day_of(head.saved)[:7]] += 1
        if head.result:
            self.finished[head.game] += 1
            names = [clean_name(player.name) for player in head.players]
            self.played.update({*names})
            self.won.update({names[seat] for seat in _winners(head)})


def _winners(head: Record) -> list[int]:
    words = head.result.split()
    seats = [int(word) - 1 for word in words if word.isdecimal()]
    return [seat for seat in seats if 0 <= seat < len(head.players)]
