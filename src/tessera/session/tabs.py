"""The other tabs in which the same Tessera is open."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol


class Held(Enum):
    """Who plays a game."""

    HERE = "this tab"
    ELSEWHERE = "another tab"


class Hold(Protocol):
    """A game that this tab wants for itself."""

    def take(self) -> None:
        """Asks the tab that has it to let go; if it doesn't answer, takes it."""

    def release(self) -> None:
        """Lets others have it."""


class Tabs(Protocol):
    """All tabs of this site in this browser."""

    name: str
    """Of this tab, like no other: hexadecimal digits."""

    def hold(self, game: str, told: Callable[[Held], None]) -> Hold:
        """Wants a game. `told` is called later with who has it, and again whenever that
        changes."""

    def tell(self, key: str, stored: str) -> None:
        """Tells the others what was written."""

    def listen(self, heard: Callable[[str, str], None]) -> None:
        """Calls `heard` with what the others tell."""
