"""Several tabs of one browser, without a browser."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from tessera.storage.ports import LockHolder


@dataclass
class FakeBrowser:
    """What the tabs of one browser share: who has which game, and who listens."""

    holders: dict[str, FakeLock] = field(default_factory=dict)
    tabs: list[FakeTab] = field(default_factory=list)


class FakeTab:
    """One tab in the room."""

    def __init__(self, browser: FakeBrowser | None = None, name: str = "aaaa") -> None:
        self.name = name
        self.browser = browser or FakeBrowser()
        self.browser.tabs.append(self)
        self.locks: list[FakeLock] = []
        self._heard: Callable[[str, str], None] = lambda key, stored: None

    def lock(self, game: str, on_holder: Callable[[LockHolder], None]) -> FakeLock:
        lock = FakeLock(self.browser, game, on_holder)
        self.browser.holders.setdefault(game, lock)
        self.locks.append(lock)
        return lock

    def ask_what_is_played(self, on_answer: Callable[[Collection[str] | None], None]) -> None:
        on_answer([*self.browser.holders])

    def tell(self, key: str, stored: str) -> None:
        for tab in self.browser.tabs:
            if tab is not self:
                tab._heard(key, stored)

    def listen(self, heard: Callable[[str, str], None]) -> None:
        self._heard = heard

    def close(self) -> None:
        """Closes the tab, which then hears nothing of the others."""
        self.browser.tabs.remove(self)


@dataclass(eq=False)
class FakeLock:
    """A game that one tab has or wants."""

    browser: FakeBrowser
    game: str
    told: Callable[[LockHolder], None]

    def answer(self) -> None:
        """Tells the tab whether it has the game, as a browser does a moment after it was asked."""
        mine = self.browser.holders.get(self.game) is self
        self.told(LockHolder.HERE if mine else LockHolder.ELSEWHERE)

    def take(self) -> None:
        other = self.browser.holders.get(self.game)
        self.browser.holders[self.game] = self
        if other and other is not self:
            other.told(LockHolder.ELSEWHERE)
        self.told(LockHolder.HERE)

    def release(self) -> None:
        if self.browser.holders.get(self.game) is self:
            del self.browser.holders[self.game]
