"""What the app asks of the device it runs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tessera.session.saves import Store


class Device(Protocol):
    """A browser, or a stand-in for it in tests."""

    store: Store

    def now(self) -> str:
        """The time, ISO 8601 in UTC with seconds, ending in Z."""

    def entropy(self) -> str:
        """32 hexadecimal digits that nobody could foretell."""

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """Does something later, then draws; the answer calls it off."""

    def go(self, address: str) -> None:
        """Changes the part of the page's address behind `#`."""

    def copy(self, text: str) -> None:
        """Puts a text on the clipboard."""

    def date(self, moment: str, language: str) -> str:
        """A moment (as from `now`) in words, as people of that language write it."""
