"""Several tabs of one browser, without a browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tessera.storage.ports import LockHolder


@dataclass
class Room:
    """What the tabs of one browser share: who has which game, and who listens."""

    holders: dict[str, Latch] = field(default_factory=dict)
    tabs: list[Tab] = field(default_factory=list)


class Tab:
    """One tab in the room."""

    def __init__(self, room: Room | None = None, name: str = "aaaa") -> None:
        self.name = name
        self.room = room or Room()
        self.room.tabs.append(self)
        self.locks: list[Latch] = []
        self._heard: Callable[[str, str], None] = lambda key, stored: None

    def lock(self, game: str, told: Callable[[LockHolder], None]) -> Latch:
        lock = Latch(self.room, game, told)
        self.room.holders.setdefault(game, lock)
        self.locks.append(lock)
        return lock

    def ask_who_plays(self, game: str, told: Callable[[bool], None]) -> None:
        told(game in self.room.holders)

    def tell(self, key: str, stored: str) -> None:
        for tab in self.room.tabs:
            if tab is not self:
                tab._heard(key, stored)

    def listen(self, heard: Callable[[str, str], None]) -> None:
        self._heard = heard

    def close(self) -> None:
        """Closes the tab, which then hears nothing of the others."""
        self.room.tabs.remove(self)


@dataclass(eq=False)
class Latch:
    """A game that one tab has or wants."""

    room: Room
    game: str
    told: Callable[[LockHolder], None]

    def answer(self) -> None:
        """Tells the tab whether it has the game, as a browser does a moment after it was asked."""
        mine = self.room.holders.get(self.game) is self
        self.told(LockHolder.HERE if mine else LockHolder.ELSEWHERE)

    def take(self) -> None:
        other = self.room.holders.get(self.game)
        self.room.holders[self.game] = self
        if other and other is not self:
            other.told(LockHolder.ELSEWHERE)
        self.told(LockHolder.HERE)

    def release(self) -> None:
        if self.room.holders.get(self.game) is self:
            del self.room.holders[self.game]
