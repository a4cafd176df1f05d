"""The results of people in finished games: how many, how many won, and how many in a row."""

from dataclasses import dataclass

from tessera.core.record import Record, clean_name


@dataclass(slots=True)
class Results:
    """The results of one person, whose games are counted from the latest back."""

    games: int = 0
    won: int = 0
    row: int = 0
    """The games won in a row up to now."""
    longest: int = 0
    """The most games ever won in a row."""
    _run: int = 0
    _unbroken: bool = True

    def add(self, *, won: bool) -> None:
        """Counts the game before those that were counted."""
        self.games += 1
        self.won += won
        self._run = self._run + 1 if won else 0
        self._unbroken = self._unbroken and won
        self.row += self._unbroken
        self.longest = max(self.longest, self._run)


def winners(head: Record) -> list[int]:
    """The seats that have won; empty for a draw and for a game that goes on."""
    words = head.result.split()
    seats = [int(word) - 1 for word in words if word.isdecimal()]
    return [seat for seat in seats if 0 <= seat < len(head.players)]


def count(results: dict[str, Results], head: Record) -> None:
    """Counts a finished game for each person who played in it, by name."""
    won = {head.players[seat].name for seat in winners(head)}
    for player in head.players:
        if player.is_person:
            results.setdefault(clean_name(player.name), Results()).add(won=player.name in won)
