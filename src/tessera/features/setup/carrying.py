"""Players who change places: one is pressed after the other, or dragged onto their seat."""

from tessera.core.record import Player
from tessera.features.setup.seating import SEAT
from tessera.screens.page import Page


class Carrying(Page):
    """A page with seats of which one may be lifted."""

    lifted: int | None = None
    """The seat whose player changes places with whoever is pressed next."""

    @property
    def players(self) -> list[Player]:
        """The players seat by seat."""
        raise NotImplementedError

    def exchange(self, one: int, other: int) -> None:
        """Has the players of two seats change places."""
        raise NotImplementedError

    def press_game(self, target: str) -> None:
        """Lifts the player of a seat, or has whoever is lifted already change places with them."""
        seat, lifted = self._seat_of(target), self.lifted
        if seat is None:
            return
        self.lifted = seat if lifted is None else None
        if lifted is not None and lifted != seat:
            self.exchange(lifted, seat)
        self.services.focus = f"game:{target}"

    def _seat_of(self, target: str) -> int | None:
        """The seat of a target that can be carried."""
        word, _, number = target.partition(" ")
        there = word == SEAT and number.isdecimal() and int(number) < len(self.players)
        return int(number) if there else None

    @property
    def carried(self) -> str:
        return "" if self.lifted is None else f"{SEAT} {self.lifted}"

    def destinations(self, target: str) -> tuple[str, ...]:
        own = self._seat_of(target)
        return tuple(f"{SEAT} {seat}" for seat in range(len(self.players)) if seat != own)

    def pick_up(self, target: str) -> bool:
        self.lifted = self._seat_of(target)
        return self.lifted is not None

    def drop(self, target: str) -> bool:
        """Has the player who was picked up change places with the one here; whether there is
        another one here."""
        lifted, seat = self.lifted, self._seat_of(target)
        self.lifted = None
        if lifted is None or seat in (None, lifted):
            return False
        self.exchange(lifted, seat)
        return True

    def key(self, key: str) -> bool:
        """Escape puts down whoever is lifted."""
        if key != "Escape" or self.lifted is None:
            return False
        self.lifted = None
        return True
